import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, type CalendarDay, calendarDay } from "../../days/calendar-day.ts";
import type { DayFlow, Flow, LoggedCycle } from "../cycle-facts.ts";
import { averagePeriodLength, usualPeriodLength } from "../cycle-statistics.ts";
import { LONGEST_USUAL_PERIOD } from "../norms/usual-cycle.ts";
import {
  bleedingDays,
  bleedingWithin,
  endedPeriods,
  periodRanges,
  SAME_PERIOD_DAYS,
} from "./bleeding-days.ts";

const start = calendarDay("2026-11-01");
const on = (cycleDay: number) => addDays(start, cycleDay - 1);
const open: LoggedCycle = { startDay: start };
const flowOn = (cycleDay: number, flow: Flow = "moderate"): DayFlow => ({
  day: on(cycleDay),
  flow,
});
const flowsFrom = (first: number, last: number) =>
  Array.from({ length: last - first + 1 }, (_, place) => flowOn(first + place));

const lengthOf = (today: number, flows: readonly DayFlow[] = [], cycles = [open]) =>
  periodRanges({ cycles, flows }, on(today))[0]?.length;
const daysBled = (cycles: readonly LoggedCycle[], flows: readonly DayFlow[], today: number) =>
  [...bleedingDays({ cycles, flows }, on(today)).keys()].map((day) => Number(day.slice(-2)));

describe("an open period", () => {
  it.each([
    [1, 1],
    [5, 5],
    [7, 7],
    [8, 8],
    [9, 8],
    [20, 8],
  ])("on its day %d covers %d days: FIGO's 8 at most", (today, days) => {
    expect(lengthOf(today)).toBe(days);
  });

  it("is extended by a flow logged on each day after the 8th, and ends with it", () => {
    expect(lengthOf(12, flowsFrom(9, 12))).toBe(12);
    expect(lengthOf(14, flowsFrom(9, 12))).toBe(12);
  });

  it("is extended across one day without a log, not across two", () => {
    expect(lengthOf(20, [flowOn(10)])).toBe(10);
    expect(lengthOf(20, [flowOn(11)])).toBe(8);
    expect(lengthOf(20, [flowOn(10), flowOn(12), flowOn(15)])).toBe(12);
    expect(SAME_PERIOD_DAYS).toBe(2);
  });

  it("is extended whatever the order of the logs", () => {
    expect(lengthOf(20, [flowOn(11), flowOn(9), flowOn(10)])).toBe(11);
  });

  it.each(["none", "spotting"] as const)("is not extended by %s", (flow) => {
    expect(lengthOf(20, [flowOn(9, flow), flowOn(10, flow)])).toBe(8);
  });

  it.each(["light", "moderate", "heavy"] as const)("is extended by a %s flow", (flow) => {
    expect(lengthOf(20, [flowOn(9, flow)])).toBe(9);
  });

  it("is not shortened by logs that stop on its 3rd day", () => {
    expect(lengthOf(6, flowsFrom(1, 3))).toBe(6);
  });

  it("ends before the next period if it was left open", () => {
    const next = { startDay: on(4), endDay: on(6) };
    expect(lengthOf(20, [], [open, next])).toBe(3);
  });

  it("has only its first day when it begins tomorrow (travel west)", () => {
    expect(lengthOf(0)).toBe(1);
    expect(lengthOf(-3)).toBe(1);
  });
});

describe("a period with an end", () => {
  const ended = { startDay: start, endDay: on(5) };

  it("covers its first to its last day, whatever today is", () => {
    for (const today of [1, 5, 6, 400]) expect(lengthOf(today, [], [ended])).toBe(5);
  });

  it("may be longer than usual, or a single day", () => {
    expect(lengthOf(30, [], [{ startDay: start, endDay: on(21) }])).toBe(21);
    expect(lengthOf(30, [], [{ startDay: start, endDay: start }])).toBe(1);
  });

  it("is not extended by a flow after its end; that day stands alone", () => {
    const flows = [flowOn(6, "light")];
    expect(lengthOf(9, flows, [ended])).toBe(5);
    expect(bleedingDays({ cycles: [ended], flows }, on(9)).get(on(6))).toEqual({
      flow: "light",
      isPeriod: false,
    });
  });

  it("counts among the ended periods, in input order; an open one does not", () => {
    const earlier = { startDay: addDays(start, -28), endDay: addDays(start, -25) };
    expect(endedPeriods([ended, open, earlier])).toEqual([
      { cycle: ended, length: 5 },
      { cycle: earlier, length: 4 },
    ]);
  });

  it("has no length and is in no average when only its first day is known", () => {
    const starts = [0, 28, 56].map((days) => {
      const startDay = addDays(start, days - 84);
      return { startDay, endDay: startDay, isEndUnknown: true };
    });
    expect(endedPeriods([...starts, ended])).toEqual([{ cycle: ended, length: 5 }]);
    expect(averagePeriodLength(starts)).toBeNull();
    expect(usualPeriodLength(starts)).toBe(5);
  });
});

describe("bleedingDays", () => {
  const ended: LoggedCycle = { startDay: start, endDay: on(3), flow: "heavy" };

  it("take the flow from the daily log, else from the period", () => {
    const bled = bleedingDays({ cycles: [ended], flows: [flowOn(2, "light")] }, on(9));
    expect([...bled.values()].map(({ flow }) => flow)).toEqual(["heavy", "light", "heavy"]);
  });

  it("have no flow when none was logged", () => {
    const bled = bleedingDays({ cycles: [{ startDay: start, endDay: start }] }, on(9));
    expect(bled).toEqual(new Map([[start, { flow: null, isPeriod: true }]]));
  });

  it("leave out days of a period that the daily log calls dry", () => {
    expect(daysBled([ended], [flowOn(2, "none")], 9)).toEqual([1, 3]);
  });

  it('leave out a period whose flow is "none", except days with a logged flow', () => {
    const dry: LoggedCycle = { startDay: start, endDay: on(3), flow: "none" };
    expect(daysBled([dry], [], 9)).toEqual([]);
    expect(daysBled([dry], [flowOn(2, "spotting")], 9)).toEqual([2]);
  });

  it("include spotting between periods, marked as such", () => {
    const bled = bleedingDays({ cycles: [ended], flows: [flowOn(15, "spotting")] }, on(20));
    expect(bled.get(on(15))).toEqual({ flow: "spotting", isPeriod: false });
  });

  it("include bleeding before the first logged period", () => {
    expect(daysBled([], [flowOn(4), flowOn(5, "none")], 9)).toEqual([4]);
  });

  it("belong to the later period where one ends and the next begins", () => {
    const next: LoggedCycle = { startDay: on(3), endDay: on(4), flow: "light" };
    for (const cycles of [
      [ended, next],
      [next, ended],
    ]) {
      expect(bleedingDays({ cycles }, on(9)).get(on(3))?.flow).toBe("light");
    }
  });

  it("are sorted, whatever the order of the log", () => {
    const earlier = { startDay: addDays(start, 10), endDay: addDays(start, 11) };
    expect(daysBled([earlier, ended], [flowOn(6)], 30)).toEqual([1, 2, 3, 6, 11, 12]);
  });

  it("are limited to the first and last day of a range", () => {
    const bled = bleedingDays({ cycles: [{ startDay: start, endDay: on(5) }] }, on(9));
    expect([...bleedingWithin(bled, { first: on(2), last: on(4) }).keys()]).toEqual([
      on(2),
      on(3),
      on(4),
    ]);
    expect(bleedingWithin(bled, { first: on(6), last: on(9) }).size).toBe(0);
  });
});

const flow = fc.constantFrom<Flow>("none", "spotting", "light", "moderate", "heavy");
const someFlows = fc.array(fc.record({ place: fc.integer({ min: -5, max: 60 }), flow }), {
  maxLength: 25,
});
const toFlows = (logged: readonly { place: number; flow: Flow }[]): DayFlow[] =>
  logged.map(({ place, flow: felt }) => ({ day: addDays(start, place), flow: felt }));
const somePeriods = fc
  .array(
    fc.record({ gap: fc.integer({ min: 1, max: 60 }), days: fc.integer({ min: 1, max: 20 }) }),
    {
      maxLength: 6,
    },
  )
  .map((steps) => {
    let day: CalendarDay = addDays(start, -200);
    return steps.map(({ gap, days }): LoggedCycle => {
      const startDay = addDays(day, gap);
      day = addDays(startDay, days);
      return { startDay, endDay: addDays(startDay, days - 1) };
    });
  });

describe("bleeding days of any log", () => {
  it("of an open period never pass today, and number more than 8 only by a logged flow", () => {
    fc.assert(
      fc.property(someFlows, fc.integer({ min: 1, max: 70 }), (logged, today) => {
        const flows = toFlows(logged);
        const length = lengthOf(today, flows) ?? 0;
        expect(length).toBeGreaterThanOrEqual(Math.min(today, LONGEST_USUAL_PERIOD));
        expect(length).toBeLessThanOrEqual(today);
        if (length > LONGEST_USUAL_PERIOD) {
          const bled = flows.filter(({ flow: felt }) => felt !== "none" && felt !== "spotting");
          const near = bled.some(({ day }) => day >= on(length - 1) && day <= on(length + 1));
          expect(near).toBe(true);
        }
      }),
    );
  });

  it("never decrease with one more day of logged flow", () => {
    fc.assert(
      fc.property(someFlows, fc.integer({ min: 0, max: 60 }), (logged, place) => {
        const before = toFlows(logged).filter(({ day }) => day !== addDays(start, place));
        const after = [...before, { day: addDays(start, place), flow: "moderate" as const }];
        const days = daysOf(before);
        const more = new Set(daysOf(after));
        expect(days.filter((day) => !more.has(day))).toEqual([]);
      }),
    );
    function daysOf(flows: readonly DayFlow[]) {
      return [...bleedingDays({ cycles: [open], flows }, on(61)).keys()];
    }
  });

  it("move with the dates: the same history a year later gives the same days a year later", () => {
    fc.assert(
      fc.property(
        somePeriods,
        someFlows,
        fc.integer({ min: -900, max: 900 }),
        (cycles, logged, by) => {
          const flows = toFlows(logged);
          const moved = {
            cycles: [...cycles, open].map(({ startDay, endDay }) => ({
              startDay: addDays(startDay, by),
              ...(endDay !== undefined && { endDay: addDays(endDay, by) }),
            })),
            flows: flows.map(({ day, flow: felt }) => ({ day: addDays(day, by), flow: felt })),
          };
          const here = bleedingDays({ cycles: [...cycles, open], flows }, on(30));
          const there = bleedingDays(moved, addDays(on(30), by));
          expect([...there]).toEqual([...here].map(([day, bled]) => [addDays(day, by), bled]));
        },
      ),
    );
  });

  it("do not depend on the order of cycles", () => {
    fc.assert(
      fc.property(somePeriods, someFlows, (cycles, logged) => {
        const flows = toFlows(logged);
        const one = bleedingDays({ cycles: [...cycles, open], flows }, on(30));
        const other = bleedingDays({ cycles: [open, ...cycles.toReversed()], flows }, on(30));
        expect([...other]).toEqual([...one]);
      }),
    );
  });

  it("lie in a period or have a log, and include no day called dry", () => {
    fc.assert(
      fc.property(somePeriods, someFlows, (cycles, logged) => {
        const flows = toFlows(logged);
        const history = { cycles: [...cycles, open], flows };
        const ranges = periodRanges(history, on(30));
        const said = new Map(flows.map(({ day, flow: felt }) => [day, felt]));
        for (const [day, { isPeriod }] of bleedingDays(history, on(30))) {
          expect(said.get(day)).not.toBe("none");
          expect(ranges.some(({ first, last }) => day >= first && day <= last)).toBe(isPeriod);
          expect(isPeriod || said.has(day)).toBe(true);
        }
      }),
    );
  });
});
