import fc from "fast-check";
import { expect, it } from "vitest";
import { addDays, calendarDay, daysBetween } from "../days/calendar-day.ts";
import { shareOfRise } from "../signs/temperature-evidence.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import { cycleOverview } from "./cycle-overview.ts";
import { fertileDays } from "./fertile-days.ts";
import { ovulationEstimate } from "./ovulation-estimate.ts";

const firstDay = calendarDay("2026-01-05");
const cycles = cyclesOfLengths([28, 29, 27, 28, 28], firstDay);
const start = cycles.at(-1)?.startDay ?? firstDay;

/** Temperatures of the running cycle up to a day, rising after ovulation. */
function overviewOn(daysIn: number, ovulation: number) {
  const signs = Array.from({ length: daysIn + 1 }, (_, place) => ({
    day: addDays(start, place),
    temperature: 36.4 + 0.35 * shareOfRise(place + 1 - ovulation) + ((place * 7) % 3) / 50,
  }));
  const facts = factsOf({ cycles, signs });
  const today = addDays(start, daysIn);
  return { facts, today, overview: cycleOverview(facts, today) };
}

it("the window, the peak and the fertile days follow the same ovulation", () => {
  const anyDay = fc.record({
    daysIn: fc.integer({ min: 4, max: 26 }),
    ovulation: fc.integer({ min: 10, max: 22 }),
  });
  fc.assert(
    fc.property(anyDay, ({ daysIn, ovulation }) => {
      const { facts, today, overview } = overviewOn(daysIn, ovulation);
      const window = overview.fertileWindow;
      if (window.kind !== "window") return;
      expect(daysBetween(start, window.possible.first)).toBeGreaterThanOrEqual(0);
      expect(window.possible.first <= window.peak.first).toBe(true);
      expect(window.peak.last <= window.possible.last).toBe(true);
      const days = fertileDays(facts, overview.forecast, today);
      if (days.kind !== "days") return;
      expect(days.peak.day >= window.possible.first).toBe(true);
      expect(days.peak.day <= window.possible.last).toBe(true);
    }),
    { numRuns: 60 },
  );
});

it("a late rise moves the phase, the peak and the estimate together", () => {
  const { overview } = overviewOn(25, 20);
  if (overview.fertileWindow.kind !== "window") throw new Error(overview.fertileWindow.kind);
  expect(overview.phase).toMatchObject({ kind: "phase", phase: "luteal", isSure: true });
  expect(daysBetween(start, overview.fertileWindow.peak.first)).toBeGreaterThan(14);
  expect(ovulationEstimate(overview)).toMatchObject({ kind: "passed" });
});

it("low temperatures count against an ovulation that the calendar places in the past", () => {
  const { overview } = overviewOn(18, 40);
  const bare = cycleOverview(factsOf({ cycles }), addDays(start, 18));
  const lutealIn = ({ phase }: typeof overview) => (phase.kind === "phase" ? phase.odds.luteal : 0);
  expect(lutealIn(overview)).toBeLessThan(lutealIn(bare) - 0.15);
});
