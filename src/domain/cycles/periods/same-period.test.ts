import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type CalendarDay, calendarDay, daysBetween } from "../../days/calendar-day.ts";
import type { LoggedCycle } from "../cycle-facts.ts";
import { completedCycles } from "../cycle-history.ts";
import { bleedingDays, endedPeriods } from "./bleeding-days.ts";
import {
  firstOfEach,
  joinedPeriods,
  samePeriods,
  statedPeriodDay,
  withStatedPeriod,
} from "./same-period.ts";

const first = calendarDay("2026-03-01");
const day = (number: number) => addDays(first, number);

const periods = (...days: readonly (readonly [from: number, to?: number])[]): LoggedCycle[] =>
  days.map(([from, to]) => ({
    startDay: day(from),
    ...(to !== undefined && { endDay: day(to) }),
  }));

describe("starts fewer than 10 days apart", () => {
  it.each([
    [0, 1],
    [3, 1],
    [9, 1],
    [10, 2],
    [14, 2],
  ])("%i days apart are %i period(s)", (apart, count) => {
    expect(joinedPeriods(periods([0, 0], [apart]))).toHaveLength(count);
  });

  it("are one period, from the first day of the first to the last day of the last", () => {
    expect(joinedPeriods(periods([0, 3], [5, 7], [28]))).toMatchObject([
      { startDay: day(0), endDay: day(7) },
      { startDay: day(28) },
    ]);
  });

  it("are one open period while the last is open (an accidental New Period)", () => {
    const [period, ...others] = joinedPeriods(periods([0, 2], [2]));
    expect(period).toMatchObject({ startDay: day(0) });
    expect(period?.endDay).toBeUndefined();
    expect(others).toEqual([]);
  });

  it("are open when both began on one day, in any order", () => {
    const slip = periods([0], [0, 0]);
    for (const cycles of [slip, slip.toReversed()]) {
      expect(joinedPeriods(cycles).map(({ endDay }) => endDay)).toEqual([undefined]);
    }
  });

  it("are two once the user says so", () => {
    const [one, other] = periods([0, 2], [7, 9]);
    const cycles = [
      { ...one, startDay: day(0) },
      { ...other, startDay: day(7), isSeparate: true },
    ];
    expect(completedCycles(joinedPeriods(cycles)).map(({ length }) => length)).toEqual([7]);
  });

  it("count from the first start: a start every week gives cycles of 14 days", () => {
    const starts = [0, 7, 14, 21].map((number) => ({ startDay: day(number) }));
    expect(firstOfEach(starts).map(({ startDay }) => startDay)).toEqual([day(0), day(14)]);
  });

  it("have bleeding on the logged days, none between", () => {
    const cycles = joinedPeriods(periods([0, 3], [6, 8]));
    const bled = [...bleedingDays({ cycles }, day(20)).keys()];
    expect(bled.map((each) => daysBetween(first, each))).toEqual([0, 1, 2, 3, 6, 7, 8]);
    expect(endedPeriods(cycles).map(({ length }) => length)).toEqual([7]);
  });

  it("keep the answers about the cycle, and the heaviest flow", () => {
    const [one, other] = periods([0, 2], [4, 6]);
    const cycles = [
      { ...one, startDay: day(0), flow: "heavy" as const, isExcluded: true },
      { ...other, startDay: day(4), flow: "light" as const, missedLog: "no" as const },
    ];
    const [period] = joinedPeriods(cycles);
    expect(period).toMatchObject({ flow: "heavy", missedLog: "no", isExcluded: true });
  });
});

describe("the period stated at setup", () => {
  const statedBeside = (logged: readonly LoggedCycle[], stated: CalendarDay | null) =>
    statedPeriodDay(withStatedPeriod(logged, stated));

  it("counts until the user logs it", () => {
    expect(statedBeside([], null)).toBeNull();
    expect(statedBeside([], day(3))).toBe(day(3));
    expect(statedBeside(periods([40]), day(3))).toBe(day(3));
    expect(statedBeside(periods([3, 7]), day(3))).toBeNull();
    expect(statedBeside(periods([0, 7]), day(9))).toBeNull();
    expect(statedBeside(periods([0, 7]), day(10))).toBe(day(10));
  });

  it("stands among the logged ones by its first day, with an unknown end", () => {
    const known = withStatedPeriod(periods([40]), day(3));
    expect(known.map(({ startDay }) => startDay)).toEqual([day(3), day(40)]);
    expect(completedCycles(known)).toEqual([{ startDay: day(3), length: 37 }]);
    expect(endedPeriods(known).map(({ cycle }) => cycle.startDay)).not.toContain(day(3));
  });
});

const logs = fc.array(fc.integer({ min: 0, max: 120 }), { maxLength: 25 }).map((gaps) => {
  let number = 0;
  return gaps.map((gap) => {
    number += gap;
    return { startDay: day(number), endDay: day(number) };
  });
});

describe("joined periods of any log", () => {
  it("include every start once, in any order; joining twice changes nothing", () => {
    fc.assert(
      fc.property(logs, (cycles) => {
        const groups = samePeriods(cycles.toReversed());
        expect(groups.flat()).toHaveLength(cycles.length);
        const once = joinedPeriods(cycles);
        expect(joinedPeriods(once)).toEqual(once);
      }),
    );
  });

  it("give no cycle shorter than 10 days, and lose no longer one", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 10, max: 400 }), { maxLength: 25 }),
        fc.integer({ min: 0, max: 9 }),
        (lengths, slip) => {
          let number = 0;
          const starts = [0, ...lengths].map((length) => {
            number += length;
            return { startDay: day(number), endDay: day(number) };
          });
          const slips = { startDay: day(slip), endDay: day(slip) };
          const isFree = (lengths[0] ?? 10) > slip;
          const cycles = joinedPeriods(isFree ? [...starts, slips] : starts);
          expect(completedCycles(cycles).map(({ length }) => length)).toEqual(lengths);
        },
      ),
    );
  });
});
