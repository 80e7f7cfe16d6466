import { expect, it } from "vitest";
import { type SignDay, saveSigns } from "#contract/entries/signs.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { toggled } from "#web/entry/toggled.ts";
import { bodyOf, draftOf, isEmpty, saysTheSame } from "./form.ts";

const day = calendarDay("2026-11-20");
const empty = draftOf(null, "mmol/L");

it("a saved day fills the form and is read back unchanged", () => {
  const saved: SignDay = {
    id: crypto.randomUUID(),
    date: day,
    pregnancyTest: "negative",
    notes: "since noon",
    temperature: 38.4,
    glucose: 11.4,
    ketones: 0.6,
    urineKetones: "2+",
    signs: ["fainting", "rash"],
  };
  const { id: _, ...body } = saved;
  expect(bodyOf(draftOf(saved, "mmol/L"), day)).toEqual(body);
});

it("glucose is typed in the user's unit and sent in mmol/L", () => {
  const draft = { ...empty, unit: "mg/dL" as const, glucose: "205" };
  const { glucose } = bodyOf(draft, day);
  expect(glucose).toBeCloseTo(11.38, 2);
  expect(draftOf({ id: "", date: day, glucose }, "mg/dL").glucose).toBe("205");
});

it("the order of ticks makes no difference; a changed tick does", () => {
  const one = { ...empty, signs: toggled(toggled([], "rash"), "fainting") };
  const other = { ...empty, signs: toggled(toggled([], "fainting"), "rash") };
  expect(saysTheSame(one, other, day)).toBe(true);
  expect(saysTheSame(one, { ...other, signs: toggled(other.signs, "rash") }, day)).toBe(false);
});

it("a day without input is empty, and one with unreadable input is not", () => {
  expect(isEmpty({ ...empty, notes: "  " }, day)).toBe(true);
  expect(isEmpty({ ...empty, temperature: "warm" }, day)).toBe(false);
  const unreadable = bodyOf({ ...empty, temperature: "warm" }, day);
  expect(saveSigns.request.body.safeParse(unreadable).success).toBe(false);
});
