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
  { stages = [], contraception: method, iud }: CycleFacts,
  day: CalendarDay,
): boolean {
  return isBloodless({ method, iud, ...stageOn(stages, "contraception", day) });
}

type Method = Pick<LifeStage, "iud" | "pack" | "pill"> & {
  readonly method?: LifeStage["method"] | CycleFacts["contraception"];
};

export function isBloodless({ method, iud, pack, pill }: Method): boolean {
  if (method === "iud") return iud === "hormonal";
  const isWithoutBreaks = pack === "no_breaks" || pill === "progestogen_only";
  return isWithoutBreaks || method === "implant" || method === "injection";
}
