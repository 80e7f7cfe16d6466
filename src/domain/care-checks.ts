import { type CalendarDay, daysBetween } from "./calendar-day.ts";
import type { CycleFacts } from "./cycle-facts.ts";
import { completedCycles, currentCycleStart } from "./cycle-history.ts";
import type { Evidence } from "./evidence.ts";

/** Something in what she logged that is worth showing to a clinic. `since` is the period it began with. */
export interface DueCheck {
  readonly key: "long-gap" | "long-bleeding" | "cycle-length";
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

/** No period for this long counts as absent periods (GPnotebook, after FIGO). */
const LONG_GAP_DAYS = 90;
/** Up to 8 days is the usual length of a period (FIGO 2018). */
export const LONGEST_USUAL_BLEEDING = 8;
/** From the start of one period to the next, aged 18 to 45 (FIGO 2018). */
const ADULT_CYCLE = { shortest: 24, longest: 38 } as const;
/** In the first years after the first period (Peña et al. 2020). */
const ADOLESCENT_CYCLE = { shortest: 21, longest: 45 } as const;
const ADULT_AGE = 18;
const OLDEST_AGE_OF_THE_NORMS = 45;

/** Judgement: two of the last three, so that one odd cycle raises nothing. */
const CYCLES_LOOKED_AT = 3;
const OUTSIDE_TO_SHOW = 2;

/** The norms hold for women who use no hormones; an IUD may be hormonal, and she was not asked. */
const normsDoNotHold = new Set<CycleFacts["contraception"]>([
  "pill",
  "iud",
  "implant",
  "injection",
  "patch",
  "ring",
]);

/**
 * What in her log is due to be shown to a clinic: a prompt to ask, never a finding. Nothing while
 * she is pregnant, uses hormones, or is older than the norms.
 * @example dueChecks({ ...facts, age: 29 }, today) // [{ key: "long-gap", since: "2026-07-02", … }]
 */
export function dueChecks(facts: CheckFacts, today: CalendarDay): readonly DueCheck[] {
  if (facts.pregnancy === "pregnant" || normsDoNotHold.has(facts.contraception)) return [];
  if (facts.age !== null && facts.age > OLDEST_AGE_OF_THE_NORMS) return [];
  const checks = [longGap(facts, today), longBleeding(facts), cycleLength(facts)];
  return checks.filter((check) => check !== null);
}

function longGap(facts: CheckFacts, today: CalendarDay): DueCheck | null {
  const since = currentCycleStart(facts);
  if (since === null || daysBetween(since, today) < LONG_GAP_DAYS) return null;
  return { key: "long-gap", since, evidence: FIGO };
}

function longBleeding({ cycles }: CheckFacts): DueCheck | null {
  const ended = cycles.filter((cycle) => cycle.endDay !== undefined);
  const latest = [...ended].sort((one, other) => (one.startDay < other.startDay ? 1 : -1))[0];
  if (latest?.endDay === undefined) return null;
  const days = daysBetween(latest.startDay, latest.endDay) + 1;
  return days > LONGEST_USUAL_BLEEDING
    ? { key: "long-bleeding", since: latest.startDay, evidence: FIGO }
    : null;
}

function cycleLength({ cycles, age }: CheckFacts): DueCheck | null {
  const isAdolescent = age !== null && age < ADULT_AGE;
  const usual = isAdolescent ? ADOLESCENT_CYCLE : ADULT_CYCLE;
  const outside = completedCycles(cycles)
    .slice(-CYCLES_LOOKED_AT)
    .filter(({ length }) => length < usual.shortest || length > usual.longest);
  const latest = outside.at(-1);
  if (latest === undefined || outside.length < OUTSIDE_TO_SHOW) return null;
  return {
    key: "cycle-length",
    since: latest.startDay,
    evidence: isAdolescent ? ADOLESCENTS : FIGO,
  };
}
