import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { currentCycleEvidence, cyclesWithEvidence } from "#domain/ovulation/cycle-signs.ts";
import type { OvulationEvidence } from "#domain/ovulation/ovulation-evidence.ts";
import type { CycleOverview } from "#domain/phase/cycle-overview.ts";

/** Empty if fertility is hidden. A cycle without such a day may still have had an ovulation. */
export function ovulatedDays(
  facts: CycleFacts,
  { position, fertileWindow }: CycleOverview,
  today: CalendarDay,
): ReadonlySet<CalendarDay> {
  if (fertileWindow.kind === "hidden") return new Set();
  const past = cyclesWithEvidence(facts).flatMap(({ startDay, evidence }) =>
    confirmedDay(startDay, evidence),
  );
  const current =
    position.kind === "known"
      ? confirmedDay(position.cycleStart, currentCycleEvidence(facts, today))
      : [];
  return new Set([...past, ...current]);
}

function confirmedDay(startDay: CalendarDay, evidence: OvulationEvidence | null): CalendarDay[] {
  if (evidence?.status !== "confirmed" || evidence.ovulationDay === null) return [];
  return [addDays(startDay, evidence.ovulationDay - 1)];
}
