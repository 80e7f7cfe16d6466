import { expect, it } from "vitest";
import { substances } from "#domain/concerns/evidence/substances.ts";
import { readingGrade } from "#web/articles/testing/reading-grade.ts";
import { concernWords } from "./concern-words.ts";

const HIGHEST_GRADE = 5;

/** Names that a woman needs to say at the clinic, whatever their length. */
const names = [
  ...substances.map(({ substance }) => substance),
  "statins",
  "folic acid",
  "prolactin",
  "testosterone",
  "ferritin",
  "HbA1c",
  "17-OHP",
  "triglycerides",
  "haemoglobin",
  "oestrogen",
  "emergency contraception",
  "contraception",
  "contraceptives?",
];
const NAMES = new RegExp(`\\b(?:${names.join("|")})\\b`, "gi");

it.each(Object.entries(concernWords))("%s can be read in the fifth school year", (_, words) => {
  for (const action of [words?.action, words?.today, words?.soon, words?.later]) {
    if (action === undefined) continue;
    const text = [action, words?.reason, words?.ask, words?.bring].join(" ").replace(NAMES, "it");
    expect(readingGrade(text), text).toBeLessThanOrEqual(HIGHEST_GRADE);
  }
});
