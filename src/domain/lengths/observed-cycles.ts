import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { type AnnotatedCycle, annotatedCycles } from "../cycles/cycle-history.ts";
import { cyclesLikeNow } from "../cycles/natural-cycles.ts";
import { SHORTEST_CYCLE } from "../cycles/same-period.ts";
import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import type { ObservedLength } from "./length-evidence.ts";
import type { StatedLengths } from "./stated-lengths.ts";

/** Weight of a length whose first or last day she marked as unsure. A judgement. */
const UNSURE_CERTAINTY = 0.5;

/**
 * The completed cycles that the forecast learns from, oldest first: without excluded cycles,
 * those unlike the one she is in, and starts logged twice. Long cycles all count: 120 days are no error until she says so.
 */
export function observedCycles(facts: CycleFacts): AnnotatedCycle[] {
  return annotatedCycles(cyclesLikeNow(facts)).filter(
    ({ isExcluded, length }) => !isExcluded && length >= SHORTEST_CYCLE,
  );
}

/**
 * Whether something that may have changed her cycles (hormones stopped, a birth, a loss) happened
 * on or after a day and before another.
 */
const isChangeLikely = (
  { likelyChanges = [] }: Pick<CycleFacts, "likelyChanges">,
  first: CalendarDay,
  before: CalendarDay,
) => likelyChanges.some((day) => day >= first && day < before);

/**
 * Her cycles as evidence for the forecast, one for each of `observedCycles`. A likely change bears
 * on the cycle in which it happened and on the next.
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

/** Whether a likely change bears on the cycle she is in, the one that began on `cycleStart`. */
export function isRunningChangeLikely(
  facts: CycleFacts,
  cycleStart: CalendarDay,
  today: CalendarDay,
): boolean {
  const last = observedCycles(facts).at(-1);
  return isChangeLikely(facts, last?.startDay ?? cycleStart, addDays(today, 1));
}

/** The facts that predict the lengths of her cycles before any is logged. */
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
