import { setupI18n } from "@lingui/core";
import { expect, it } from "vitest";
import { type Symptom, symptomTypes } from "#contract/symptoms.ts";
import { addDays, calendarDay } from "#domain/calendar-day.ts";
import {
  byDay,
  changesOf,
  filtered,
  formOf,
  inOrder,
  noFilter,
  type SavedSymptom,
  typesIn,
  withDeleted,
} from "./view-model.ts";

const today = calendarDay("2026-11-20");
const i18n = setupI18n({ locale: "en", messages: { en: {} } });
// Without a catalogue a label reads as its id; these tests search notes, and types by filter.
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
const cramps = symptom(0, "cramps", 6, "Côté gauche");
const nausea = symptom(0, "nausea", 8);
const old = symptom(30, "cramps", 2);
const all = [old, cramps, nausea];

it("the newest day comes first, and in it the strongest", () => {
  expect(inOrder(all)).toEqual([nausea, cramps, old]);
});

it("a period of 30 days has today and the 29 days before", () => {
  const find = (period: "30" | "90") => filtered(all, { ...noFilter, period }, today, i18n);
  expect(find("30")).toEqual([cramps, nausea]);
  expect(find("90")).toEqual(all);
});

it("the type and the words of a note narrow the list, without accents or capitals", () => {
  expect(filtered(all, { ...noFilter, type: "cramps" }, today, i18n)).toEqual([old, cramps]);
  expect(filtered(all, { ...noFilter, search: " cote GAUCHE" }, today, i18n)).toEqual([cramps]);
});

it("only the types she logged are offered, once each", () => {
  expect(typesIn(all, i18n)).toHaveLength(2);
});

it("days keep their order and hold their symptoms", () => {
  expect(byDay(inOrder(all)).map(({ day, symptoms }) => [day, symptoms.length])).toEqual([
    [today, 2],
    [old.date, 1],
  ]);
});

it("a deleted one keeps its place until it is back", () => {
  const deleted = new Map([[old.id, old]]);
  expect(withDeleted([cramps], deleted)).toEqual([cramps, old]);
  expect(withDeleted([cramps, old], deleted)).toEqual([cramps, old]);
});

it("only what she changed is sent", () => {
  expect(changesOf(cramps, formOf(cramps))).toEqual({});
  expect(changesOf(cramps, { ...formOf(cramps), severity: 3, notes: "" })).toEqual({
    severity: 3,
    notes: "",
  });
});

it("1,500 entries are searched and sorted in a blink", () => {
  const many = Array.from({ length: 1500 }, (_, index) =>
    symptom(
      index % 730,
      symptomTypes[index % symptomTypes.length] ?? "cramps",
      index % 11,
      "a note",
    ),
  );
  const start = performance.now();
  inOrder(filtered(many, { ...noFilter, search: "note" }, today, i18n));
  expect(performance.now() - start).toBeLessThan(500);
});
