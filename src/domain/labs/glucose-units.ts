import { toOneDecimal } from "../basics/mean.ts";

/** Milligrams per decilitre in one millimole per litre: glucose weighs 180.16 g per mole. */
export const MILLIGRAMS_PER_MILLIMOLE = 18.016;

/**
 * Glucose in mg/dL, to one decimal, from mmol/L, the unit of South African laboratories. Whatever
 * she types in mmol/L, to two decimals, comes back unchanged from `glucoseInMillimoles`.
 * @example glucoseInMilligrams(5.6) // 100.9
 */
export function glucoseInMilligrams(millimolesPerLitre: number): number {
  return toOneDecimal(millimolesPerLitre * MILLIGRAMS_PER_MILLIMOLE);
}

/**
 * Glucose in mmol/L, to two decimals, from mg/dL, the unit it is kept in. Every whole number of
 * mg/dL comes back unchanged, once rounded, from `glucoseInMilligrams`.
 * @example glucoseInMillimoles(100) // 5.55
 */
export function glucoseInMillimoles(milligramsPerDecilitre: number): number {
  return Math.round((milligramsPerDecilitre / MILLIGRAMS_PER_MILLIMOLE) * 100) / 100;
}
