import { bleedingBetween } from "./bleeding-between.ts";
import { daysWithin } from "./days-within.ts";
import { isOnNewHormones } from "./method-now.ts";
import { painSince } from "./pain-logged.ts";
import type { Finding, Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";
import { symptomsOf } from "./symptoms-logged.ts";

/** About six months. */
const HOLDS_FOR = 183;
/** One cycle is enough from this age on. */
const ENOUGH_FROM_AGE = 40;

/** Bleeding between her periods. */
export const bleedBetween: Rule = {
  key: "bleed-between",
  trigger:
    "Bleeding between periods in two cycles of six months, from 40 on in one. In the first six months of a hormonal method a mention, unless it was heavy, painful or after sex. The two days beside a period belong to it.",
  source:
    "Primary Care 101, South Africa; GPnotebook and pharmacy-notebook (from 40); the days beside a period: our judgement",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find(story, today): readonly Finding[] {
    const between = bleedingBetween(story, today, HOLDS_FOR);
    const cycles = new Set(between.map(({ cycleStart }) => cycleStart)).size;
    const enough = (story.facts.age ?? 0) >= ENOUGH_FROM_AGE ? 1 : 2;
    if (cycles < enough) return [];
    const bleeding = between.map(({ evidence }) => evidence);
    const isHeavy = bleeding.some(({ value }) => value === "heavy");
    const days = new Set(bleeding.map(({ day }) => day));
    const isPainful = painSince(story, today, HOLDS_FOR, 1).some(({ day }) => days.has(day));
    const afterSex = signsSince(story, today, HOLDS_FOR, ["bleeding_after_sex"]);
    const settles = isOnNewHormones(story, today) && !isHeavy && !isPainful && !afterSex.length;
    const inSex = daysWithin(story, today, HOLDS_FOR).flatMap((day) =>
      symptomsOf(day, ["pain_during_sex"], 1),
    );
    const evidence = [...bleeding, ...afterSex, ...inSex];
    return [{ urgency: settles ? "mention" : "within-days", evidence }];
  },
};
