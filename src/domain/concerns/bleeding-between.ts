import { periodRanges, SAME_PERIOD_DAYS } from "../cycles/bleeding-days.ts";
import { knownStartDays } from "../cycles/cycle-history.ts";
import { addDays, type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { bleedingOf } from "./bleeding-of.ts";
import type { ConcernEvidence } from "./concern.ts";
import { pregnancyNow } from "./pregnancy-now.ts";
import type { Story } from "./story.ts";

/** Bleeding between two periods. */
export interface BetweenPeriods {
  /** The first day of the cycle it was in. */
  readonly cycleStart: CalendarDay;
  readonly evidence: ConcernEvidence;
}

/** After so many days without a period it is no bleeding between periods. */
const LONGEST_BETWEEN = 365;

/**
 * Her bleeding between periods from `ago` days ago on. Not the two days before a period and after
 * it, which belong to it, nor what was in a pregnancy that she recorded.
 * @example bleedingBetween(story, today, 183).map(({ cycleStart }) => cycleStart)
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
  const isBesideAPeriod = (day: CalendarDay) =>
    periods.some(
      ({ first, last }) =>
        day >= addDays(first, -SAME_PERIOD_DAYS) && day <= addDays(last, SAME_PERIOD_DAYS),
    );
  return [...bleedingOf(story, today)].flatMap(([day, { flow, isPeriod }]): BetweenPeriods[] => {
    const cycleStart = starts.findLast((start) => start <= day);
    if (isPeriod || cycleStart === undefined || isBesideAPeriod(day)) return [];
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
