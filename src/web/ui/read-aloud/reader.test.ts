import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createReader } from "./reader.ts";

interface Spoken {
  readonly text: string;
  rate: number;
  onend?: () => void;
  onerror?: () => void;
}

let spoken: Spoken[];
let moves: (number | null)[];
const voice = { lang: "en-ZA" } as SpeechSynthesisVoice;
const reader = () => createReader(["One.", "Two."], voice, (index) => moves.push(index));

beforeEach(() => {
  [spoken, moves] = [[], []];
  class Utterance {
    readonly text: string;
    constructor(text: string) {
      this.text = text;
    }
  }
  vi.stubGlobal("SpeechSynthesisUtterance", Utterance);
  vi.stubGlobal("speechSynthesis", {
    speak: (utterance: Spoken) => spoken.push(utterance),
    // As browsers do: what is cancelled ends.
    cancel: () => spoken.at(-1)?.onend?.(),
  });
});
afterEach(() => vi.unstubAllGlobals());

it("sentences are read in order, then it ends", () => {
  reader().read(1);
  spoken[0]?.onend?.();
  spoken[1]?.onend?.();
  expect(spoken.map(({ text }) => text)).toEqual(["One.", "Two."]);
  expect(moves).toEqual([0, 1, null]);
});

it("after a pause the same sentence is read again, at the new speed", () => {
  const one = reader();
  one.read(1);
  one.pause();
  expect(spoken).toHaveLength(1);
  one.read(0.8);
  expect(spoken.map(({ text, rate }) => [text, rate])).toEqual([
    ["One.", 1],
    ["One.", 0.8],
  ]);
});

it("after a stop it begins again", () => {
  const one = reader();
  one.read(1);
  spoken[0]?.onend?.();
  one.stop();
  one.read(1);
  expect(moves).toEqual([0, 1, null, 0]);
});

it("a voice that fails ends the reading", () => {
  reader().read(1);
  spoken[0]?.onerror?.();
  expect(moves).toEqual([0, null]);
});
