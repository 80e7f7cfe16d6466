import type * as z from "zod/mini";
import type { SignDay, saveSigns } from "#contract/entries/signs.ts";
import { type UrineKetones, type WarningSign, warningSigns } from "#domain/day/warning-sign.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { glucoseInMilligrams, glucoseInMillimoles } from "#domain/labs/glucose-units.ts";
import { filled } from "#web/entry/drafts/use-draft.ts";
import type { GlucoseUnit } from "#web/entry/measures/glucose-unit.ts";
import { numberTyped } from "#web/ui/fields/typed-number.ts";

export type SignBody = z.output<typeof saveSigns.request.body>;

export interface SignDraft {
  readonly signs: readonly WarningSign[];
  readonly pregnancyTest: "positive" | "negative" | "";
  readonly temperature: string;
  readonly glucose: string;
  readonly unit: GlucoseUnit;
  readonly ketones: string;
  readonly urineKetones: UrineKetones | "";
  readonly notes: string;
}

const typed = (value: number | undefined) => (value === undefined ? "" : `${value}`);

export function draftOf(entry: SignDay | null, unit: GlucoseUnit): SignDraft {
  const { signs = [], pregnancyTest = "", urineKetones = "", notes = "" } = entry ?? {};
  return {
    signs,
    pregnancyTest,
    urineKetones,
    notes,
    unit,
    temperature: typed(entry?.temperature),
    glucose: typed(glucoseIn(unit, entry?.glucose)),
    ketones: typed(entry?.ketones),
  };
}

export function bodyOf(draft: SignDraft, date: CalendarDay) {
  const { signs, pregnancyTest, temperature, glucose, unit, ketones } = draft;
  const { urineKetones, notes } = draft;
  const glucoseTyped = numberTyped(glucose);
  return {
    date,
    ...filled({
      pregnancyTest,
      notes,
      temperature: numberTyped(temperature),
      glucose:
        glucoseTyped !== null && unit === "mg/dL"
          ? glucoseInMillimoles(glucoseTyped)
          : glucoseTyped,
      ketones: numberTyped(ketones),
      urineKetones,
    }),
    ...(signs.length > 0 && { signs: inOrder(signs) }),
  };
}

/** List order, so that the order of ticking makes no difference. */
const inOrder = (signs: readonly WarningSign[]) =>
  warningSigns.filter((sign) => signs.includes(sign));

export const saysTheSame = (one: SignDraft, other: SignDraft, day: CalendarDay) =>
  JSON.stringify(bodyOf(one, day)) === JSON.stringify(bodyOf(other, day));

export const isEmpty = (draft: SignDraft, day: CalendarDay) =>
  Object.keys(bodyOf(draft, day)).length === 1;

function glucoseIn(unit: GlucoseUnit, millimoles: number | undefined): number | undefined {
  if (millimoles === undefined || unit === "mmol/L") return millimoles;
  return Math.round(glucoseInMilligrams(millimoles));
}
