import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../../days/calendar-day.ts";
import { forgottenEnd } from "./forgotten-end.ts";

const first = calendarDay("2026-10-01");
const day = (number: number) => addDays(first, number - 1);
const cycles = [{ startDay: first }];

describe("the end to note for a forgotten period", () => {
  it("is its 8th day, or the last day with a logged flow", () => {
    expect(forgottenEnd({ cycles }, day(29))).toBe(day(8));
    const flows = [9, 10].map((number) => ({ day: day(number), flow: "light" as const }));
    expect(forgottenEnd({ cycles, flows }, day(29))).toBe(day(10));
  });

  it("is not estimated up to the 8th day, while flows are logged, or once it has ended", () => {
    expect(forgottenEnd({ cycles }, day(8))).toBeNull();
    const flows = [9, 10].map((number) => ({ day: day(number), flow: "light" as const }));
    expect(forgottenEnd({ cycles, flows }, day(10))).toBeNull();
    expect(forgottenEnd({ cycles: [{ startDay: first, endDay: day(4) }] }, day(29))).toBeNull();
  });
});
