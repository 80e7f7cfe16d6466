import type { LifeStage } from "../../life/life-stage.ts";
import type { CycleFacts } from "../cycle-facts.ts";

/** A method's effect on ovulation and bleeding. `unknown`: an IUD of unspecified kind. */
export type ContraceptiveEffect = "hormonal" | "unknown" | "none";

/** Methods with hormones against ovulation (WHO fact sheet, Family planning). */
const HORMONAL = new Set<Method>(["pill", "implant", "injection", "patch", "ring"]);

type Method = CycleFacts["contraception"] | LifeStage["method"];

/**
 * Returns a method's effect on the cycle. Copper and condoms have none; a hormonal IUD changes
 * bleeding even with ovulation. With `unknown`, figures are shown but not judged (decision 040).
 * @example contraceptiveEffect("iud", "copper") // "none"
 */
export function contraceptiveEffect(method: Method, iud?: LifeStage["iud"]): ContraceptiveEffect {
  if (method === "iud")
    return iud === undefined ? "unknown" : iud === "copper" ? "none" : "hormonal";
  return HORMONAL.has(method) ? "hormonal" : "none";
}
