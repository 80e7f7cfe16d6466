import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Metabolic } from "#contract/measures.ts";
import { checkBloodPressure } from "#domain/blood-pressure-check.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { type CheckedMeasure, checkMeasure } from "#domain/measure-checks.ts";
import { checkWeight } from "#domain/weight-check.ts";
import type { Measure, Measures } from "../view-model.ts";

/** What to look at once more before saving. It asks about typing; it judges no value. */
export interface PleaseCheck {
  readonly measure: Measure;
  readonly words: MessageDescriptor;
  /** To be measured again and spoken about the same day. */
  readonly isUrgent: boolean;
}

const CHECKED = ["fastingGlucose", "hba1c", "insulin", "waistCircumference"] as const;

/** The values worth a second look before they are saved, and only those she changed. */
export function pleaseCheck(
  entry: { readonly date: CalendarDay; readonly measures: Measures },
  base: Metabolic | null,
  others: readonly Metabolic[],
): readonly PleaseCheck[] {
  const { date, measures } = entry;
  const asked: PleaseCheck[] = CHECKED.flatMap((measure) => {
    const value = measures[measure];
    if (value === undefined || value === base?.[measure]) return [];
    return valueCheck(measure, value);
  });
  return [...asked, ...weightCheck(date, measures, base, others), ...pressureCheck(measures, base)];
}

function valueCheck(measure: CheckedMeasure & Measure, value: number): readonly PleaseCheck[] {
  const check = checkMeasure(measure, value);
  if (check === null || check.kind === "fever") return [];
  const words =
    check.kind === "other-unit"
      ? msg`Is this in ${check.unit}? Check the unit on your result.`
      : msg`Fewer people have a value like this. Check that it is typed as on your result.`;
  return [{ measure, words, isUrgent: false }];
}

function weightCheck(
  date: CalendarDay,
  { weight }: Measures,
  base: Metabolic | null,
  others: readonly Metabolic[],
): readonly PleaseCheck[] {
  if (weight === undefined || weight === base?.weight) return [];
  const check = checkWeight({ date, weight }, others);
  if (check === null) return [];
  const words =
    check.kind === "other-unit"
      ? msg`Is this in pounds? Here weight is kept in kilograms.`
      : msg`That is far from the ${check.earlier} kg you noted shortly before. Check what you typed.`;
  return [{ measure: "weight", words, isUrgent: false }];
}

function pressureCheck(
  { bloodPressure }: Measures,
  base: Metabolic | null,
): readonly PleaseCheck[] {
  if (bloodPressure === undefined) return [];
  const before = base?.bloodPressure;
  const isSame =
    before?.systolic === bloodPressure.systolic && before.diastolic === bloodPressure.diastolic;
  const check = isSame ? null : checkBloodPressure(bloodPressure);
  if (check === null) return [];
  const words =
    check === "urgent"
      ? msg`Sit quietly for five minutes and measure again. If it is still this high, speak to a clinic today.`
      : msg`Sit quietly for five minutes and measure again, then save what you find.`;
  return [{ measure: "bloodPressure", words, isUrgent: check === "urgent" }];
}
