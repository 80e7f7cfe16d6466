import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { addDays, calendarDay, daysBetween } from "../days/calendar-day.ts";
import { forecastPeriod } from "../forecast/forecast-period.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import { cycleOverview } from "./cycle-overview.ts";
import { fertileDays } from "./fertile-days.ts";
import { fertileWindow } from "./fertile-window.ts";

const start = calendarDay("2026-11-20");
const evenCycles = cyclesOfLengths([28, 28, 28, 28, 28], addDays(start, -140));
const unevenCycles = cyclesOfLengths([24, 38, 29, 45, 26], addDays(start, -162));

function windowOf(said: Partial<CycleFacts>, today = start) {
  const facts = factsOf(said);
  return fertileWindow(facts, forecastPeriod(facts, today), today);
}

describe("fertileWindow", () => {
  it("peaks from 16 to 12 days before the likely day of the next period [S9-03]", () => {
    const window = windowOf({ cycles: evenCycles });
    if (window.kind !== "window") throw new Error(window.kind);
    expect(window.peak).toEqual({ first: addDays(start, 12), last: addDays(start, 16) });
  });

  it("is possible from 19 days before the early end to 12 days before the late end", () => {
    const facts = factsOf({ cycles: evenCycles });
    const forecast = forecastPeriod(facts, start);
    if (forecast.kind !== "forecast") throw new Error(forecast.kind);
    const window = fertileWindow(facts, forecast, start);
    if (window.kind !== "window") throw new Error(window.kind);
    expect(window.possible).toEqual({
      first: addDays(forecast.likely80.first, -19),
      last: addDays(forecast.likely80.last, -12),
    });
  });

  it("is hard to predict with a wide forecast, and then has no peak days", () => {
    const window = windowOf({ cycles: unevenCycles });
    expect(window.kind).toBe("hard-to-predict");
    expect(window).not.toHaveProperty("peak");
  });

  describe("over 45", () => {
    const gaps = (...lengths: readonly number[]) => {
      const total = lengths.reduce((sum, length) => sum + length, 0);
      return cyclesOfLengths(lengths, addDays(start, -total));
    };
    const shortly = gaps(28, 27, 29);

    it("is unavailable after 60 days without a period", () => {
      const said = { cycles: shortly, age: 47 };
      expect(windowOf(said, addDays(start, 60))).toEqual({ kind: "long-gap" });
      expect(windowOf(said, addDays(start, 20)).kind).toBe("window");
      expect(windowOf({ cycles: shortly, age: 45 }, addDays(start, 60)).kind).not.toBe("long-gap");
      expect(windowOf({ cycles: shortly }, addDays(start, 60)).kind).not.toBe("long-gap");
    });

    it("is unavailable in the cycle after such a gap: at 57, bleeding after 700 days", () => {
      const facts = factsOf({ cycles: gaps(28, 30, 700), age: 57 });
      for (const daysIn of [0, 3, 14, 20]) {
        const today = addDays(start, daysIn);
        expect(windowOf(facts, today)).toEqual({ kind: "long-gap" });
        const days = fertileDays(facts, forecastPeriod(facts, today), today);
        expect(days).toEqual({ kind: "off", reason: "long-gap" });
      }
      expect(cycleOverview(facts, addDays(start, 14)).phase).toEqual({ kind: "unnamed" });
    });

    it("returns with a cycle of fewer than 60 days", () => {
      expect(windowOf({ cycles: gaps(28, 70, 33), age: 48 }).kind).not.toBe("long-gap");
    });

    it("ignores gaps that are excluded or hide an unlogged period", () => {
      const [first, gap, last] = gaps(28, 75);
      if (first === undefined || gap === undefined || last === undefined) throw new Error("gaps");
      for (const said of [{ missedLog: "yes" as const }, { isExcluded: true }]) {
        const cycles = [first, { ...gap, ...said }, last];
        expect(windowOf({ cycles, age: 48 }).kind).not.toBe("long-gap");
      }
    });
  });

  it('is "no-cycle" before any cycle is known', () => {
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

  it("is hidden in pregnancy, whatever the other answers", () => {
    const said = { cycles: evenCycles, pregnancy: "pregnant", contraception: "pill" } as const;
    expect(windowOf(said)).toEqual({ kind: "hidden", reason: "pregnant" });
  });

  it("lies within this cycle, the peak inside the possible days, for any history", () => {
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
