import { strToU8, zipSync } from "fflate";
import { describe, expect, it } from "vitest";
import { UnreadableFile } from "./diary/file-history.ts";
import { historyOfSample, samples } from "./testing/samples.ts";

/** A seeded random generator (mulberry32), so that every run has the same files. */
function numbersFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const splices = [
  ..."\u0000 \uFFFD , ; \t \" ' < > & { } [ ] : -".split(" "),
  "\n\n\n",
  "&#x1F;",
  "9999-99-99",
  "-1e999",
  "null",
  "__proto__",
  "=1+1",
  "٣",
  "\u2028",
  "]]>",
  "x".repeat(5_000),
];

/** One to four changes: flips bytes, removes, duplicates or moves a chunk, inserts a character. */
function mutate(bytes: Uint8Array, below: (limit: number) => number): Uint8Array {
  let text = bytes;
  for (let change = below(4); change >= 0; change -= 1) {
    const at = below(text.length + 1);
    const length = below(Math.min(60, text.length) + 1);
    const [before, piece, after] = [
      text.subarray(0, at),
      text.subarray(at, at + length),
      text.subarray(at + length),
    ];
    const kind = below(5);
    if (kind === 0) {
      text = text.slice();
      text[below(text.length)] = below(256);
    } else if (kind === 1) text = joined(before, after);
    else if (kind === 2) text = joined(before, piece, piece, piece, after);
    else if (kind === 3) text = joined(before, after, piece);
    else text = joined(before, strToU8(splices[below(splices.length)] ?? ""), piece, after);
    if (text.length === 0) return text;
  }
  return text;
}

function joined(...parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

const originals = [
  ...samples.map(({ app, format, content }) => ({
    name: `${app}, ${format}`,
    bytes: strToU8(content),
  })),
  ...samples.slice(0, 3).map(({ app, content }) => ({
    name: `${app}, in a zip`,
    bytes: zipSync({ "readme.txt": strToU8("hello"), "export.json": strToU8(content) }),
  })),
];
const FILES = 2_000;
const each = Math.ceil(FILES / originals.length);

describe("a randomly altered file of each format", () => {
  it("is tested in at least 2,000 variants", () => {
    expect(each * originals.length).toBeGreaterThanOrEqual(FILES);
  });

  it.each(originals.map((original, seed) => [original.name, original, seed] as const))(
    "%s is read or rejected with a reason",
    async (_, { bytes }, seed) => {
      const below = numbersFrom(seed + 1);
      for (let place = 0; place < each; place += 1) {
        const content = mutate(bytes, below);
        try {
          const { entries, notUnderstood } = await historyOfSample({ content });
          expect(typeof entries).toBe("object");
          expect(notUnderstood.length).toBeLessThanOrEqual(301);
        } catch (error) {
          expect(error).toBeInstanceOf(UnreadableFile);
        }
      }
    },
  );
});
