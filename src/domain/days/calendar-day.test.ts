import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
  addDays,
  calendarDay,
  dayInZone,
  dayMeant,
  daysBetween,
  isCalendarDay,
} from "./calendar-day.ts";

const anyDay = fc
  .date({ min: new Date("1950-01-01"), max: new Date("2099-12-31"), noInvalidDate: true })
  .map((date) => calendarDay(date.toISOString().slice(0, 10)));

const ZONES = [
  "Africa/Johannesburg",
  "America/St_Johns",
  "Asia/Kathmandu",
  "Europe/London",
  "Pacific/Apia",
  "Pacific/Kiritimati",
  "UTC",
];

describe("a calendar day", () => {
  it.each(["2026-11-20", "2024-02-29", "2000-02-29", "1950-01-01", "2099-12-31"])(
    "%s exists",
    (text) => {
      expect(isCalendarDay(text)).toBe(true);
      expect(calendarDay(text)).toBe(text);
    },
  );

  it.each([
    "2026-02-30",
    "2026-02-29",
    "2100-02-29",
    "2026-13-01",
    "2026-00-10",
    "2026-11-00",
    "2026-1-5",
    "20261120",
    "2026-11-20T00:00:00Z",
    " 2026-11-20",
    "2026-11-20\n",
    "",
    "tomorrow",
  ])("%j does not", (text) => {
    expect(isCalendarDay(text)).toBe(false);
    expect(() => calendarDay(text)).toThrow(RangeError);
  });
});

describe("counting days", () => {
  it("counts 29 February in a leap year", () => {
    expect(addDays(calendarDay("2024-02-28"), 1)).toBe("2024-02-29");
    expect(addDays(calendarDay("2026-02-28"), 1)).toBe("2026-03-01");
    expect(daysBetween(calendarDay("2024-02-28"), calendarDay("2024-03-01"))).toBe(2);
    expect(daysBetween(calendarDay("2026-02-28"), calendarDay("2026-03-01"))).toBe(1);
  });

  it("crosses the end of a year, both ways", () => {
    expect(addDays(calendarDay("2026-12-31"), 1)).toBe("2027-01-01");
    expect(addDays(calendarDay("2027-01-01"), -1)).toBe("2026-12-31");
  });

  it.each([
    ["Newfoundland, clocks forward", "2026-03-07", "2026-03-09"],
    ["Newfoundland, clocks back", "2026-10-31", "2026-11-02"],
    ["Britain, clocks forward", "2026-03-28", "2026-03-30"],
    ["Samoa, the day that was skipped", "2011-12-29", "2011-12-31"],
  ])("is unaffected by clock changes: %s", (_, from, to) => {
    expect(daysBetween(calendarDay(from), calendarDay(to))).toBe(2);
    expect(addDays(calendarDay(from), 2)).toBe(to);
  });

  it("adding days and counting them agree", () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -20_000, max: 20_000 }), (day, count) => {
        expect(daysBetween(day, addDays(day, count))).toBe(count);
        expect(addDays(addDays(day, count), -count)).toBe(day);
      }),
    );
  });

  it("text order is the order of time", () => {
    fc.assert(
      fc.property(anyDay, anyDay, (one, other) => {
        expect(Math.sign(daysBetween(one, other))).toBe(one < other ? 1 : one > other ? -1 : 0);
      }),
    );
  });
});

describe("the day an instant falls on", () => {
  it.each([
    [
      "22:30 UTC is past midnight in Johannesburg",
      "2026-11-20T22:30:00Z",
      "Africa/Johannesburg",
      "2026-11-21",
    ],
    [
      "21:50 UTC is 23:50 in Johannesburg",
      "2026-11-20T21:50:00Z",
      "Africa/Johannesburg",
      "2026-11-20",
    ],
    [
      "11:10 UTC is 00:10 of the next day in Apia",
      "2026-11-20T11:10:00Z",
      "Pacific/Apia",
      "2026-11-21",
    ],
    [
      "02:00 UTC is the evening before in St John's",
      "2026-11-20T02:00:00Z",
      "America/St_Johns",
      "2026-11-19",
    ],
    ["18:15 UTC is midnight in Kathmandu", "2026-11-20T18:15:00Z", "Asia/Kathmandu", "2026-11-21"],
  ])("%s", (_, instant, zone, day) => {
    expect(dayInZone(Date.parse(instant), zone)).toBe(day);
  });

  it("throws for an unknown zone", () => {
    expect(() => dayInZone(0, "Africa/Atlantis")).toThrow(RangeError);
  });

  it("stays within a day of the UTC day, in any zone", () => {
    fc.assert(
      fc.property(anyDay, fc.constantFrom(...ZONES), (day, zone) => {
        const noon = Date.parse(`${day}T12:00:00Z`);
        expect(Math.abs(daysBetween(day, dayInZone(noon, zone)))).toBeLessThanOrEqual(1);
      }),
    );
  });
});

describe("dayMeant", () => {
  it("returns a calendar day unchanged in any zone", () => {
    for (const zone of ZONES) expect(dayMeant("2026-11-20", zone)).toBe("2026-11-20");
  });

  it.each(["2026-11-20T00:00:00Z", "2026-11-20T00:00:00.000Z", "2026-11-20T00:00+00:00"])(
    "midnight UTC, written %s, means that calendar day and not the evening before",
    (text) => {
      for (const zone of ZONES) expect(dayMeant(text, zone)).toBe("2026-11-20");
    },
  );

  it("puts a period started at 23:50 in Johannesburg on that day", () => {
    expect(dayMeant("2026-11-20T21:50:00.000Z", "Africa/Johannesburg")).toBe("2026-11-20");
    expect(dayMeant("2026-11-20T23:50:00+02:00", "Africa/Johannesburg")).toBe("2026-11-20");
  });

  it("puts a period started at 00:10 in Apia on the new day", () => {
    expect(dayMeant("2026-11-19T11:10:00.000Z", "Pacific/Apia")).toBe("2026-11-20");
    expect(dayMeant("2026-11-20T00:10:00+13:00", "Pacific/Apia")).toBe("2026-11-20");
  });

  it("treats a second past midnight UTC as an instant, not as a calendar day", () => {
    expect(dayMeant("2026-11-20T00:00:01Z", "America/St_Johns")).toBe("2026-11-19");
  });

  it.each([
    "yesterday",
    "Nov 20, 2026",
    "2026-02-30",
    "2026-02-30T00:00:00Z",
    "2026-02-30T10:00:00Z",
    "2026-11-20T25:00:00Z",
    "2026-11-20T10:00:00",
    "",
  ])("throws for %j", (text) => {
    expect(() => dayMeant(text, "Africa/Johannesburg")).toThrow(RangeError);
  });
});
