import type { LastThreeAverages } from "#domain/day/last-three-averages.ts";

/** A scale that is averaged; higher is heavier. */
export interface ScaleAverage {
  readonly scale: "stress" | "mood" | "anxiety";
  readonly value: number | null;
  readonly outOf: 5 | 10;
}

/** In the order they are shown: stress out of 10, mood and anxiety out of 5. */
export function scaleAverages(averages: LastThreeAverages): readonly ScaleAverage[] {
  return [
    { scale: "stress", value: averages.stress, outOf: 10 },
    { scale: "mood", value: averages.mood, outOf: 5 },
    { scale: "anxiety", value: averages.anxiety, outOf: 5 },
  ];
}

/** Beads that hang on the string of an average, of as many as the scale has steps. */
export function beadsFilled({ value }: ScaleAverage): number {
  return value === null ? 0 : Math.round(value);
}
