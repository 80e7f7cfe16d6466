import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { cyclesOfLengths } from "../testing/example-facts.ts";
import { premenstrualTiming } from "./premenstrual-timing.ts";

const first = calendarDay("2026-01-05");
const cycles = cyclesOfLengths([28, 28, 28], first);

/** Ratings around each onset: this many days before it, and from day 4 on. */
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

describe("premenstrualTiming", () => {
  it("reports a cycle pattern if the week before is higher by 30% of the range used", () => {
    expect(premenstrualTiming(ratingsOf(4, 2), cycles, 1)).toEqual({
      kind: "may-follow-your-cycle",
      scoredCycles: 3,
      cyclesWithTiming: 3,
    });
  });

  it("reports no timing below 30%, or if the week after is higher", () => {
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

describe("the thresholds of C-PASS", () => {
  const kindOf = (before: number, after: number, used = 11) => {
    const widest = { date: addDays(first, 14), rating: used };
    return premenstrualTiming([...ratingsOf(before, after), widest], cycles, 1).kind;
  };

  it("require a rise by 30% of the range used", () => {
    expect(kindOf(5, 2)).toBe("may-follow-your-cycle");
    expect(kindOf(4.9, 2)).toBe("no-timing-seen");
  });

  it("require four rated days in each window", () => {
    expect(premenstrualTiming(ratingsOf(4, 2, 4), cycles, 1).kind).toBe("may-follow-your-cycle");
    expect(premenstrualTiming(ratingsOf(4, 2, 3), cycles, 1).kind).toBe("not-enough-days");
  });

  it("require half of the scored cycles, and at least two", () => {
    const starts = [28, 56, 84, 112, 140];
    const long = cyclesOfLengths([28, 28, 28, 28, 28], first);
    const withRises = (rising: number) => {
      const ratings = starts.flatMap((onset, place) => [
        ...[1, 2, 3, 4].map((ago) => ({
          date: addDays(first, onset - ago),
          rating: place < rising ? 5 : 1,
        })),
        ...[3, 4, 5, 6].map((ahead) => ({ date: addDays(first, onset + ahead), rating: 1 })),
      ]);
      return premenstrualTiming(ratings, long, 1);
    };
    expect(withRises(2)).toMatchObject({ kind: "no-timing-seen", cyclesWithTiming: 2 });
    expect(withRises(3)).toEqual({
      kind: "may-follow-your-cycle",
      scoredCycles: 5,
      cyclesWithTiming: 3,
    });
  });

  it("skip a period so close to another that their windows would overlap", () => {
    const short = cyclesOfLengths([16, 16, 16], first);
    const daily = Array.from({ length: 80 }, (_, day) => ({
      date: addDays(first, day),
      rating: 2,
    }));
    expect(premenstrualTiming(daily, short, 1)).toMatchObject({ scoredCycles: 0 });
    const longer = cyclesOfLengths([17, 17, 17], first);
    expect(premenstrualTiming(daily, longer, 1)).toMatchObject({ scoredCycles: 3 });
  });

  it("are independent of the scale: tenfold ratings give the same answer", () => {
    const rating = fc.integer({ min: 1, max: 5 });
    fc.assert(
      fc.property(fc.array(rating, { minLength: 100, maxLength: 100 }), (daily) => {
        const on = (scale: number) =>
          premenstrualTiming(
            daily.map((value, day) => ({ date: addDays(first, day), rating: value * scale })),
            cycles,
            scale,
          );
        expect(on(10)).toEqual(on(1));
      }),
    );
  });
});
