import { afterEach, describe, expect, it, vi } from "vitest";
import { clockAt, untilNextQuarter } from "./clock.ts";

const at = (instant: string, zone: string) => {
  vi.stubEnv("TZ", zone);
  return clockAt(Date.parse(instant));
};
afterEach(() => vi.unstubAllEnvs());

describe("the clock", () => {
  it.each([
    ["2026-11-20T21:59:59Z", "Africa/Johannesburg", "2026-11-20"],
    ["2026-11-20T22:00:00Z", "Africa/Johannesburg", "2026-11-21"],
    ["2026-11-20T10:59:59Z", "Pacific/Apia", "2026-11-20"],
    ["2026-11-20T11:00:00Z", "Pacific/Apia", "2026-11-21"],
    ["2026-11-20T03:29:59Z", "America/St_Johns", "2026-11-19"],
    ["2026-11-20T03:30:00Z", "America/St_Johns", "2026-11-20"],
  ])("at %s in %s shows %s", (instant, zone, day) => {
    expect(at(instant, zone).today).toBe(day);
  });

  it.each([
    ["2026-11-20T05:00:00Z", "morning"],
    ["2026-11-20T11:59:00Z", "morning"],
    ["2026-11-20T12:00:00Z", "afternoon"],
    ["2026-11-20T18:00:00Z", "evening"],
    ["2026-11-20T23:30:00Z", "evening"],
    ["2026-11-20T00:30:00Z", "evening"],
  ])("at %s calls it %s", (instant, part) => {
    expect(at(instant, "UTC").partOfDay).toBe(part);
  });

  it("wakes up when the day changes, in every zone", () => {
    for (const midnight of ["22:00:00", "11:00:00", "03:30:00", "18:15:00"]) {
      const before = Date.parse(`2026-11-20T${midnight}Z`) - 60_000;
      expect(untilNextQuarter(before)).toBe(60_000);
    }
  });

  it("always waits for more than zero milliseconds", () => {
    expect(untilNextQuarter(Date.parse("2026-11-20T22:00:00Z"))).toBe(900_000);
  });
});
