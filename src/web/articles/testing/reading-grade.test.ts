import { expect, it } from "vitest";
import { readingGrade, syllables, wordsOf } from "./reading-grade.ts";

it("syllables counts the vowel groups of plain words", () => {
  const words = ["pain", "woman", "period", "hospital", "the", "blood", "measured", "little"];
  expect(words.map(syllables)).toEqual([1, 2, 2, 3, 1, 1, 2, 2]);
});

it("words are counted, punctuation is not", () => {
  expect(wordsOf("One, two – three: 29.3 days!")).toHaveLength(5);
});

it("a child's text has a far lower grade than a scientific one", () => {
  const easy = readingGrade("The cat sat on the mat. It was warm. We gave it milk.");
  const hard = readingGrade(
    "Prospective evaluation of symptomatology necessitates methodological standardisation across heterogeneous populations, particularly where retrospective recollection systematically misrepresents severity.",
  );
  expect(easy).toBeLessThan(2);
  expect(hard).toBeGreaterThan(20);
});
