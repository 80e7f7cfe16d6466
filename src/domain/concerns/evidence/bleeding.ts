import type { Flow } from "../../cycles/cycle-facts.ts";
import { knownStartDays } from "../../cycles/cycle-history.ts";
import {
  type BleedingDays,
  bleedingDays,
  isBesideAPeriod,
  isSpottingOutside,
  type PeriodRange,
  periodRanges,
  SAME_PERIOD_DAYS,
} from "../../cycles/periods/bleeding-days.ts";
import { addDays, type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import type { Story } from "../engine/story.ts";
import { pregnancyNow } from "./pregnancy.ts";
import { PADS_AND_CLOTS, signsSince } from "./signs.ts";
import { symptomSince } from "./symptoms.ts";

const FLOWS: readonly Flow[] = ["none", "spotting", "light", "moderate", "heavy"];

/** "bleeding": the amount is unknown. */
type Bleeding = Exclude<Flow, "none"> | "bleeding";

const more = (one: Flow | null, other: Flow | null): Flow | null =>
  FLOWS.indexOf(one ?? "none") > FLOWS.indexOf(other ?? "none") ? one : other;

/**
 * Returns the flow of each day from `days` ago on. A daily log overrides its period's flow; of
 * several records of a day the heaviest counts.
 * @example flowsSince(story, today, 7) // [{ fact: "flow", day: today, value: "spotting", unit: "" }]
 */
export function flowsSince(story: Story, today: CalendarDay, days: number): ConcernEvidence[] {
  const bled = bleedingDays(story.facts, today);
  return Array.from({ length: days + 2 }, (_, ago) => addDays(today, 1 - ago)).flatMap((day) => {
    const record = story.days?.get(day);
    const ofPeriod = bled.get(day) ?? record?.bleeding ?? null;
    const most = more(record?.flow?.value ?? null, ofPeriod?.flow ?? null);
    if (ofPeriod === null && (most === null || most === "none")) return [];
    const value: Bleeding = most === null || most === "none" ? "bleeding" : most;
    return [{ fact: "flow", day, value, unit: "" }];
  });
}

/**
 * Returns the ticked signs of bleeding, as evidence.
 * @example bleedingSignsSince(story, today, 7) // [{ fact: "clots_over_2_5_cm", … }]
 */
export const bleedingSignsSince = (
  story: Story,
  today: CalendarDay,
  days: number,
): ConcernEvidence[] => signsSince(story, today, days, [...PADS_AND_CLOTS, "bleeding_after_sex"]);

/** Of 10: so dizzy that it may come from blood loss. A judgement. */
const GREAT_DIZZINESS = 7;

/**
 * Returns fainting, paleness, a racing heart and great dizziness, which may come from blood loss.
 * @example bloodLossSince(story, today, 2) // [{ fact: "very_pale", … }]
 */
export const bloodLossSince = (
  story: Story,
  today: CalendarDay,
  days: number,
): ConcernEvidence[] => [
  ...signsSince(story, today, days, ["fainting", "very_pale", "racing_heart"]),
  ...symptomSince(story, today, days, "dizziness", "dizziness").filter(
    ({ value }) => Number(value) >= GREAT_DIZZINESS,
  ),
];

/**
 * Returns all evidence of bleeding from `days` ago on: flow, spotting, a period, pads and clots.
 */
export const bleedingSince = (
  story: Story,
  today: CalendarDay,
  days: number,
): ConcernEvidence[] => [
  ...bleedingSignsSince(story, today, days),
  ...flowsSince(story, today, days),
];

/**
 * Returns the periods, oldest first. Where daily logs go on after an end, or have no period, their
 * stretch is returned instead if it is longer; spotting does not extend it.
 */
export function bleedRanges({ facts }: Story, today: CalendarDay): PeriodRange[] {
  const cycles = facts.cycles.filter(({ endDay }) => endDay !== undefined);
  const logged: PeriodRange[] = [];
  for (const [day, bled] of bleedingDays({ ...facts, cycles }, today)) {
    if (isSpottingOutside(bled)) continue;
    const before = logged.at(-1);
    const isSame = before !== undefined && daysBetween(before.last, day) <= SAME_PERIOD_DAYS;
    const first = isSame ? before.first : day;
    const length = daysBetween(first, day) + 1;
    const stretch = { first, last: day, length, cycle: { startDay: first }, isEnded: false };
    logged.splice(isSame ? -1 : logged.length, 1, stretch);
  }
  const meets = (one: PeriodRange, other: PeriodRange) =>
    one.first <= other.last && other.first <= one.last;
  const periods = periodRanges(facts, today);
  const longer = logged.filter((stretch) =>
    periods.every((period) => !meets(stretch, period) || period.length < stretch.length),
  );
  return [
    ...periods.filter((period) => !longer.some((each) => meets(each, period))),
    ...longer,
  ].toSorted((one, other) => one.first.localeCompare(other.first));
}

/**
 * Returns bleeds of `least` days and more that lasted into the last `ago` days, as evidence.
 * @example longBleedsSince(story, today, 7, 8) // [{ fact: "bleeding_days", value: 12, unit: "days", … }]
 */
export const longBleedsSince = (
  story: Story,
  today: CalendarDay,
  ago: number,
  least: number,
): ConcernEvidence[] =>
  bleedRanges(story, today)
    .filter(({ last, length }) => length >= least && last >= addDays(today, -ago))
    .map(({ first: day, length: value }) => ({ fact: "bleeding_days", day, value, unit: "days" }));

/**
 * Returns the days of bleeding, by periods and daily logs, with those only in the day's record.
 * @example bleedingOf(story, today).get(nov1) // { flow: "light", isPeriod: true }
 */
export function bleedingOf({ facts, days }: Story, today: CalendarDay): BleedingDays {
  const logged = [...(days?.values() ?? [])].flatMap(({ date: day, flow }) =>
    flow?.source === "daily-log" ? [{ day, flow: flow.value }] : [],
  );
  return bleedingDays({ ...facts, flows: [...(facts.flows ?? []), ...logged] }, today);
}

export interface BetweenPeriods {
  readonly cycleStart: CalendarDay;
  readonly evidence: ConcernEvidence;
}

/** After this many days without a period, bleeding is no longer between periods. */
const LONGEST_BETWEEN = 365;

/**
 * Returns bleeding between periods from `ago` days ago on, except within two days of a period,
 * which belong to it, and in a recorded pregnancy.
 */
export function bleedingBetween(story: Story, today: CalendarDay, ago: number): BetweenPeriods[] {
  const first = addDays(today, -ago);
  const pregnancy = pregnancyNow(story, today);
  const pregnantSince = pregnancy?.isRecorded === true ? pregnancy.since : undefined;
  const isLookedAt = (day: CalendarDay) =>
    day >= first && (pregnantSince === undefined || day < pregnantSince);
  return [...onKnownDays(story, today), ...onUnknownDays(story)].filter(({ evidence }) =>
    isLookedAt(evidence.day),
  );
}

function onKnownDays(story: Story, today: CalendarDay): BetweenPeriods[] {
  const starts = knownStartDays(story.facts);
  const periods = periodRanges(story.facts, today);
  return [...bleedingOf(story, today)].flatMap(([day, { flow, isPeriod }]): BetweenPeriods[] => {
    const cycleStart = starts.findLast((start) => start <= day);
    if (isPeriod || cycleStart === undefined || isBesideAPeriod(periods, day)) return [];
    if (daysBetween(cycleStart, day) >= LONGEST_BETWEEN) return [];
    return [{ cycleStart, evidence: { fact: "flow", day, value: flow ?? "bleeding", unit: "" } }];
  });
}

const onUnknownDays = ({ facts }: Story): BetweenPeriods[] =>
  facts.cycles
    .filter(({ hasSpottingBetween }) => hasSpottingBetween === true)
    .map(({ startDay }) => ({
      cycleStart: startDay,
      evidence: { fact: "flow", day: startDay, value: "spotting", unit: "" },
    }));

interface HeavyPeriod {
  readonly first: CalendarDay;
  /** Days logged as heavy; all days of a period marked as heavy. */
  readonly days: number;
}

/** Oldest first. @example heavyPeriods(story, today, 183) // [{ first: nov1, days: 2 }] */
export function heavyPeriods(story: Story, today: CalendarDay, ago: number): HeavyPeriod[] {
  const heavyDays = [...bleedingOf(story, today)].filter(([, { flow }]) => flow === "heavy");
  return periodRanges(story.facts, today)
    .filter(({ first }) => first >= addDays(today, -ago))
    .map(({ first, last, length, cycle }) => {
      const within = heavyDays.filter(([day]) => day >= first && day <= last).length;
      return { first, days: cycle.flow === "heavy" ? length : within };
    })
    .filter(({ days }) => days > 0);
}
