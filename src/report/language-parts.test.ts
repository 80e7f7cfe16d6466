import { expect, it } from "vitest";
import {
  asEnglish,
  asWritten,
  languageParts,
  withMarksOfEach,
  withoutMarks,
} from "./language-parts.ts";

it("languageParts splits a text by language, the user's words within English too", () => {
  const text = `Dawa: ${asWritten("Glucophage")}. ${asEnglish(`Side effects of ${asWritten("Ginger")}`)}`;
  expect(languageParts(text)).toEqual([
    { text: "Dawa: ", language: null },
    { text: "Glucophage", language: "und" },
    { text: ". ", language: null },
    { text: "Side effects of ", language: "en" },
    { text: "Ginger", language: "und" },
  ]);
  expect(withoutMarks(text)).toBe("Dawa: Glucophage. Side effects of Ginger");
});

it("the user's text cannot end its own mark", () => {
  expect(languageParts(asWritten("a\u2069b"))).toEqual([{ text: "ab", language: "und" }]);
});

it("a broken line continues in the same language", () => {
  const [one = "", two = ""] = withMarksOfEach(["Swali: \u2068Kí ló dé", "tí inú\u2069 hapa"]);
  expect(languageParts(one).map(({ language }) => language)).toEqual([null, "und"]);
  expect(languageParts(two)).toEqual([
    { text: "tí inú", language: "und" },
    { text: " hapa", language: null },
  ]);
});
