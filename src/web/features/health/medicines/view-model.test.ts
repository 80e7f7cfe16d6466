import { describe, expect, it } from "vitest";
import type { Dose, Medicine } from "#contract/entries/medicines.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { monthOf, weekOf } from "#domain/days/week-and-month.ts";
import {
  countsDifferently,
  dayOfDoses,
  dosesFrom,
  doseText,
  keyOfSlot,
  medicinesAt,
  withPending,
} from "./view-model.ts";

const today = calendarDay("2026-11-20");
const medicine = (name: string, more: Partial<Medicine> = {}): Medicine => ({
  id: name,
  name,
  schedule: { kind: "daily", timesADay: 1 },
  startDate: calendarDay("2026-11-01"),
  ...more,
});
const dose = (medicineId: string, slot: number, answer: Dose["answer"] = "taken"): Dose => ({
  id: `${medicineId} ${slot}`,
  medicineId,
  date: today,
  slot,
  answer,
});
const dayOf = (medicines: readonly Medicine[], doses: readonly Dose[] = []) =>
  dayOfDoses({ medicines, doses, cycleStarts: [] }, today);

describe("the doses of a day", () => {
  it("list each due medicine by name, with its doses and answers", () => {
    const metformin = medicine("Metformin", { schedule: { kind: "daily", timesADay: 2 } });
    const { due } = dayOf([metformin, medicine("Iron")], [dose("Metformin", 2, "late")]);
    expect(due.map((one) => one.medicine.name)).toEqual(["Iron", "Metformin"]);
    expect(due[1]?.doses.map(({ slot, answer }) => [slot, answer])).toEqual([
      [1, null],
      [2, "late"],
    ]);
  });

  it("omit medicines that have ended, are planned, or are not due today", () => {
    const others = [
      medicine("Ended", { endDate: addDays(today, -1) }),
      medicine("Planned", { startDate: addDays(today, 1) }),
      medicine("Mondays", { schedule: { kind: "weekdays", weekdays: [1], timesADay: 1 } }),
    ];
    expect(dayOf(others)).toEqual({ due: [], asNeeded: [] });
  });

  it("count as-needed doses, with a next one and a last one to undo", () => {
    const ibuprofen = medicine("Ibuprofen", { schedule: { kind: "as_needed" } });
    const [none] = dayOf([ibuprofen]).asNeeded;
    expect(none).toMatchObject({ taken: 0, next: { slot: 1 }, last: null });
    const [two] = dayOf([ibuprofen], [dose("Ibuprofen", 1), dose("Ibuprofen", 3)]).asNeeded;
    expect(two).toMatchObject({ taken: 2, next: { slot: 2 }, last: { slot: 3 } });
    const all = Array.from({ length: 8 }, (_, index) => dose("Ibuprofen", index + 1));
    expect(dayOf([ibuprofen], all).asNeeded[0]).toMatchObject({ taken: 8, next: null });
  });
});

it("a medicine is current through its last day, then ended, and planned before its first", () => {
  const list = [
    medicine("last day", { endDate: today }),
    medicine("over", { endDate: addDays(today, -1) }),
    medicine("coming", { startDate: addDays(today, 1) }),
  ];
  const names = (time: Parameters<typeof medicinesAt>[0]) =>
    medicinesAt(time, list, today).map(({ name }) => name);
  expect([names("current"), names("ended"), names("planned")]).toEqual([
    ["last day"],
    ["over"],
    ["coming"],
  ]);
});

it("pending answers replace saved ones, and cleared ones are removed", () => {
  const known = [dose("Iron", 1), dose("Zinc", 1)];
  const pending = new Map(
    [
      { slot: { medicineId: "Iron", date: today, slot: 1 }, answer: "skipped" as const },
      { slot: { medicineId: "Zinc", date: today, slot: 1 }, answer: null },
    ].map((answer) => [keyOfSlot(answer.slot), answer]),
  );
  const shown = withPending(known, pending);
  expect(shown.map(({ medicineId, answer }) => [medicineId, answer])).toEqual([
    ["Iron", "skipped"],
  ]);
});

it.each(["2026-03-01", "2026-11-20", "2026-12-31", "2026-11-30", "2027-01-01"])(
  "on %s are fetched back over week, month and yesterday",
  (day) => {
    const on = calendarDay(day);
    const from = dosesFrom(on);
    expect(from <= weekOf(on).first && from <= monthOf(on).first && from < on).toBe(true);
  },
);

it("a dose is written with its unit, or either alone", () => {
  expect(doseText({ dose: 0.5, unit: "mg" })).toBe("0.5 mg");
  expect(doseText({ dose: 2 })).toBe("2");
  expect(doseText({ unit: "drops" })).toBe("drops");
  expect(doseText({})).toBe("");
});

it("a schedule differs if any part differs, in any order", () => {
  const daily = { kind: "daily", timesADay: 1 } as const;
  expect(countsDifferently(daily, { timesADay: 1, kind: "daily" })).toBe(false);
  expect(countsDifferently(daily, { kind: "daily", timesADay: 2 })).toBe(true);
  expect(countsDifferently(daily, { kind: "as_needed" })).toBe(true);
});
