// @vitest-environment happy-dom
import { beforeEach, expect, it } from "vitest";
import { keepSuggestion, removeSuggestion, suggestionsHere } from "./suggestions.ts";
import { fileOf } from "./suggestions-file.ts";

beforeEach(() => localStorage.clear());

const home = { language: "sw", english: "Home", draft: "Nyumbani", better: "Mwanzo" };

it("a second thought takes the place of the first, for its language alone", () => {
  keepSuggestion(home);
  keepSuggestion({ ...home, language: "ha" });
  keepSuggestion({ ...home, better: "Skrini ya mwanzo" });
  expect(suggestionsHere().map(({ language, better }) => [language, better])).toEqual([
    ["ha", "Mwanzo"],
    ["sw", "Skrini ya mwanzo"],
  ]);
});

it("two messages that read alike in the draft have each their own", () => {
  keepSuggestion(home);
  keepSuggestion({ ...home, english: "At home", better: "Nyumbani kwako" });
  expect(suggestionsHere().map(({ better }) => better)).toEqual(["Mwanzo", "Nyumbani kwako"]);
});

it("nothing is left of what is removed", () => {
  keepSuggestion(home);
  removeSuggestion(home);
  expect(localStorage).toHaveLength(0);
});

it("the file holds them for a spreadsheet, which runs nothing of it", async () => {
  const { name, blob } = fileOf([{ ...home, better: '=1+1, "hi"' }], "2026-11-22");
  expect(name).toBe("mwezi-words-2026-11-22.csv");
  expect(await blob.text()).toBe(
    '\uFEFF"Language","English","Draft","Better words"\r\n"sw","Home","Nyumbani","\'=1+1, ""hi"""\r\n',
  );
});
