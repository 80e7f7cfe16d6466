export type Phase = "menstrual" | "follicular" | "ovulatory" | "luteal";

/**
 * The ovulatory days of a cycle of L days are L−14 to L−11. The luteal phase averages 12.4 days,
 * 95% within 7–17 (Bull et al., npj Digit Med 2019;2:83), so these are the likeliest days, not a
 * finding. With L = 28: days 14–17.
 */
const OVULATORY_BEFORE_END = { first: 14, last: 11 } as const;

/**
 * The phase that a day of a cycle usually falls in. An estimate from the calendar: it observes no
 * ovulation. `cycleDay` counts from 1; `periodLength` and `expectedLength` are in days. Bleeding
 * comes first when the bands of a short cycle collide; days past the expected length are luteal.
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

/** Days of the month of the product's rough guess. No physiology: it needs no cycle at all. */
const ROUGH_GUESS = { lastMenstrual: 5, firstOvulatory: 12, lastOvulatory: 16 } as const;

/**
 * The rough guess shown until any cycle is known: a phase from the day of the month (1–31). It
 * says nothing of her body and must be labelled as a guess wherever it is shown.
 * @example phaseOfMonthDay(14) // "ovulatory"
 */
export function phaseOfMonthDay(dayOfMonth: number): Phase {
  if (dayOfMonth <= ROUGH_GUESS.lastMenstrual) return "menstrual";
  if (dayOfMonth < ROUGH_GUESS.firstOvulatory) return "follicular";
  if (dayOfMonth <= ROUGH_GUESS.lastOvulatory) return "ovulatory";
  return "luteal";
}
