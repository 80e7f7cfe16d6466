import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, calendarDay, dayInZone } from "../days/calendar-day.ts";
import { instantAt } from "./instant-at.ts";
import { minuteOf } from "./reminder-choices.ts";

it.each([
  ["2026-11-20", "08:00", "Africa/Johannesburg", "2026-11-20T06:00:00.000Z"],
  ["2026-11-20", "20:00", "Africa/Lagos", "2026-11-20T19:00:00.000Z"],
  ["2026-11-20", "07:30", "Asia/Kathmandu", "2026-11-20T01:45:00.000Z"],
  // Clocks go forward at two; half past two does not exist and moves an hour later.
  ["2027-03-28", "02:30", "Europe/Paris", "2027-03-28T01:30:00.000Z"],
  // Clocks go back at three; half past two exists twice.
  ["2026-10-25", "02:30", "Europe/Paris", "2026-10-25T00:30:00.000Z"],
  ["2026-10-25", "08:00", "Europe/Paris", "2026-10-25T07:00:00.000Z"],
  // Morocco's clocks go back for Ramadan, and forward after it.
  ["2026-02-14", "20:00", "Africa/Casablanca", "2026-02-14T19:00:00.000Z"],
  ["2026-02-16", "20:00", "Africa/Casablanca", "2026-02-16T20:00:00.000Z"],
])("%s at %s in %s is the instant %s", (day, time, zone, instant) => {
  expect(new Date(instantAt(calendarDay(day), minuteOf(time), zone)).toISOString()).toBe(instant);
});

it("in any zone an instant lies on its day, and later minutes never come earlier", () => {
  const zones = ["Africa/Cairo", "Africa/Casablanca", "Europe/London", "America/Los_Angeles"];
  const zone = fc.constantFrom(...zones, "Pacific/Apia", "Australia/Lord_Howe", "UTC");
  const ahead = fc.integer({ min: 0, max: 1000 });
  const start = calendarDay("2026-01-01");
  fc.assert(
    fc.property(zone, ahead, fc.integer({ min: 181, max: 1438 }), (timeZone, days, minute) => {
      const day = addDays(start, days);
      const instant = instantAt(day, minute, timeZone);
      expect(dayInZone(instant, timeZone)).toBe(day);
      expect(instantAt(day, minute + 1, timeZone)).toBeGreaterThan(instant);
    }),
  );
});
