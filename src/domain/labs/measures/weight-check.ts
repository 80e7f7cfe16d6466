import { toOneDecimal } from "../../basics/mean.ts";
import { type CalendarDay, daysBetween } from "../../days/calendar-day.ts";

export type WeightCheck =
  | { readonly kind: "changed-fast"; readonly earlier: number; readonly earlierDay: CalendarDay }
  | { readonly kind: "other-unit"; readonly unit: "pounds"; readonly converted: number };

interface Weighed {
  readonly date: CalendarDay;
  /** Kilograms. */
  readonly weight?: number | undefined;
}

/** Typing guard, by judgement: the relative change within 14 days that prompts a question. */
const FAST_SHARE = 0.05;
const FAST_DAYS = 14;
const POUNDS_PER_KILOGRAM = 2.20462;

/**
 * Returns why a weight in kilograms should be confirmed before saving: it differs by more than 5 %
 * from the latest of the 14 days before. If it fits when read as pounds, the result says so.
 * @example checkWeight({ date: today, weight: 158 }, [{ date: yesterday, weight: 72 }]) // { kind: "other-unit", unit: "pounds", converted: 71.7 }
 */
export function checkWeight(
  { date, weight }: { readonly date: CalendarDay; readonly weight: number },
  measures: readonly Weighed[],
): WeightCheck | null {
  const latest = measures
    .flatMap((measure) =>
      measure.weight === undefined ? [] : [{ day: measure.date, kilograms: measure.weight }],
    )
    .filter(({ day }) => day < date && daysBetween(day, date) <= FAST_DAYS)
    .sort((one, other) => other.day.localeCompare(one.day))[0];
  if (latest === undefined) return null;

  const isNear = (kilograms: number) =>
    Math.abs(kilograms - latest.kilograms) <= latest.kilograms * FAST_SHARE;
  if (isNear(weight)) return null;
  const converted = toOneDecimal(weight / POUNDS_PER_KILOGRAM);
  return isNear(converted)
    ? { kind: "other-unit", unit: "pounds", converted }
    : { kind: "changed-fast", earlier: latest.kilograms, earlierDay: latest.day };
}
