import type { CalendarDay } from "../../days/calendar-day.ts";
import { type LifeStage, stageOn } from "../../life/life-stage.ts";
import type { CycleFacts } from "../cycle-facts.ts";

/**
 * Returns whether months without bleeding are usual with the method of that day: implant,
 * injection, hormonal IUD, a progestogen-only pill, or a pill without breaks. A dated life stage
 * takes precedence over the profile (WHO, Family planning: a global handbook for providers, 2022).
 * @example hasBloodlessMethod({ ...facts, contraception: "implant" }, today) // true
 */
export function hasBloodlessMethod(
  { stages = [], contraception, iud: iudOfProfile }: CycleFacts,
  day: CalendarDay,
): boolean {
  const stage: Partial<LifeStage> = stageOn(stages, "contraception", day) ?? {};
  const { method = contraception, iud = iudOfProfile, pack, pill } = stage;
  if (method === "iud") return iud === "hormonal";
  const isWithoutBreaks = pack === "no_breaks" || pill === "progestogen_only";
  return isWithoutBreaks || method === "implant" || method === "injection";
}
