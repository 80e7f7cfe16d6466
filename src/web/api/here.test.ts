import { afterEach, describe, expect, it, vi } from "vitest";
import { dayHere, timeZoneHere } from "./here.ts";

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
});

describe("where she is", () => {
  it("is what the browser's clock says, where it is asked the old way", () => {
    vi.stubGlobal("Temporal", undefined);
    expect(timeZoneHere()).toBe(Intl.DateTimeFormat().resolvedOptions().timeZone);
  });

  it("is asked without a formatter where the browser can answer so", () => {
    vi.stubGlobal("Temporal", { Now: { timeZoneId: () => "Africa/Harare" } });
    expect(timeZoneHere()).toBe("Africa/Harare");
  });

  it("an instant is the day on her wall, half hours and the date line included", () => {
    const instant = Date.parse("2026-11-20T22:30:00Z");
    const days = ["Africa/Johannesburg", "Pacific/Apia", "America/St_Johns"].map((zone) => {
      vi.stubEnv("TZ", zone);
      return dayHere(instant);
    });
    expect(days).toEqual(["2026-11-21", "2026-11-21", "2026-11-20"]);
  });
});
