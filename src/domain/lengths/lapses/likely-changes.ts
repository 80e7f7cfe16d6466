import type { CycleFacts } from "../../cycles/cycle-facts.ts";
import { contraceptiveEffect } from "../../cycles/norms/contraceptive-effect.ts";
import { addDays, type CalendarDay } from "../../days/calendar-day.ts";
import { type LifeStage, lastDayOfEffect } from "../../life/life-stage.ts";

function changesWith(stage: LifeStage): CalendarDay[] {
  if (stage.kind === "contraception" && contraceptiveEffect(stage.method, stage.iud) === "none") {
    return [];
  }
  const last = lastDayOfEffect(stage);
  const from = stage.kind === "contraception" ? stage.from : undefined;
  return [from, last === null ? undefined : addDays(last, 1)].filter((day) => day !== undefined);
}

/**
 * Returns the days on which the cycles may have changed: hormones begun or worn off, a pregnancy or
 * breastfeeding over, a cycle excluded for one of these. Unsorted; may include future days.
 * @example likelyChanges({ cycles: [], stages: [{ kind: "contraception", method: "pill", to: june30 }] }) // [july1]
 */
export const likelyChanges = ({
  cycles,
  stages = [],
}: Pick<CycleFacts, "cycles" | "stages">): CalendarDay[] => [
  ...stages.flatMap(changesWith),
  ...cycles.flatMap(({ startDay, exclusionReason }) =>
    exclusionReason === "stopped_pill" || exclusionReason === "pregnancy_ended" ? [startDay] : [],
  ),
];
