import type { CalendarDay } from "../../days/calendar-day.ts";
import { type LifeStage, lastDayOfEffect } from "../../life/life-stage.ts";
import type { CycleFacts } from "../cycle-facts.ts";
import { currentCycleStart } from "../cycle-history.ts";
import { isBloodless } from "./bloodless-method.ts";
import { contraceptiveEffect } from "./contraceptive-effect.ts";

/**
 * Returns the methods that take periods away and have worn off since the last period began, if no
 * hormones act today: that period does not say when the next one comes. In any order.
 * @example wornOffMethods({ ...facts, stages: [{ ...injections, to: april25 }] }, nov20) // [{ method: "injection", … }]
 */
export function wornOffMethods(facts: CycleFacts, today: CalendarDay): LifeStage[] {
  const { contraception, iud, stages = [] } = facts;
  const start = currentCycleStart(facts) ?? today;
  return stages.filter((stage) => {
    const last = lastDayOfEffect(stage) ?? today;
    const hasWornOff = last > start && last < today && isBloodless(stage);
    return hasWornOff && contraceptiveEffect(contraception, iud) !== "hormonal";
  });
}
