import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { fileOf } from "#web/entry/better-words/suggestions-file.ts";
import { isFor, readingsOf, readSuggestions } from "./suggestions.ts";

const english = "{days, plural, one {# day logged} other {# days logged}}";
const swahili = "{days, plural, one {siku # imerekodiwa} other {siku # zimerekodiwa}}";
const [inEnglish = "", inDraft = ""] = readingsOf([english, swahili]);

it("an exported suggestion is matched to its message", async () => {
  const folder = mkdtempSync(join(tmpdir(), "mwezi-words-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const said = { english: inEnglish, draft: inDraft, better: "siku {days}" };
  const { name, blob } = fileOf(
    [
      { language: "sw", ...said },
      { language: "ha", ...said },
    ],
    "2026-11-23",
  );
  writeFileSync(join(folder, name), await blob.text());
  expect(readSuggestions([join(folder, name)], "sw")).toEqual([said]);
});

it.each([
  ["with its English", inEnglish, true],
  ["without English, which could not be fetched", "", true],
  ["with that of another message", "Day", false],
])("a suggestion for a draft matches its message: %s", (_, said, expected) => {
  const suggested = { english: said, draft: inDraft, better: "siku" };
  expect(isFor(suggested, inEnglish, inDraft)).toBe(expected);
});
