import { expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import {
  hasMoved,
  middleOf,
  sizeOf,
  verdictOf,
  withChange,
  withoutChange,
  withTick,
} from "./view-model.ts";

const from = calendarDay("2026-06-01");
const shift = (low: number, high: number) => ({ shift: { by: (low + high) / 2, low, high } });

it("only an interval that excludes zero says lower or higher", () => {
  expect(verdictOf(shift(-3, -1))).toBe("lower");
  expect(verdictOf(shift(1, 3))).toBe("higher");
  expect(verdictOf(shift(-3, 0))).toBe("unclear");
  expect(verdictOf({ shift: null })).toBe("too-few");
  expect(sizeOf(shift(-3, -1))).toEqual([1, 3]);
  expect(
    middleOf([
      { day: from, value: 9 },
      { day: from, value: 2 },
      { day: from, value: 3 },
    ]),
  ).toBe(3);
});

it("an interval that includes zero has not moved", () => {
  expect(hasMoved(shift(-3, -1))).toBe(true);
  expect(hasMoved(shift(1, 3))).toBe(true);
  expect(hasMoved(shift(0, 3))).toBe(false);
  expect(hasMoved({ shift: null })).toBe(false);
});

it("a medicine's tick lasts as long as the medicine, a change's until it is removed", () => {
  const metformin = { medicineId: "m", name: "Metformin", from };
  const ticked = withTick([], metformin, true);
  expect(ticked).toEqual([{ medicineId: "m", isOnPage: true }]);
  expect(withTick(ticked, metformin, false)).toEqual([]);
  const walks = { medicineId: null, name: "Walks", from };
  const marked = withChange(ticked, "Walks", from);
  expect(withTick(marked, walks, true)).toContainEqual({ name: "Walks", from, isOnPage: true });
  expect(withChange(marked, "Walks", from)).toHaveLength(2);
  expect(withoutChange(marked, walks)).toEqual(ticked);
});
