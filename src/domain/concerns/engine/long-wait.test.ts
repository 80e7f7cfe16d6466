import { describe, expect, it } from "vitest";
import type { CycleFacts } from "../../cycles/cycle-facts.ts";
import { addDays, calendarDay } from "../../days/calendar-day.ts";
import { forecastPeriod } from "../../forecast/forecast-period.ts";
import { longWait } from "./long-wait.ts";

const today = calendarDay("2026-11-20");

/** Cycles of these lengths, then this many days without a period. */
function waiting(days: number, lengths: readonly number[], changes: Partial<CycleFacts> = {}) {
  let startDay = addDays(today, -days);
  const cycles = [0, ...lengths].map((length) => {
    startDay = addDays(startDay, -length);
    return { startDay, endDay: addDays(startDay, 4) };
  });
  const facts: CycleFacts = {
    cycles,
    statedLength: null,
    regularity: null,
    pcos: null,
    contraception: "none",
    pregnancy: null,
    age: 29,
    ...changes,
  };
  return longWait(facts, forecastPeriod(facts, today), today);
}

const monthly = Array.from({ length: 8 }, () => 28);
const everySixtyDays = Array.from({ length: 8 }, () => 60);

describe("longWait", () => {
  it("starts at the 90th day, for any cycles", () => {
    expect(waiting(90, monthly)).toEqual({ kind: "ninety-days", days: 90, isSincePeriod: true });
    expect(waiting(90, everySixtyDays)).toEqual({
      kind: "ninety-days",
      days: 90,
      isSincePeriod: true,
    });
    expect(waiting(89, monthly)?.kind).toBe("later-than-most");
  });

  it("starts after 35 days if that is late for the user's cycles", () => {
    expect(waiting(36, monthly)).toEqual({
      kind: "later-than-most",
      days: 36,
      isSincePeriod: true,
    });
    expect(waiting(35, monthly)).toBeNull();
  });

  it("is null if the cycles usually last that long", () => {
    expect(waiting(45, everySixtyDays)).toBeNull();
  });

  it("starts at 45 days under 18", () => {
    expect(waiting(44, monthly, { age: 16 })).toBeNull();
    expect(waiting(46, monthly, { age: 16 })?.kind).toBe("later-than-most");
  });

  it.each([
    { contraception: "pill" },
    { contraception: "iud" },
    { pregnancy: "pregnant" },
  ] as const)("returns nothing with %o", (changes) => {
    expect(waiting(100, monthly, changes)).toBeNull();
    expect(waiting(50, monthly, changes)).toBeNull();
  });

  it("counts from the end of a pregnancy, and says so", () => {
    const stages = [
      { kind: "pregnancy", from: addDays(today, -380), to: addDays(today, -100) },
    ] as const;
    expect(waiting(400, monthly, { stages })).toEqual({
      kind: "ninety-days",
      days: 100,
      isSincePeriod: false,
    });
  });
});
