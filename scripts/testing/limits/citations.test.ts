import { describe, expect, it } from "vitest";
import { lostCitations } from "./citations.ts";

const files = ["README.md", "src/moon.ts", "docs/decisions/005-vault.md"];
const lost = (text: string) => lostCitations(text, files);

describe("a citation", () => {
  it.each([
    "see `src/moon.ts`.",
    "the folder src/, or docs/decisions/",
    "(docs/decisions/005)",
    "[why](decisions/005-vault.md#context)",
    "README.md says so",
    "node_modules/sea/src/index.js and https://sea.org/docs/tides",
    "tides/src/sea.ts",
    "as here:\n```ts\n// src/sea.ts\n```\n",
  ])("is valid: %s", (text) => {
    expect(lost(text)).toEqual([]);
  });

  it.each([
    ["a file", "see src/sea.ts, and again src/sea.ts", ["src/sea.ts"]],
    ["a folder", "`docs/tides/`", ["docs/tides"]],
    ["a document", "as in tides.md § 2", ["tides.md"]],
    ["a document by its path", "docs/tides.md", ["docs/tides.md"]],
    ["a name that only ends like a document", "ADME.md", ["ADME.md"]],
  ])("that leads nowhere is reported once: %s", (_, text, citations) => {
    expect(lost(text)).toEqual(citations);
  });
});
