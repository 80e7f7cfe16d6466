const EVENING = 20 * 60;
const LATEST = 23 * 60 + 45;
const HALF_A_DAY = 12 * 60;
const QUARTER = 15;

/**
 * When the doses of a day are taken, as far as anybody knows: the first at her time, the others
 * evenly up to eight in the evening, or twelve hours later where that is later. Minutes after
 * midnight; all but the first on a quarter of an hour.
 * @example doseMinutes(3, 480) // [480, 840, 1200]
 */
export function doseMinutes(timesADay: number, first: number): number[] {
  const last = Math.max(EVENING, Math.min(first + HALF_A_DAY, LATEST), first);
  const step = timesADay > 1 ? (last - first) / (timesADay - 1) : 0;
  return Array.from({ length: timesADay }, (_, place) =>
    place === 0 || step < QUARTER ? first : Math.round((first + place * step) / QUARTER) * QUARTER,
  );
}
