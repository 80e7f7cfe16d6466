import type { LifeStage } from "../life/life-stage.ts";
import type { CycleFacts } from "./cycle-facts.ts";

/** What a method does to ovulation and bleeding. `unknown`: an IUD of a kind she did not name. */
export type ContraceptiveEffect = "hormonal" | "unknown" | "none";

/** Methods whose hormones prevent ovulation (WHO fact sheet, Family planning/contraception methods). */
const HORMONAL = new Set<Method>(["pill", "implant", "injection", "patch", "ring"]);

type Method = CycleFacts["contraception"] | LifeStage["method"];

/**
 * Whether a method changes her cycle. Copper and condoms leave it as it is; a hormonal IUD changes
 * the bleeding even where she ovulates. Of `unknown` her figures are told and nothing is judged by
 * them (decision 040).
 * @example contraceptiveEffect("iud", "copper") // "none"
 */
export function contraceptiveEffect(method: Method, iud?: LifeStage["iud"]): ContraceptiveEffect {
  if (method === "iud")
    return iud === undefined ? "unknown" : iud === "copper" ? "none" : "hormonal";
  return HORMONAL.has(method) ? "hormonal" : "none";
}
