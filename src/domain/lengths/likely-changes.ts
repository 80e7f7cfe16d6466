import { contraceptiveEffect } from "../cycles/contraceptive-effect.ts";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import { type LifeStage, lastDayOfEffect } from "../life/life-stage.ts";

/** The first and the last day of a stage that her cycles may change with. */
function changesWith(stage: LifeStage): CalendarDay[] {
  if (stage.kind === "contraception" && contraceptiveEffect(stage.method, stage.iud) === "none") {
    return [];
  }
  const last = lastDayOfEffect(stage);
  const from = stage.kind === "contraception" ? stage.from : undefined;
  return [from, last === null ? undefined : addDays(last, 1)].filter((day) => day !== undefined);
}

/**
 * The days on which something may have changed her cycles: hormones begun or no longer acting, a
 * pregnancy or breastfeeding over, a cycle left out for one of these. In no order; days to come too.
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
