import { addDays, type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import type { Wearable } from "#domain/ovulation/ovulation-evidence.ts";
import { temperatureShift } from "#domain/ovulation/temperature-shift.ts";
import type { Signs } from "./meanings.ts";

/** Days from a rise to the earliest day on which the next cycle's rise can begin. */
const DAYS_TO_NEXT = 14;

/** The day before each rise, by the rule of three over six. */
function daysBeforeRises(nights: ReadonlyMap<CalendarDay, number>): CalendarDay[] {
  const [first, ...others] = [...nights.keys()].sort();
  if (first === undefined) return [];
  const count = daysBetween(first, others.at(-1) ?? first) + 1;
  const all = Array.from(
    { length: count },
    (_, place) => nights.get(addDays(first, place)) ?? null,
  );
  const found: CalendarDay[] = [];
  for (let from = 0; from < count; ) {
    const shift = temperatureShift(all.slice(from));
    if (!shift.detected) break;
    found.push(addDays(first, from + shift.firstHighIndex - 1));
    from += shift.firstHighIndex + DAYS_TO_NEXT;
  }
  return found;
}

/**
 * Finds days of ovulation in the nightly skin temperatures of wearables. On the wrist the rule
 * found a rise in 82% of 437 cycles (Shilaih et al., Biosci Rep 2018;38:BSR20171279).
 */
export class WarmNights {
  readonly #nights = new Map<Wearable, Map<CalendarDay, number>>();

  /** Adds the temperature of the night that ended on `day`: °C, absolute or from the usual. */
  add(day: CalendarDay, celsius: number, wearable: Wearable): void {
    const nights = this.#nights.get(wearable) ?? new Map<CalendarDay, number>();
    this.#nights.set(wearable, nights.set(day, celsius));
  }

  ovulations(): [CalendarDay, Signs][] {
    return [...this.#nights].flatMap(([ovulationByWearable, nights]) =>
      daysBeforeRises(nights).map((day): [CalendarDay, Signs] => [day, { ovulationByWearable }]),
    );
  }
}
