import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import { completedCycles, currentCycleStart, openCycle } from "./cycle-history.ts";

const july2 = calendarDay("2026-07-02");
const july6 = calendarDay("2026-07-06");
const july30 = calendarDay("2026-07-30");
const september1 = calendarDay("2026-09-01");

describe("completedCycles", () => {
  it("is empty without a log or with a single period", () => {
    expect(completedCycles([])).toEqual([]);
    expect(completedCycles([{ startDay: july2, endDay: july6 }])).toEqual([]);
  });

  it("completes a cycle when a later period has begun, ended or not", () => {
    expect(completedCycles([{ startDay: july2, endDay: july6 }, { startDay: july30 }])).toEqual([
      { startDay: july2, length: 28 },
    ]);
  });

  it("reports a cycle of 70 days as 70 days", () => {
    expect(completedCycles(cyclesOfLengths([29, 70, 31])).map(({ length }) => length)).toEqual([
      29, 70, 31,
    ]);
  });

  it("includes a start logged twice, days apart", () => {
    expect(completedCycles(cyclesOfLengths([28, 2, 28])).map(({ length }) => length)).toEqual([
      28, 2, 28,
    ]);
  });

  it("treats two starts on one day as one", () => {
    expect(
      completedCycles([
        { startDay: july2 },
        { startDay: july2, endDay: july6 },
        { startDay: july30 },
      ]),
    ).toEqual([{ startDay: july2, length: 28 }]);
  });

  it("returns the oldest first, whatever the order of the log", () => {
    const newestFirst = [{ startDay: september1 }, { startDay: july30 }, { startDay: july2 }];
    expect(completedCycles(newestFirst)).toEqual([
      { startDay: july2, length: 28 },
      { startDay: july30, length: 33 },
    ]);
  });

  it("counts 29 February", () => {
    expect(completedCycles(cyclesOfLengths([30], calendarDay("2024-02-10")))[0]?.length).toBe(30);
    expect(addDays(calendarDay("2024-02-10"), 30)).toBe("2024-03-11");
  });

  it("gives lengths that add up to the days between the first and last period", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 120 }), { maxLength: 30 }),
        fc.infiniteStream(fc.nat()),
        (lengths, order) => {
          const shuffled = cyclesOfLengths(lengths)
            .map((cycle) => ({ cycle, place: order.next().value }))
            .sort((one, other) => one.place - other.place)
            .map(({ cycle }) => cycle);
          expect(completedCycles(shuffled).map(({ length }) => length)).toEqual(lengths);
        },
      ),
    );
  });
});

describe("the current cycle", () => {
  it("begins with the latest logged period", () => {
    const facts = factsOf({ cycles: [{ startDay: july30 }, { startDay: july2 }] });
    expect(currentCycleStart(facts)).toBe(july30);
  });

  it("is null without either", () => {
    expect(currentCycleStart(factsOf({}))).toBeNull();
  });
});

describe("openCycle", () => {
  it("is the cycle without an end [S3-11]", () => {
    const open = { startDay: july30 };
    expect(openCycle([open, { startDay: july2, endDay: july6 }])).toBe(open);
  });

  it("is null when all have ended", () => {
    expect(openCycle(cyclesOfLengths([28, 28]))).toBeNull();
    expect(openCycle([])).toBeNull();
  });

  it("is the newest of two", () => {
    expect(openCycle([{ startDay: july2 }, { startDay: july30 }])?.startDay).toBe(july30);
    expect(openCycle([{ startDay: july30 }, { startDay: july2 }])?.startDay).toBe(july30);
  });
});
