import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { cyclesAround, type DayValue, weeksAround } from "./before-after.ts";

const from = calendarDay("2026-06-01");
const today = calendarDay("2026-11-20");
const at = (offset: number, value: number): DayValue => ({ day: addDays(from, offset), value });

describe("weeksAround", () => {
  it("counts a week once, however many of its days have a value", () => {
    const { before, after, shift } = weeksAround(
      [at(-14, 6), at(-13, 8), at(-1, 5), at(0, 4), at(3, 2), at(7, 3)],
      { from },
      today,
    );
    expect(before).toEqual([at(-14, 7), at(-1, 5)]);
    expect(after).toEqual([at(0, 3), at(7, 3)]);
    expect(shift).toBeNull();
  });

  it("reports the shift from four weeks on either side", () => {
    const weeks = [-28, -21, -14, -7].map((offset) => at(offset, 7));
    const later = [0, 7, 14, 21].map((offset) => at(offset, 4));
    expect(weeksAround([...weeks, ...later], { from }, today).shift).toEqual({
      by: -3,
      low: -3,
      high: -3,
    });
  });

  it("stops at half a year, at the trial's last day, and at today", () => {
    const values = [at(31, 4), at(-183, 1), at(-182, 2), at(30, 3)];
    const { before, after } = weeksAround(values, { from, to: addDays(from, 30) }, today);
    expect(before).toEqual([at(-182, 2)]);
    expect(after).toEqual([at(30, 3)]);
    expect(weeksAround([at(181, 1), at(182, 2)], { from }, addDays(from, 300)).after).toEqual([
      at(181, 1),
    ]);
  });
});

describe("cyclesAround", () => {
  const cycle = (offset: number, length: number) => ({ startDay: addDays(from, offset), length });

  it("leaves out the cycle in which the trial began", () => {
    const { before, after } = cyclesAround(
      [cycle(-70, 40), cycle(-30, 45), cycle(15, 33), cycle(48, 30)],
      { from },
      today,
    );
    expect(before.map(({ value }) => value)).toEqual([40]);
    expect(after.map(({ value }) => value)).toEqual([33, 30]);
  });

  it("leaves out a cycle that outlasts the trial", () => {
    const { after } = cyclesAround(
      [cycle(2, 30), cycle(32, 30)],
      { from, to: addDays(from, 40) },
      today,
    );
    expect(after.map(({ value }) => value)).toEqual([30]);
  });
});

it("every value is on one side only, and no value is made up", () => {
  const days = fc.array(
    fc.record({
      offset: fc.integer({ min: -300, max: 200 }),
      value: fc.integer({ min: 0, max: 10 }),
    }),
  );
  fc.assert(
    fc.property(days, (typed) => {
      const values = typed.map(({ offset, value }) => at(offset, value));
      const { before, after } = weeksAround(values, { from }, today);
      expect(before.every(({ day }) => day < from)).toBe(true);
      expect(after.every(({ day }) => day >= from)).toBe(true);
      const most = Math.max(...values.map(({ value }) => value));
      for (const { value } of [...before, ...after]) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThanOrEqual(most);
      }
      expect(before.length + after.length).toBeLessThanOrEqual(values.length);
    }),
  );
});
