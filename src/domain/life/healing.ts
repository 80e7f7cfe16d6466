import { type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import type { LifeStage } from "./life-stage.ts";

/** After a birth (`concerns`, after a birth), and after a loss (NHS, Miscarriage, What happens). */
export const HEALING_DAYS = { birth: 42, loss: 14, ended: 14 } as const;

/** Whether bleeding on a day still comes from a pregnancy that ended, and is no period. */
export const isHealing = (stages: readonly LifeStage[], day: CalendarDay): boolean =>
  stages.some(({ kind, to, ending }) => {
    if (kind !== "pregnancy" || to === undefined || ending === undefined) return false;
    return day > to && daysBetween(to, day) <= HEALING_DAYS[ending];
  });
