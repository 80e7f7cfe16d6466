// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { keepSuggestion, removeSuggestion, suggestionsHere } from "./suggestions.ts";
import { fileOf } from "./suggestions-file.ts";

beforeEach(() => localStorage.clear());

const home = { language: "sw", english: "Home", draft: "Nyumbani", better: "Mwanzo" };

it("a second correction replaces the first one of its language", () => {
  keepSuggestion(home);
  keepSuggestion({ ...home, language: "ha" });
  keepSuggestion({ ...home, better: "Skrini ya mwanzo" });
  expect(suggestionsHere().map(({ language, better }) => [language, better])).toEqual([
    ["ha", "Mwanzo"],
    ["sw", "Skrini ya mwanzo"],
  ]);
});

it("two messages with the same draft text have separate corrections", () => {
  keepSuggestion(home);
  keepSuggestion({ ...home, english: "At home", better: "Nyumbani kwako" });
  expect(suggestionsHere().map(({ better }) => better)).toEqual(["Mwanzo", "Nyumbani kwako"]);
});

it("a removed correction leaves nothing behind", () => {
  keepSuggestion(home);
  removeSuggestion(home);
  expect(localStorage).toHaveLength(0);
});

it("the file is CSV without executable formulas", async () => {
  const { name, blob } = fileOf([{ ...home, better: '=1+1, "hi"' }], "2026-11-22");
  expect(name).toBe("mwezi-words-2026-11-22.csv");
  expect(await blob.text()).toBe(
    '\uFEFF"Language","English","Draft","Better words"\r\n"sw","Home","Nyumbani","\'=1+1, ""hi"""\r\n',
  );
});
