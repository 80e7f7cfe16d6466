import { periodRanges } from "./bleeding-days.ts";
import { type CalendarDay, daysBetween } from "./calendar-day.ts";
import type { CycleFacts } from "./cycle-facts.ts";
import { countedCycles, currentCycleStart } from "./cycle-history.ts";
import type { Evidence } from "./evidence.ts";
import { naturalCycles } from "./natural-cycles.ts";
import { openPeriod } from "./open-period.ts";
import {
  isAdolescent,
  LONG_GAP_DAYS,
  LONGEST_USUAL_PERIOD,
  normsHold,
  usualCycleAt,
} from "./usual-cycle.ts";

/** Something in what she logged that is worth showing to a clinic. `since` is the period it began with. */
export interface DueCheck {
  readonly key: "long-gap" | "long-bleeding" | "open-period" | "cycle-length";
  readonly since: CalendarDay;
  readonly evidence: Evidence;
}

export interface CheckFacts extends CycleFacts {
  readonly age: number | null;
}

const FIGO: Evidence = {
  grade: "A",
  source:
    "FIGO 2018, doi.org/10.1002/ijgo.12666; MSD Manual, Normal menstrual parameters; GPnotebook, Terms used to describe abnormal uterine bleeding",
};
const ADOLESCENTS: Evidence = { grade: "A", source: "Peña et al. 2020, PMC7092491" };

/** Judgement: two of the last three, so that one odd cycle raises nothing. */
const CYCLES_LOOKED_AT = 3;
const OUTSIDE_TO_SHOW = 2;

/**
 * What in her log is due to be shown to a clinic: a prompt to ask, never a finding. Nothing while
 * she is pregnant, uses hormones, or is older than the norms.
 * @example dueChecks({ ...facts, age: 29 }, today) // [{ key: "long-gap", since: "2026-07-02", … }]
 */
export function dueChecks(facts: CheckFacts, today: CalendarDay): readonly DueCheck[] {
  if (!normsHold(facts)) return [];
  const checks = [
    longGap(facts, today),
    longBleeding(facts, today) ?? stillOpen(facts, today),
    cycleLength(facts),
  ];
  return checks.filter((check) => check !== null);
}

function longGap(facts: CheckFacts, today: CalendarDay): DueCheck | null {
  const since = currentCycleStart(facts);
  if (since === null || daysBetween(since, today) < LONG_GAP_DAYS) return null;
  return { key: "long-gap", since, evidence: FIGO };
}

/** Of the latest period that she ended, or that her daily logs keep going for longer than usual. */
function longBleeding(facts: CheckFacts, today: CalendarDay): DueCheck | null {
  const isLong = (length: number) => length > LONGEST_USUAL_PERIOD;
  const latest = periodRanges(facts, today).findLast(
    ({ isEnded, length }) => isEnded || isLong(length),
  );
  if (latest === undefined || !isLong(latest.length)) return null;
  return { key: "long-bleeding", since: latest.first, evidence: FIGO };
}

/** Still bleeding, or an end that was not logged: she is asked, nothing is claimed. */
function stillOpen(facts: CheckFacts, today: CalendarDay): DueCheck | null {
  const open = openPeriod(facts, today);
  if (open?.isLong !== true) return null;
  return { key: "open-period", since: open.cycle.startDay, evidence: FIGO };
}

function cycleLength(facts: CheckFacts): DueCheck | null {
  const { age } = facts;
  const { shortest, longest } = usualCycleAt(age).cycle;
  const outside = countedCycles(naturalCycles(facts))
    .slice(-CYCLES_LOOKED_AT)
    .filter(({ length }) => length < shortest || length > longest);
  const latest = outside.at(-1);
  if (latest === undefined || outside.length < OUTSIDE_TO_SHOW) return null;
  return {
    key: "cycle-length",
    since: latest.startDay,
    evidence: isAdolescent(age) ? ADOLESCENTS : FIGO,
  };
}
