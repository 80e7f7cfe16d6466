import { expect, it } from "vitest";
import { PackedTexts } from "./packed-texts.ts";

it("texts come back in order, however many, and none is none", () => {
  const texts = Array.from({ length: 3000 }, (_, place) => `${place} مرحبا ${"x".repeat(300)}\n`);
  const packed = new PackedTexts();
  for (const text of texts) packed.add(text);
  const blocks = [...packed.texts()];
  expect(blocks.join("")).toBe(texts.join(""));
  expect(blocks.length).toBeGreaterThan(2);
  expect([...new PackedTexts().texts()]).toEqual([]);
});
