const EVENING = 20 * 60;
const LATEST = 23 * 60 + 45;
const HALF_A_DAY = 12 * 60;
const QUARTER = 15;

/**
 * Minutes after midnight: the first at the user's time, the others spread evenly until 20:00,
 * or over twelve hours if later, to a quarter of an hour.
 * @example doseMinutes(3, 480) // [480, 840, 1200]
 */
export function doseMinutes(timesADay: number, first: number): number[] {
  const last = Math.max(EVENING, Math.min(first + HALF_A_DAY, LATEST), first);
  const step = timesADay > 1 ? (last - first) / (timesADay - 1) : 0;
  return Array.from({ length: timesADay }, (_, place) =>
    place === 0 || step < QUARTER ? first : Math.round((first + place * step) / QUARTER) * QUARTER,
  );
}
