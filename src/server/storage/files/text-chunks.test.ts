import fc from "fast-check";
import { expect, it } from "vitest";
import { textChunks } from "./text-chunks.ts";

const LARGE = 256_000;

async function chunksOf(pieces: Iterable<string>): Promise<string[]> {
  const chunks: string[] = [];
  for await (const chunk of textChunks(pieces)) chunks.push(Buffer.from(chunk).toString());
  return chunks;
}

it("many small pieces leave as one", async () => {
  expect(await chunksOf(["a", "b", "c"])).toEqual(["abc"]);
});

it("a chunk leaves as soon as it is worth sending, and the rest at the end", async () => {
  const half = "x".repeat(LARGE / 2);
  expect(await chunksOf([half, half, "y"])).toEqual([half + half, "y"]);
  expect((await chunksOf(["x".repeat(LARGE * 3)])).length).toBe(1);
});

it("nothing makes no chunk, not even an empty one", async () => {
  expect(await chunksOf([])).toEqual([]);
  expect(await chunksOf(["", ""])).toEqual([]);
});

it("no word is lost or changes its place, in any script", async () => {
  const pieces = fc.array(fc.string({ unit: "grapheme", maxLength: 50 }), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(pieces, async (texts) => {
      expect((await chunksOf(texts)).join("")).toBe(texts.join(""));
    }),
  );
});
