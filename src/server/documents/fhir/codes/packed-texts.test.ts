import { expect, it } from "vitest";
import { PackedTexts } from "./packed-texts.ts";

it("packed texts are returned in order, for any number including none", () => {
  const texts = Array.from({ length: 3000 }, (_, place) => `${place} مرحبا ${"x".repeat(300)}\n`);
  const packed = new PackedTexts();
  for (const text of texts) packed.add(text);
  const blocks = [...packed.texts()];
  expect(blocks.join("")).toBe(texts.join(""));
  expect(blocks.length).toBeGreaterThan(2);
  expect([...new PackedTexts().texts()]).toEqual([]);
});
