import type { OvulationOdds } from "../signs/weigh-lengths.ts";

export function ovulationWithin(odds: OvulationOdds, first: number, last: number): number {
  let sum = 0;
  for (const [day, probability] of odds) if (day >= first && day <= last) sum += probability;
  return sum;
}

/**
 * Returns the first cycle day by which `share` of the probability is reached.
 * @example ovulationQuantile(forecast.ovulation, 0.5) // 15
 */
export function ovulationQuantile(odds: OvulationOdds, share: number): number {
  let total = 0;
  let reached = 1;
  for (const [day, probability] of odds) {
    reached = day;
    total += probability;
    if (total >= share) break;
  }
  return reached;
}
