/**
 * Inside, every rating of a day lies between 0 and 10; doors that ask on a shorter scale are turned
 * into it and back here. The mapping and its reasons: docs/decisions/045.
 */
export const HIGHEST_RATING = 10;
const FIVE_STEP = 2;
const NIGHT_STEP = HIGHEST_RATING / 3;

/**
 * A level of 1–5 on the scale of 0–10: doubled, as the averages show stress.
 * @example tenOfFive(4) // 8
 */
export function tenOfFive(level: number): number {
  return level * FIVE_STEP;
}

/**
 * The level of 1–5 that a rating of 0–10 falls in; 0 is the lowest level too.
 * @example fiveOfTen(9) // 5
 */
export function fiveOfTen(rating: number): number {
  return Math.max(1, Math.ceil(rating / FIVE_STEP));
}

/**
 * A rating, or an average of ratings, as it is shown out of 5; unrounded.
 * @example outOfFive(7) // 3.5
 */
export function outOfFive(rating: number): number {
  return rating / FIVE_STEP;
}

/**
 * A night of 1 (poor) to 4 (great) on the scale of 0–10, unrounded: poor is its lower end, great its
 * upper one.
 * @example tenOfNight(4) // 10
 */
export function tenOfNight(quality: number): number {
  return (quality - 1) * NIGHT_STEP;
}

/**
 * The place of a sleep of 0–10 between 1 (poor) and 4 (great), unrounded.
 * @example nightOfTen(5) // 2.5
 */
export function nightOfTen(sleep: number): number {
  return sleep / NIGHT_STEP + 1;
}
