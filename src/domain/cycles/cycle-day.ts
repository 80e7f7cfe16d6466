import { type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { acts, type LifeStage } from "../life/life-stage.ts";
import type { CycleFacts, LoggedCycle } from "./cycle-facts.ts";
import { contraceptiveEffect } from "./norms/contraceptive-effect.ts";

export interface CycleDayFacts extends Pick<CycleFacts, "stages"> {
  readonly cycles: readonly Pick<LoggedCycle, "startDay">[];
}

export const hasPregnancyWithin = (
  stages: readonly LifeStage[] | undefined,
  first: CalendarDay,
  last: CalendarDay,
): boolean =>
  stages?.some((stage) => stage.kind === "pregnancy" && acts(stage, first, last)) === true;

function isUncounted(stage: LifeStage, start: CalendarDay, day: CalendarDay): boolean {
  if (stage.kind === "pregnancy" || stage.kind === "no_periods") return acts(stage, start, day);
  const effect = contraceptiveEffect(stage.method, stage.iud);
  return effect === "hormonal" && acts(stage, day, day);
}

/**
 * Returns the cycle day, 1 on the first day of a period, however long the cycle lasts; `null`
 * before the first logged period, in a pregnancy, on hormones, and after a pregnancy or the end of
 * periods until the next one.
 * @example cycleDayOn({ cycles: [{ startDay: nov1 }] }, nov3) // 3
 */
export function cycleDayOn({ cycles, stages }: CycleDayFacts, day: CalendarDay): number | null {
  const start = cycles.reduce<CalendarDay | null>(
    (latest, { startDay }) =>
      startDay <= day && (latest === null || startDay > latest) ? startDay : latest,
    null,
  );
  if (start === null || stages?.some((stage) => isUncounted(stage, start, day))) return null;
  return daysBetween(start, day) + 1;
}
