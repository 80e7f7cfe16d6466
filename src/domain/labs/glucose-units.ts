import { toOneDecimal } from "../basics/mean.ts";

/** Milligrams per decilitre in one millimole per litre: glucose weighs 180.16 g per mole. */
export const MILLIGRAMS_PER_MILLIMOLE = 18.016;

/**
 * To one decimal. Two decimals survive the round trip through `glucoseInMillimoles`.
 * @example glucoseInMilligrams(5.6) // 100.9
 */
export function glucoseInMilligrams(millimolesPerLitre: number): number {
  return toOneDecimal(millimolesPerLitre * MILLIGRAMS_PER_MILLIMOLE);
}

/**
 * To two decimals. Whole mg/dL survive the round trip through `glucoseInMilligrams`, once rounded.
 * @example glucoseInMillimoles(100) // 5.55
 */
export function glucoseInMillimoles(milligramsPerDecilitre: number): number {
  return Math.round((milligramsPerDecilitre / MILLIGRAMS_PER_MILLIMOLE) * 100) / 100;
}
