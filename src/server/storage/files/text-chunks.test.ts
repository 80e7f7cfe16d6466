import fc from "fast-check";
import { expect, it } from "vitest";
import { textChunks } from "./text-chunks.ts";

const LARGE = 256_000;

async function chunksOf(pieces: Iterable<string>): Promise<string[]> {
  const chunks: string[] = [];
  for await (const chunk of textChunks(pieces)) chunks.push(Buffer.from(chunk).toString());
  return chunks;
}

it("many small texts are sent as one chunk", async () => {
  expect(await chunksOf(["a", "b", "c"])).toEqual(["abc"]);
});

it("a chunk is sent as soon as it is large enough, and the rest at the end", async () => {
  const half = "x".repeat(LARGE / 2);
  expect(await chunksOf([half, half, "y"])).toEqual([half + half, "y"]);
  expect((await chunksOf(["x".repeat(LARGE * 3)])).length).toBe(1);
});

it("an empty text makes no chunk", async () => {
  expect(await chunksOf([])).toEqual([]);
  expect(await chunksOf(["", ""])).toEqual([]);
});

it("text in any script is complete and in order", async () => {
  const pieces = fc.array(fc.string({ unit: "grapheme", maxLength: 50 }), { maxLength: 30 });
  await fc.assert(
    fc.asyncProperty(pieces, async (texts) => {
      expect((await chunksOf(texts)).join("")).toBe(texts.join(""));
    }),
  );
});
