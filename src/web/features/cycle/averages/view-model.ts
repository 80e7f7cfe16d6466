import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { countedCycles } from "#domain/cycles/cycle-history.ts";
import { longestUsualWait } from "#domain/cycles/norms/usual-cycle.ts";
import type { LastThreeAverages } from "#domain/day/last-three-averages.ts";
import { addDays } from "#domain/days/calendar-day.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";

const COMPLETED_SHOWN = 2;

export function completedWords(
  { cycles, age }: CycleFacts,
  { position }: CycleOverview,
): MessageDescriptor | null {
  if (position.kind === "no-cycle" || position.cycleDay > COMPLETED_SHOWN) return null;
  const last = countedCycles(cycles).at(-1);
  if (last === undefined || addDays(last.startDay, last.length) !== position.cycleStart)
    return null;
  const { length } = last;
  return length > longestUsualWait(age) ? msg`Your ring closed after ${length} days` : null;
}

export interface ScaleAverage {
  readonly scale: "stress" | "mood" | "anxiety";
  readonly value: number | null;
  readonly outOf: 5 | 10;
}

export function scaleAverages(averages: LastThreeAverages): readonly ScaleAverage[] {
  return [
    { scale: "stress", value: averages.stress, outOf: 10 },
    { scale: "mood", value: averages.mood, outOf: 5 },
    { scale: "anxiety", value: averages.anxiety, outOf: 5 },
  ];
}

export function beadsFilled({ value }: ScaleAverage): number {
  return value === null ? 0 : Math.round(value);
}
