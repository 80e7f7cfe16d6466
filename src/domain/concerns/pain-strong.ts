import type { DayRecord } from "../day/day-record.ts";
import { SEVERE_PAIN } from "../day/pain-days.ts";
import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import type { ConcernEvidence } from "./concern.ts";
import { daysWithin } from "./days-within.ts";
import { findings } from "./finding.ts";
import { painfulSymptoms } from "./painful-symptoms.ts";
import type { Finding, Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";
import { symptomsOf } from "./symptoms-logged.ts";

const HOLDS_FOR = 365;
/** Worth a visit this week for a month, and a mention for a year. */
const RECENT_DAYS = 30;
const DAYS_OFF = 3;

/** Pain of any kind that is strong, not eased, or keeps her at home. */
export const painStrong: Rule = {
  key: "pain-strong",
  trigger:
    "Pain of any kind of 8 of 10 and more, a severe headache, her usual painkiller failing, or three days and more off work or school in a month. A mention when the last of it is over a month ago.",
  source: "Public fact base; the product's line for severe pain",
  grade: "S",
  holdsFor: HOLDS_FOR,
  find(story, today): readonly Finding[] {
    const off = signsSince(story, today, RECENT_DAYS, ["off_work_or_school"]);
    const evidence = [
      ...daysWithin(story, today, HOLDS_FOR).flatMap(severePains),
      ...signsSince(story, today, HOLDS_FOR, ["painkiller_failed", "severe_headache"]),
      ...(off.length >= DAYS_OFF ? off : []),
    ];
    const isRecent = evidence.some(({ day }) => isWithin(day, today));
    return findings(isRecent ? "within-days" : "mention", evidence);
  },
};

const isWithin = (day: CalendarDay, today: CalendarDay) => day >= addDays(today, -RECENT_DAYS);

/** What hurt that day, by its name; the daily log's pain where nothing else did as much. */
function severePains(record: DayRecord): ConcernEvidence[] {
  const named = symptomsOf(record, painfulSymptoms, SEVERE_PAIN);
  const pain = record.pain?.value ?? 0;
  const isNamed = named.some(({ value }) => value === pain);
  if (pain < SEVERE_PAIN || isNamed) return named;
  return [...named, { fact: "pain", day: record.date, value: pain, unit: "" }];
}
