import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { formatDay, formatDayRange, formatNearRange } from "./format-day.ts";
import { formatInstantDay } from "./format-instant.ts";

const range = (first: string, last: string) => ({
  first: calendarDay(first),
  last: calendarDay(last),
});
const near = calendarDay("2026-11-20");

describe("formatDay", () => {
  it("formats a day like Jan 5, 2025 [S9-36]", () => {
    expect(formatDay(calendarDay("2025-01-05"), "en")).toBe("Jan 5, 2025");
  });

  it("is independent of the time zone", () => {
    const zone = process.env.TZ;
    for (const other of ["Africa/Johannesburg", "Pacific/Apia", "America/St_Johns"]) {
      process.env.TZ = other;
      expect(formatDay(calendarDay("2026-12-31"), "en")).toBe("Dec 31, 2026");
      expect(formatDay(calendarDay("2027-01-01"), "en")).toBe("Jan 1, 2027");
    }
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
  });
});

describe("a range of days", () => {
  it("has no year if it is the current one", () => {
    expect(formatDayRange(range("2026-12-04", "2026-12-11"), near, "en")).toBe("Dec 4 – Dec 11");
  });

  it("has both years if it spans two", () => {
    expect(formatDayRange(range("2026-12-29", "2027-01-04"), near, "en")).toBe(
      "Dec 29, 2026 – Jan 4, 2027",
    );
  });

  it("shows the year if it is not the current one", () => {
    expect(formatDayRange(range("2027-01-02", "2027-01-09"), near, "en")).toBe(
      "Jan 2, 2027 – Jan 9, 2027",
    );
  });

  it("has no year in the short form", () => {
    expect(formatNearRange(range("2026-12-29", "2027-01-04"), "en")).toBe("Dec 29 – Jan 4");
    expect(formatNearRange(range("2026-12-29", "2026-12-29"), "en")).toBe("Dec 29");
  });

  it("is a single day if both ends are the same", () => {
    expect(formatDayRange(range("2026-12-04", "2026-12-04"), near, "en")).toBe("Dec 4");
  });
});

describe("an instant", () => {
  it("is formatted as the local day", () => {
    const noon = new Date(2026, 10, 20, 12).toISOString();
    expect(formatInstantDay(noon, "en")).toBe("Nov 20, 2026");
  });
});
