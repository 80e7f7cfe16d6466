import { daysWithin } from "./days-within.ts";
import { isPregnancyRecorded } from "./pregnancy-now.ts";
import type { Finding, Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";
import { symptomsOf } from "./symptoms-logged.ts";

/** About three months, so that the visit it asks for can have been. */
const HOLDS_FOR = 92;

/** Bleeding after sex, be it once. */
export const bleedAfterSex: Rule = {
  key: "bleed-after-sex",
  trigger:
    "Bleeding after sex on one day; pain during sex is added where she logged it. Not in a pregnancy, which has a rule of its own.",
  source: "Primary Care 101, South Africa; GPnotebook",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find(story, today): readonly Finding[] {
    const bleeding = signsSince(story, today, HOLDS_FOR, ["bleeding_after_sex"]);
    if (bleeding.length === 0 || isPregnancyRecorded(story, today)) return [];
    const pain = daysWithin(story, today, HOLDS_FOR).flatMap((day) =>
      symptomsOf(day, ["pain_during_sex"], 1),
    );
    return [{ urgency: "within-days", evidence: [...bleeding, ...pain] }];
  },
};
