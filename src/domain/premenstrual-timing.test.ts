import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "./calendar-day.ts";
import { premenstrualTiming } from "./premenstrual-timing.ts";
import { cyclesOfLengths } from "./testing/example-facts.ts";

const first = calendarDay("2026-01-05");
const cycles = cyclesOfLengths([28, 28, 28], first);

/** Ratings around each onset: these many days before it and from its day 4 on. */
const ratingsOf = (before: number, after: number, days = 7) =>
  [28, 56, 84].flatMap((onset) => [
    ...Array.from({ length: days }, (_, place) => ({
      date: addDays(first, onset - 1 - place),
      rating: before,
    })),
    ...Array.from({ length: days }, (_, place) => ({
      date: addDays(first, onset + 3 + place),
      rating: after,
    })),
  ]);

describe("premenstrual timing", () => {
  it("may follow her cycle when the week before is higher by 30% of the range she used", () => {
    expect(premenstrualTiming(ratingsOf(4, 2), cycles, 1)).toEqual({
      kind: "may-follow-your-cycle",
      scoredCycles: 3,
      cyclesWithTiming: 3,
    });
  });

  it("is not seen below 30%, nor when it is the other way round", () => {
    const used = [{ date: addDays(first, 14), rating: 5 }];
    expect(premenstrualTiming([...ratingsOf(3, 2), ...used], cycles, 1).kind).toBe(
      "no-timing-seen",
    );
    expect(premenstrualTiming(ratingsOf(2, 4), cycles, 1).kind).toBe("no-timing-seen");
    expect(premenstrualTiming(ratingsOf(1, 1), cycles, 1).kind).toBe("no-timing-seen");
  });

  it("needs four rated days in each window, in two cycles", () => {
    expect(premenstrualTiming(ratingsOf(4, 2, 3), cycles, 1)).toEqual({
      kind: "not-enough-days",
      scoredCycles: 0,
      cyclesNeeded: 2,
    });
    expect(premenstrualTiming(ratingsOf(4, 2), cyclesOfLengths([28], first), 1)).toMatchObject({
      scoredCycles: 1,
      cyclesNeeded: 1,
    });
  });

  it("counts days 4 to 10 only, not the first three of bleeding", () => {
    const bleeding = [28, 56, 84].flatMap((onset) =>
      [0, 1, 2].map((place) => ({ date: addDays(first, onset + place), rating: 5 })),
    );
    expect(premenstrualTiming([...ratingsOf(4, 2), ...bleeding], cycles, 1).kind).toBe(
      "may-follow-your-cycle",
    );
  });
});
