import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import type { Symptom } from "#contract/entries/symptoms.ts";
import { symptomTypes } from "#domain/day/symptom-type.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { processorTime } from "../../../../../scripts/testing/processor-time.ts";
import {
  byDay,
  changesOf,
  filtered,
  formOf,
  inOrder,
  noFilter,
  rowsOf,
  type SavedSymptom,
  type SymptomRow,
  typesIn,
  withDeleted,
} from "./view-model.ts";

const today = calendarDay("2026-11-20");
const i18n = setupI18n({ locale: "en", messages: { en: {} } });
// Without a catalogue a label is its id, so these tests search notes and filter by type.
const symptom = (
  daysAgo: number,
  type: Symptom["type"],
  severity: number,
  notes?: string,
): SavedSymptom => ({
  revision: 1,
  id: `${type} ${daysAgo}`,
  date: addDays(today, -daysAgo),
  type,
  severity,
  ...(notes !== undefined && { notes }),
});
const rowOf = (entry: SavedSymptom): SymptomRow => {
  const { date, type, severity } = entry;
  return { date, type, severity, source: "symptoms", others: [], entry };
};
const entry = symptom(0, "cramps", 6, "Côté gauche");
const oldEntry = symptom(30, "cramps", 2);
const cramps = rowOf(entry);
const nausea = rowOf(symptom(0, "nausea", 8));
const old = rowOf(oldEntry);
const all = [old, cramps, nausea];

describe("the symptom history", () => {
  const dailyLogs = [{ date: today, acne: 7, bloating: 6, stress_level: 9, hair_growth: 0 }];

  it("merges entries with daily logs, with each type once per day", () => {
    const rows = inOrder(rowsOf({ dailyLogs }, [entry, oldEntry]));
    expect(rows.map(({ type, severity, source }) => [type, severity, source])).toEqual([
      ["acne_face", 7, "daily-log"],
      ["bloating", 6, "daily-log"],
      ["cramps", 6, "symptoms"],
      ["cramps", 2, "symptoms"],
    ]);
    expect(rows.map((row) => row.entry)).toEqual([null, null, entry, oldEntry]);
  });

  it("shows the editable entry even if a later daily log differs", () => {
    const later = [{ date: today, bloating: 0, revision: 5 }];
    const bloating = symptom(0, "bloating", 4);
    expect(rowsOf({ dailyLogs: later }, [bloating])).toEqual([
      {
        date: today,
        type: "bloating",
        severity: 0,
        source: "daily-log",
        entry: bloating,
        others: [{ value: 4, source: "symptoms" }],
      },
    ]);
  });
});

it("symptoms are sorted by newest day, then by severity", () => {
  expect(inOrder(all)).toEqual([nausea, cramps, old]);
});

it("a period of 30 days has today and the 29 days before", () => {
  const find = (period: "30" | "90") => filtered(all, { ...noFilter, period }, today, i18n);
  expect(find("30")).toEqual([cramps, nausea]);
  expect(find("90")).toEqual(all);
});

it("the list is filtered by type and by the text of notes, ignoring accents and case", () => {
  expect(filtered(all, { ...noFilter, type: "cramps" }, today, i18n)).toEqual([old, cramps]);
  expect(filtered(all, { ...noFilter, search: " cote GAUCHE" }, today, i18n)).toEqual([cramps]);
});

it("a note that says PCOS is found by the second name and shown unchanged", () => {
  const noted = { ...oldEntry, notes: "PCOS letter from the clinic" };
  const row = { ...old, entry: noted };
  expect(filtered([row, cramps], { ...noFilter, search: "PMOS" }, today, i18n)).toEqual([row]);
});

it("the type filter offers only the logged types, once each", () => {
  expect(typesIn(all, i18n)).toHaveLength(2);
});

it("grouping by day preserves the order", () => {
  expect(byDay(inOrder(all)).map(({ day, rows }) => [day, rows.length])).toEqual([
    [today, 2],
    [old.date, 1],
  ]);
});

it("a deleted symptom stays in its place until it is restored", () => {
  const deleted = new Map([[oldEntry.id, oldEntry]]);
  expect(withDeleted([cramps], deleted)).toEqual([cramps, old]);
  expect(withDeleted([cramps, old], deleted)).toEqual([cramps, old]);
});

it("an edit sends only the changed fields", () => {
  expect(changesOf(entry, formOf(entry))).toEqual({});
  expect(changesOf(entry, { ...formOf(entry), severity: 3, notes: "" })).toEqual({
    severity: 3,
    notes: "",
  });
});

it("1,500 entries are searched and sorted quickly", async () => {
  const entries = Array.from({ length: 1500 }, (_, index) =>
    symptom(
      index % 730,
      symptomTypes[index % symptomTypes.length] ?? "cramps",
      index % 11,
      "a note",
    ),
  );
  const taken = await processorTime(() =>
    inOrder(filtered(rowsOf({}, entries), { ...noFilter, search: "note" }, today, i18n)),
  );
  expect(taken).toBeLessThan(500);
});
