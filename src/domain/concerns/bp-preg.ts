import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import { HIGH_BLOOD_PRESSURE, reaches } from "../labs/blood-pressure-check.ts";
import { inPregnancyOrAfter, SIX_WEEKS } from "./after-pregnancy.ts";
import { findings } from "./finding.ts";
import { pressuresSince } from "./pressure-logged.ts";
import type { Rule } from "./rule.ts";
import type { Story } from "./story.ts";

const HOLDS_FOR = 7;

/** Pressure that is high for a pregnancy. */
export const bpPreg: Rule = {
  key: "bp-preg",
  trigger:
    'Pregnant, or up to 6 weeks (42 days) after: systolic 140 or more, or diastolic 90 or more, in the last 7 days (from 160/110 bp-preg-severe is said beside it). Where every reading of the newest day is lower again: within days (subject "settled", J).',
  source: "NICE NG133; WHO SMART ANC; Bettercare, Primary Maternal Care (South Africa), pmc-3",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const high = pressuresSince(story, today, HOLDS_FOR, HIGH_BLOOD_PRESSURE);
    const evidence = inPregnancyOrAfter(story, today, SIX_WEEKS, high);
    return isNewestHigh(story, today)
      ? findings("today", evidence)
      : findings("within-days", evidence, "settled");
  },
};

function isNewestHigh({ pressures = [] }: Story, today: CalendarDay): boolean {
  const recent = pressures.filter(({ date }) => date >= addDays(today, -HOLDS_FOR));
  const newest = recent
    .map(({ date }) => date)
    .sort()
    .at(-1);
  return recent.some((each) => each.date === newest && reaches(each, HIGH_BLOOD_PRESSURE));
}
