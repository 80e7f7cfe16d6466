import { daysWithin } from "./days-within.ts";
import { findings } from "./finding.ts";
import type { Finding, Rule } from "./rule.ts";
import { symptomsOf } from "./symptoms-logged.ts";

const HOLDS_FOR = 2;
/** Design judgement: the specification says "severe" without a number. */
const SEVERE_ACNE = 8;

/** The product's own notice for one day's acne. */
export const severeAcne: Rule = {
  key: "severe-acne",
  trigger: "Acne of 8 of 10 and more on one day.",
  source: "The product's specification",
  grade: "J",
  holdsFor: HOLDS_FOR,
  alert: "warning",
  find(story, today): readonly Finding[] {
    const days = daysWithin(story, today, HOLDS_FOR);
    const acne = days.flatMap((day) => symptomsOf(day, ["acne_face", "acne_back"], SEVERE_ACNE));
    return findings("mention", acne);
  },
};
