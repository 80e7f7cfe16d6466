import type { I18n } from "@lingui/core";
import type { Revised } from "#contract/entry.ts";
import type { Symptom, SymptomType } from "#contract/symptoms.ts";
import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import { changedFields } from "#web/entry/use-draft.ts";
import { symptomLabels } from "#web/words/symptom-type.ts";

/** A symptom as the server has it. */
export type SavedSymptom = Revised<Symptom>;

/** How many the dashboard shows. */
export const RECENT = 3;
/** How many the history shows at first, and how many more each time. */
export const PAGE_SIZE = 40;

export const periods = ["30", "90", "365", "all"] as const;
export type Period = (typeof periods)[number];

export interface SymptomFilter {
  readonly search: string;
  readonly type: SymptomType | "all";
  readonly period: Period;
}

export const noFilter: SymptomFilter = { search: "", type: "all", period: "all" };

/** Newest first; those of one day strongest first. */
export function inOrder(symptoms: readonly SavedSymptom[]): readonly SavedSymptom[] {
  return symptoms.toSorted(
    (one, other) => other.date.localeCompare(one.date) || other.severity - one.severity,
  );
}

/** The symptoms that the filter lets through. The search looks at names and notes. */
export function filtered(
  symptoms: readonly SavedSymptom[],
  { search, type, period }: SymptomFilter,
  today: CalendarDay,
  i18n: I18n,
): readonly SavedSymptom[] {
  const first = period === "all" ? null : addDays(today, 1 - Number(period));
  const words = plain(search);
  return symptoms.filter(
    (symptom) =>
      (type === "all" || symptom.type === type) &&
      (first === null || symptom.date >= first) &&
      textOf(symptom, i18n).includes(words),
  );
}

const textOf = ({ type, notes = "" }: SavedSymptom, i18n: I18n) =>
  plain(`${i18n._(symptomLabels[type])} ${notes}`);

/** Without accents or capitals, so that she finds her words however she types them. */
function plain(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{Mn}/gu, "")
    .toLowerCase()
    .trim();
}

/** The types she has logged, by name. */
export function typesIn(symptoms: readonly SavedSymptom[], i18n: I18n): readonly SymptomType[] {
  const name = (type: SymptomType) => i18n._(symptomLabels[type]);
  return [...new Set(symptoms.map(({ type }) => type))].sort((one, other) =>
    name(one).localeCompare(name(other), i18n.locale),
  );
}

interface SymptomDay {
  readonly day: CalendarDay;
  readonly symptoms: readonly SavedSymptom[];
}

/** The symptoms day by day, in the order they come. */
export function byDay(symptoms: readonly SavedSymptom[]): readonly SymptomDay[] {
  const days = new Map<CalendarDay, SavedSymptom[]>();
  for (const symptom of symptoms) {
    const ofDay = days.get(symptom.date);
    if (ofDay) ofDay.push(symptom);
    else days.set(symptom.date, [symptom]);
  }
  return [...days].map(([day, ofDay]) => ({ day, symptoms: ofDay }));
}

/** The list with those she has just deleted back in their places, so that each can be undone. */
export function withDeleted(
  symptoms: readonly SavedSymptom[],
  deleted: ReadonlyMap<string, SavedSymptom>,
): readonly SavedSymptom[] {
  const ids = new Set(symptoms.map(({ id }) => id));
  return [...symptoms, ...[...deleted.values()].filter(({ id }) => !ids.has(id))];
}

/** What stands in the fields of one symptom while she changes it. */
export interface SymptomForm {
  readonly date: string;
  readonly severity: number;
  readonly notes: string;
}

export function formOf({ date, severity, notes = "" }: Omit<Symptom, "id" | "type">): SymptomForm {
  return { date, severity, notes };
}

/** Only what she changed; empty when nothing. */
export const changesOf = (symptom: Symptom, form: SymptomForm) =>
  changedFields(trimmed(form), trimmed(formOf(symptom)));

const trimmed = (form: SymptomForm) => ({ ...form, notes: form.notes.trim() });
