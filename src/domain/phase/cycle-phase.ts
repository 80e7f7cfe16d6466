export type Phase = "menstrual" | "follicular" | "ovulatory" | "luteal";

/**
 * Days L−14 to L−11. The luteal phase averages 12.4 days, 95% within 7–17 (Bull et al., npj Digit
 * Med 2019;2:83), so these are the likeliest days only. With L = 28: days 14–17.
 */
const OVULATORY_BEFORE_END = { first: 14, last: 11 } as const;

/**
 * By the calendar, without signs; in days, `cycleDay` from 1. Bleeding takes precedence where bands
 * overlap; days past the expected length are luteal.
 * @example phaseOfCycleDay({ cycleDay: 14, periodLength: 5, expectedLength: 28 }) // "ovulatory"
 */
export function phaseOfCycleDay({
  cycleDay,
  periodLength,
  expectedLength,
}: {
  readonly cycleDay: number;
  readonly periodLength: number;
  readonly expectedLength: number;
}): Phase {
  if (cycleDay <= periodLength) return "menstrual";
  if (cycleDay < expectedLength - OVULATORY_BEFORE_END.first) return "follicular";
  if (cycleDay <= expectedLength - OVULATORY_BEFORE_END.last) return "ovulatory";
  return "luteal";
}

/** The product's guess by the day of the month; it has no physiological basis. */
const LAST_MENSTRUAL = 5;
const FIRST_OVULATORY = 12;
const LAST_OVULATORY = 16;

/**
 * A guess by the day of the month (1–31) until a cycle is known; must be labelled as one.
 * @example phaseOfMonthDay(14) // "ovulatory"
 */
export function phaseOfMonthDay(dayOfMonth: number): Phase {
  if (dayOfMonth <= LAST_MENSTRUAL) return "menstrual";
  if (dayOfMonth < FIRST_OVULATORY) return "follicular";
  if (dayOfMonth <= LAST_OVULATORY) return "ovulatory";
  return "luteal";
}
