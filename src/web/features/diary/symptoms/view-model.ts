import type { I18n } from "@lingui/core";
import type { Symptom, SymptomType } from "#contract/entries/symptoms.ts";
import type { Revised } from "#contract/kernel/entry.ts";
import { groupBy } from "#domain/basics/group-by.ts";
import { foldText, searchText } from "#domain/basics/search-text.ts";
import { type DayRecord, dayRecords } from "#domain/day/day-record.ts";
import type { DaySources } from "#domain/day/day-sources.ts";
import type { DaySymptom } from "#domain/day/day-symptoms.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { changedFields } from "#web/entry/drafts/use-draft.ts";
import { symptomLabels } from "#web/words/symptom-type.ts";

export type SavedSymptom = Revised<Symptom>;

export interface SymptomRow extends Pick<DaySymptom, "type" | "source" | "others"> {
  readonly date: CalendarDay;
  readonly severity: number | null;
  readonly entry: SavedSymptom | null;
}

export const RECENT = 3;
export const PAGE_SIZE = 40;

export const periods = ["30", "90", "365", "all"] as const;
export type Period = (typeof periods)[number];

export interface SymptomFilter {
  readonly search: string;
  readonly type: SymptomType | "all";
  readonly period: Period;
}

export const noFilter: SymptomFilter = { search: "", type: "all", period: "all" };

const dayAndType = ({ date, type }: Pick<Symptom, "date" | "type">) => `${date} ${type}`;

/** Omits symptoms answered with "did not have", unless an entry says so. */
export function rowsOf(
  sources: DaySources,
  symptoms: readonly SavedSymptom[],
): readonly SymptomRow[] {
  const entries = new Map(symptoms.map((symptom) => [dayAndType(symptom), symptom]));
  const ofDay = ({ date, symptoms: ofRecord }: DayRecord) =>
    ofRecord.map(({ type, value: severity, source, others }): SymptomRow => {
      const entry = entries.get(dayAndType({ date, type })) ?? null;
      return { date, type, severity, source, others, entry };
    });
  return [...dayRecords({ ...sources, symptoms }).values()]
    .flatMap(ofDay)
    .filter(({ severity, entry }) => severity !== 0 || entry !== null);
}

const strength = ({ severity }: SymptomRow) => severity ?? 0;

export function inOrder(rows: readonly SymptomRow[]): readonly SymptomRow[] {
  return rows.toSorted(
    (one, other) => other.date.localeCompare(one.date) || strength(other) - strength(one),
  );
}

export function filtered(
  rows: readonly SymptomRow[],
  { search, type, period }: SymptomFilter,
  today: CalendarDay,
  i18n: I18n,
): readonly SymptomRow[] {
  const first = period === "all" ? null : addDays(today, 1 - Number(period));
  const words = foldText(search);
  return rows.filter(
    (row) =>
      (type === "all" || row.type === type) &&
      (first === null || row.date >= first) &&
      textOf(row, i18n).includes(words),
  );
}

const textOf = ({ type, entry }: SymptomRow, i18n: I18n) =>
  searchText(`${i18n._(symptomLabels[type])} ${entry?.notes ?? ""}`);

export function typesIn(rows: readonly SymptomRow[], i18n: I18n): readonly SymptomType[] {
  const name = (type: SymptomType) => i18n._(symptomLabels[type]);
  return [...new Set(rows.map(({ type }) => type))].sort((one, other) =>
    name(one).localeCompare(name(other), i18n.locale),
  );
}

interface SymptomDay {
  readonly day: CalendarDay;
  readonly rows: readonly SymptomRow[];
}

export function byDay(rows: readonly SymptomRow[]): readonly SymptomDay[] {
  return [...groupBy(rows, ({ date }) => date)].map(([day, ofDay]) => ({ day, rows: ofDay }));
}

export function withDeleted(
  rows: readonly SymptomRow[],
  deleted: ReadonlyMap<string, SavedSymptom>,
): readonly SymptomRow[] {
  const ids = new Set(rows.map(({ entry }) => entry?.id));
  const others = [...deleted.values()].filter(({ id }) => !ids.has(id));
  return [...rows, ...others.map(rowOfDeleted)];
}

const rowOfDeleted = (entry: SavedSymptom): SymptomRow => {
  const { date, type, severity } = entry;
  return { date, type, severity, source: "symptoms", others: [], entry };
};

export interface SymptomForm {
  readonly date: string;
  readonly severity: number;
  readonly notes: string;
}

export function formOf({ date, severity, notes = "" }: Omit<Symptom, "id" | "type">): SymptomForm {
  return { date, severity, notes };
}

export const changesOf = (symptom: Symptom, form: SymptomForm) =>
  changedFields(trimmed(form), trimmed(formOf(symptom)));

const trimmed = (form: SymptomForm) => ({ ...form, notes: form.notes.trim() });
