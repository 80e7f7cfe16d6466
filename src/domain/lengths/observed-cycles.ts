import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { type AnnotatedCycle, annotatedCycles } from "../cycles/cycle-history.ts";
import { cyclesLikeNow } from "../cycles/norms/natural-cycles.ts";
import { SHORTEST_CYCLE } from "../cycles/periods/same-period.ts";
import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import type { ObservedLength } from "./length-evidence.ts";
import type { StatedLengths } from "./stated-lengths.ts";

/** Weight of a length whose first or last day is marked as unsure. A judgement. */
const UNSURE_CERTAINTY = 0.5;

/**
 * The completed cycles that the forecast learns from, oldest first: without excluded ones, those
 * under other conditions than now, and those in which the user says a period is missing.
 */
export function observedCycles(facts: CycleFacts): AnnotatedCycle[] {
  return annotatedCycles(cyclesLikeNow(facts)).filter(
    ({ isExcluded, length }) => !isExcluded && length >= SHORTEST_CYCLE,
  );
}

/** Whether hormones stopped, a birth or a loss happened from `from` on, before the end. */
const isChangeLikely = (
  { likelyChanges = [] }: Pick<CycleFacts, "likelyChanges">,
  first: CalendarDay,
  before: CalendarDay,
) => likelyChanges.some((day) => day >= first && day < before);

/**
 * Returns one length for each of `observedCycles`. A likely change affects its cycle and the next.
 * @example observedLengths(facts) // [{ length: 31, missedLog: "not-asked", … }]
 */
export function observedLengths(facts: CycleFacts): ObservedLength[] {
  const cycles = observedCycles(facts);
  return cycles.map(({ startDay, length, missedLog, isUnsure }, place) => ({
    length,
    missedLog,
    certainty: isUnsure ? UNSURE_CERTAINTY : 1,
    followsLikelyChange: isChangeLikely(
      facts,
      cycles[place - 1]?.startDay ?? startDay,
      addDays(startDay, length),
    ),
  }));
}

/** Whether a likely change affects the current cycle, which began on `cycleStart`. */
export function isRunningChangeLikely(
  facts: CycleFacts,
  cycleStart: CalendarDay,
  today: CalendarDay,
): boolean {
  const last = observedCycles(facts).at(-1);
  return isChangeLikely(facts, last?.startDay ?? cycleStart, addDays(today, 1));
}

export const statedLengths = ({
  regularity,
  pcos,
  statedLength,
  statedRange,
  age,
}: CycleFacts): StatedLengths => ({
  regularity,
  pcos,
  statedLength,
  statedRange,
  age: age ?? null,
});
