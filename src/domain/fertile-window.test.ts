import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay, daysBetween } from "./calendar-day.ts";
import type { CycleFacts } from "./cycle-facts.ts";
import { fertileWindow } from "./fertile-window.ts";
import { forecastPeriod } from "./forecast-period.ts";
import { cyclesOfLengths, factsOf } from "./testing/example-facts.ts";

const start = calendarDay("2026-11-20");
const evenCycles = cyclesOfLengths([28, 28, 28, 28, 28], addDays(start, -140));
const unevenCycles = cyclesOfLengths([24, 38, 29, 45, 26], addDays(start, -162));

function windowOf(said: Partial<CycleFacts>, today = start) {
  const facts = factsOf(said);
  return fertileWindow(facts, forecastPeriod(facts, today));
}

describe("the fertile window", () => {
  it("peaks from 16 to 12 days before the likely day of the next period [S9-03]", () => {
    const window = windowOf({ cycles: evenCycles });
    if (window.kind !== "window") throw new Error(window.kind);
    expect(window.peak).toEqual({ first: addDays(start, 12), last: addDays(start, 16) });
  });

  it("is possible from 19 days before the early end to 12 days before the late end", () => {
    const facts = factsOf({ cycles: evenCycles });
    const forecast = forecastPeriod(facts, start);
    if (forecast.kind !== "forecast") throw new Error(forecast.kind);
    const window = fertileWindow(facts, forecast);
    if (window.kind !== "window") throw new Error(window.kind);
    expect(window.possible).toEqual({
      first: addDays(forecast.likely80.first, -19),
      last: addDays(forecast.likely80.last, -12),
    });
  });

  it("is hard to predict when the forecast is wide, and then names no peak days", () => {
    const window = windowOf({ cycles: unevenCycles });
    expect(window.kind).toBe("hard-to-predict");
    expect(window).not.toHaveProperty("peak");
  });

  it("is unknown until any cycle is", () => {
    expect(windowOf({})).toEqual({ kind: "no-cycle" });
  });

  it.each(["pill", "implant", "injection", "patch", "ring"] as const)(
    "is hidden with the %s, whose hormones suppress ovulation",
    (contraception) => {
      const hidden = { kind: "hidden", reason: "hormonal-contraception" };
      expect(windowOf({ cycles: evenCycles, contraception })).toEqual(hidden);
      expect(windowOf({ contraception })).toEqual(hidden);
    },
  );

  it("is hidden with an IUD, which may be hormonal", () => {
    expect(windowOf({ cycles: evenCycles, contraception: "iud" })).toEqual({
      kind: "hidden",
      reason: "iud",
    });
  });

  it.each(["none", "other", null] as const)("is shown with contraception %s", (contraception) => {
    expect(windowOf({ cycles: evenCycles, contraception }).kind).toBe("window");
  });

  it("is hidden in pregnancy, whatever else is said", () => {
    const said = { cycles: evenCycles, pregnancy: "pregnant", contraception: "pill" } as const;
    expect(windowOf(said)).toEqual({ kind: "hidden", reason: "pregnant" });
  });

  it("lies within this cycle, the peak inside the possible days, in any history", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 15, max: 90 }), { maxLength: 12 }),
        fc.integer({ min: 0, max: 60 }),
        (lengths, daysIn) => {
          const cycles = cyclesOfLengths(lengths, start);
          const cycleStart = cycles.at(-1)?.startDay ?? start;
          const window = windowOf({ cycles }, addDays(cycleStart, daysIn));
          // The log has most likely lapsed.
          if (window.kind === "no-cycle") return;
          if (window.kind !== "window" && window.kind !== "hard-to-predict") {
            throw new Error(window.kind);
          }
          const { first, last } = window.possible;
          expect(daysBetween(cycleStart, first)).toBeGreaterThanOrEqual(0);
          expect(daysBetween(first, last)).toBeGreaterThanOrEqual(0);
          if (window.kind === "window") {
            expect(daysBetween(first, window.peak.first)).toBeGreaterThanOrEqual(0);
            expect(daysBetween(window.peak.last, last)).toBeGreaterThanOrEqual(0);
            expect(daysBetween(window.peak.first, window.peak.last)).toBeLessThanOrEqual(4);
          }
        },
      ),
    );
  });
});
