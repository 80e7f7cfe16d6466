/** Ratings are stored from 0 to 10; shorter scales convert here (docs/decisions/036). */
export const HIGHEST_RATING = 10;
const FIVE_STEP = 2;
const NIGHT_STEP = HIGHEST_RATING / 3;

/** Converts 1–5 to 0–10 by doubling, as the averages show stress. @example tenOfFive(4) // 8 */
export const tenOfFive = (level: number): number => level * FIVE_STEP;

/** Converts 0–10 to 1–5; 0 becomes 1 too. @example fiveOfTen(9) // 5 */
export const fiveOfTen = (rating: number): number => Math.max(1, Math.ceil(rating / FIVE_STEP));

/** Converts 0–10 to 0–5 for display, unrounded. @example outOfFive(7) // 3.5 */
export const outOfFive = (rating: number): number => rating / FIVE_STEP;

/** Converts 1 (poor) to 4 (great) to 0–10, unrounded. @example tenOfNight(4) // 10 */
export const tenOfNight = (quality: number): number => (quality - 1) * NIGHT_STEP;

/** Converts 0–10 to 1 (poor) to 4 (great), unrounded. @example nightOfTen(5) // 2.5 */
export const nightOfTen = (sleep: number): number => sleep / NIGHT_STEP + 1;
