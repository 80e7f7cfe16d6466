import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../../days/calendar-day.ts";
import { bleedingDays } from "./bleeding-days.ts";
import { openPeriod } from "./open-period.ts";

const first = calendarDay("2026-10-01");
const day = (number: number) => addDays(first, number - 1);
const cycles = [{ startDay: first }];

describe("openPeriod", () => {
  it("is null when all periods have ended or a later one began", () => {
    expect(openPeriod({ cycles: [{ startDay: first, endDay: day(4) }] }, day(9))).toBeNull();
    const two = [{ startDay: first }, { startDay: day(28), endDay: day(30) }];
    expect(openPeriod({ cycles: two }, day(40))).toBeNull();
  });

  it("counts to today and is long from its 9th day", () => {
    expect(openPeriod({ cycles }, day(8))).toMatchObject({ day: 8, isLong: false });
    expect(openPeriod({ cycles }, day(9))).toMatchObject({ day: 9, isLong: true });
    expect(openPeriod({ cycles }, day(200))).toMatchObject({ day: 200, isLong: true });
  });

  it("reports days past the usual length without a log as unlogged, not as bleeding", () => {
    expect(openPeriod({ cycles }, day(8))?.unlogged).toBeNull();
    expect(openPeriod({ cycles }, day(25))?.unlogged).toEqual({ first: day(9), last: day(25) });
    expect(bleedingDays({ cycles }, day(25)).size).toBe(8);
  });

  it("has no unlogged days as far as daily logs continue it", () => {
    const flows = [9, 10, 11, 12].map((number) => ({ day: day(number), flow: "light" as const }));
    expect(openPeriod({ cycles, flows }, day(12))?.unlogged).toBeNull();
    expect(openPeriod({ cycles, flows }, day(14))?.unlogged).toEqual({
      first: day(13),
      last: day(14),
    });
  });

  it("has no unlogged days after day 30, when the end was most likely forgotten", () => {
    expect(openPeriod({ cycles }, day(30))?.unlogged).not.toBeNull();
    expect(openPeriod({ cycles }, day(31))?.unlogged).toBeNull();
  });
});
