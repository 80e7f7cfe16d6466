import { describe, expect, it } from "vitest";
import { everyday } from "../testing/crisis-phrases/everyday.ts";
import { said } from "../testing/crisis-phrases/said.ts";
import { hasSelfHarmWords } from "./self-harm-words.ts";

const phrases = Object.values(said).flat();

describe.each(Object.entries(said))("words of self-harm in %s", (_language, notes) => {
  it.each(notes)("are recognised: %s", (note) => {
    expect(hasSelfHarmWords(note)).toBe(true);
  });
});

describe("words of self-harm", () => {
  it.each(everyday)("are not found in an everyday sentence: %s", (note) => {
    expect(hasSelfHarmWords(note)).toBe(false);
  });

  it.each(phrases)("are recognised in a longer note, without marks: %s", (words) => {
    const bare = words.normalize("NFD").replace(/\p{M}/gu, "").replaceAll("’", "");
    expect(hasSelfHarmWords(`Bad day, cramps 7. ${bare}! Took ibuprofen.`)).toBe(true);
  });

  it("do not reach from one sentence into the next", () => {
    expect(hasSelfHarmWords("I want to. Die Katze")).toBe(false);
  });

  it("are searched within 50 ms in the longest note", () => {
    const notes = "this job is killing me and I want to die of laughing ".repeat(40);
    hasSelfHarmWords(notes);
    const start = performance.now();
    expect(hasSelfHarmWords(notes)).toBe(false);
    expect(performance.now() - start).toBeLessThan(50);
  });
});
