import { expect, it } from "vitest";
import {
  asEnglish,
  asWritten,
  languageParts,
  withMarksOfEach,
  withoutMarks,
} from "./language-parts.ts";

it("a text is in parts of one language each, hers within English too", () => {
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

it("what she wrote cannot end its own mark", () => {
  expect(languageParts(asWritten("a\u2069b"))).toEqual([{ text: "ab", language: "und" }]);
});

it("a line that was broken off goes on in the same language on the next", () => {
  const [one = "", two = ""] = withMarksOfEach(["Swali: \u2068Kí ló dé", "tí inú\u2069 hapa"]);
  expect(languageParts(one).map(({ language }) => language)).toEqual([null, "und"]);
  expect(languageParts(two)).toEqual([
    { text: "tí inú", language: "und" },
    { text: " hapa", language: null },
  ]);
});
