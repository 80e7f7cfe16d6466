import { describe, expect, it } from "vitest";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { cycleOverview } from "./cycle-overview.ts";
import { ovulationEstimate } from "./ovulation-estimate.ts";

const today = calendarDay("2026-11-20");

const nothing: CycleFacts = {
  cycles: [],
  statedLength: null,
  regularity: null,
  pcos: null,
  contraception: null,
  pregnancy: null,
};

/** Six cycles of 28 days; today is day `cycleDay` of the last. */
function regular(cycleDay: number, more: Partial<CycleFacts> = {}): CycleFacts {
  const start = addDays(today, 1 - cycleDay);
  const cycles = [6, 5, 4, 3, 2, 1, 0].map((back) => {
    const startDay = addDays(start, -28 * back);
    return { startDay, endDay: addDays(startDay, 4) };
  });
  return { ...nothing, cycles, regularity: "regular", ...more };
}

const estimate = (facts: CycleFacts) => ovulationEstimate(cycleOverview(facts, today));

describe("the ovulation estimate of a regular cycle of 28 days", () => {
  it.each([
    [1, 13],
    [9, 5],
    [13, 1],
  ])("on day %i is expected in %i days [S9-04]", (cycleDay, inDays) => {
    const first = addDays(today, inDays);
    expect(estimate(regular(cycleDay))).toEqual({
      kind: "expected",
      days: { first, last: addDays(first, 3) },
      inDays,
    });
  });

  it.each([14, 15, 17])("on day %i is now, over four days [S9-04]", (cycleDay) => {
    const first = addDays(today, 14 - cycleDay);
    expect(estimate(regular(cycleDay))).toEqual({
      kind: "now",
      days: { first, last: addDays(first, 3) },
    });
  });

  it.each([18, 28, 29])("on day %i has passed", (cycleDay) => {
    expect(estimate(regular(cycleDay))).toMatchObject({ kind: "passed" });
  });

  it("on day 30, overdue, reports a long cycle", () => {
    expect(estimate(regular(30))).toEqual({ kind: "cycle-running-long" });
  });

  it("agrees with the phase on every day of the cycle", () => {
    for (let cycleDay = 6; cycleDay <= 28; cycleDay += 1) {
      const overview = cycleOverview(regular(cycleDay), today);
      const isNow = ovulationEstimate(overview).kind === "now";
      expect(isNow).toBe(overview.phase.kind === "phase" && overview.phase.phase === "ovulatory");
    }
  });
});

describe("the ovulation estimate is unavailable", () => {
  it("before any cycle is known", () => {
    expect(estimate(nothing)).toEqual({ kind: "no-cycle" });
  });

  it("if the log has lapsed", () => {
    expect(estimate(regular(80))).toEqual({ kind: "log-lapsed" });
  });

  it.each([
    [{ contraception: "pill" }, "hormonal-contraception"],
    [{ contraception: "iud" }, "iud"],
    [{ pregnancy: "pregnant" }, "pregnant"],
  ] as const)("with %j, and the reason is given", (more, reason) => {
    expect(estimate(regular(10, more))).toEqual({ kind: "hidden", reason });
  });

  it("with cycles too irregular to name a date", () => {
    const lengths = [24, 61, 35, 80, 29, 47];
    let startDay = addDays(today, -9);
    const cycles = [{ startDay }];
    for (const length of lengths) {
      startDay = addDays(startDay, -length);
      cycles.push({ startDay });
    }
    const answer = estimate({ ...nothing, cycles, pcos: "yes", regularity: "irregular" });
    expect(answer).toEqual({ kind: "hard-to-predict" });
  });
});
