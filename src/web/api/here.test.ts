import { afterEach, describe, expect, it, vi } from "vitest";
import { dayHere, timeZoneHere } from "./here.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe("local time", () => {
  it("has the browser's time zone from Intl where Temporal is missing", () => {
    vi.stubGlobal("Temporal", undefined);
    expect(timeZoneHere()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it("has the time zone from Temporal without creating a formatter", () => {
    vi.stubGlobal("Temporal", { Now: { timeZoneId: () => "Africa/Harare" } });
    expect(timeZoneHere()).toBe("Africa/Harare");
  });

  it("gives an instant its local date, also with half-hour offsets and across the date line", () => {
    const instant = Date.parse("2026-11-20T22:30:00Z");
    const days = ["Africa/Johannesburg", "Pacific/Apia", "America/St_Johns"].map((zone) => {
      vi.stubEnv("TZ", zone);
      return dayHere(instant);
    });
    expect(days).toEqual(["2026-11-21", "2026-11-21", "2026-11-20"]);
  });
});
