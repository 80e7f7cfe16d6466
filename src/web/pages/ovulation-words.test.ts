import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/calendar-day.ts";
import type { CycleOverview } from "#domain/cycle-overview.ts";
import { ovulationWords } from "./ovulation-words.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const today = calendarDay("2026-11-20");
const days = { first: addDays(today, 2), last: addDays(today, 9) };

const overviewAt = (
  cycleDay: number,
  fertileWindow: CycleOverview["fertileWindow"] = { kind: "window", peak: days, possible: days },
): CycleOverview => ({
  position: {
    kind: "known",
    cycleDay,
    phase: "follicular",
    cycleStart: addDays(today, 1 - cycleDay),
    expectedLength: 28,
  },
  openCycle: null,
  openPeriod: null,
  bleeding: new Map(),
  averageCycleLength: 28,
  averagePeriodLength: 5,
  cycleLengths: { kind: "mean", mean: 28 },
  periodLengths: { kind: "mean", mean: 5 },
  totalCycles: 4,
  forecast: { kind: "no-cycle" },
  fertileWindow,
});
const words = (...given: Parameters<typeof overviewAt>) =>
  ovulationWords(overviewAt(...given), today, i18n);

describe("the ovulation estimate", () => {
  it("counts to days of a range, never to one date [S2-51]", () => {
    expect(words(9)).toBe("Ovulation estimate: Nov 25 – Nov 28, in about 5 days.");
    expect(words(13)).toBe("Ovulation estimate: Nov 21 – Nov 24, in about 1 day.");
  });

  it("says when it is now, has passed, or cannot be told", () => {
    expect(words(15)).toBe("Ovulation estimate: these days, Nov 19 – Nov 22.");
    expect(words(24)).toBe("Ovulation estimate: passed, Nov 10 – Nov 13.");
    expect(words(29)).toMatch(/none now/);
    expect(words(9, { kind: "hard-to-predict", possible: days })).toMatch(/hard to predict/);
    expect(words(9, { kind: "no-cycle" })).toMatch(/^Log a period/);
  });

  it("is not spoken of where fertility is hidden", () => {
    expect(words(9, { kind: "hidden", reason: "iud" })).toBeNull();
  });
});
