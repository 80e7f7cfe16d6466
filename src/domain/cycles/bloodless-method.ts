import type { CalendarDay } from "../days/calendar-day.ts";
import { stageOn } from "../life/life-stage.ts";
import type { CycleFacts } from "./cycle-facts.ts";

/**
 * Whether months without bleeding are usual with the method of that day: implant, injection, hormonal
 * IUD, a progestogen-only pill, or a pill without breaks. The dates of a life stage come before the
 * profile (WHO, Family planning: a global handbook for providers, 2022).
 * @example hasBloodlessMethod({ ...facts, contraception: "implant" }, today) // true
 */
export function hasBloodlessMethod(
  { stages = [], contraception, iud: iudOfProfile }: CycleFacts,
  day: CalendarDay,
): boolean {
  const stage = stageOn(stages, "contraception", day);
  const method = stage?.method ?? contraception;
  if (method === "implant" || method === "injection") return true;
  if (method === "iud") return (stage?.iud ?? iudOfProfile) === "hormonal";
  return stage?.pack === "no_breaks" || stage?.pill === "progestogen_only";
}
