import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { forecastPeriod } from "../forecast/forecast-period.ts";
import { cycleOverview } from "../phase/cycle-overview.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import type { LifeStage } from "./life-stage.ts";
import { pausedAfterPregnancy } from "./pause-reason.ts";

const today = calendarDay("2026-11-20");
const pregnancy = (ending?: "birth" | "loss" | "ended"): LifeStage => ({
  kind: "pregnancy",
  from: addDays(today, -70),
  to: addDays(today, -14),
  ...(ending && { ending }),
});
const cycles = cyclesOfLengths([28, 29, 28], addDays(today, -160));

describe("the forecast after a pregnancy", () => {
  it.each([
    ["loss", "after-loss"],
    ["ended", "after-loss"],
    ["birth", "after-birth"],
    [undefined, "after-pregnancy"],
  ] as const)(
    "that ended by %s is paused for that reason until a period is logged",
    (ending, reason) => {
      const facts = factsOf({ cycles, stages: [pregnancy(ending)] });
      expect(forecastPeriod(facts, today)).toEqual({ kind: "paused", reason });
      const period = { startDay: addDays(today, -3) };
      const back = factsOf({ cycles: [...cycles, period], stages: [pregnancy(ending)] });
      expect(forecastPeriod(back, today).kind).toBe("forecast");
    },
  );

  it("names no phase, not even a guess from the day of the month", () => {
    const facts = factsOf({ cycles, stages: [pregnancy("loss")] });
    expect(cycleOverview(facts, today).phase).toEqual({ kind: "unnamed" });
  });

  it("follows the latest pregnancy, and does not pause for a current or missing one", () => {
    const earlier: LifeStage = { kind: "pregnancy", to: addDays(today, -900), ending: "birth" };
    expect(pausedAfterPregnancy([pregnancy("loss"), earlier])).toBe("after-loss");
    expect(pausedAfterPregnancy([{ kind: "pregnancy", from: today }])).toBeNull();
    expect(pausedAfterPregnancy(undefined)).toBeNull();
  });
});
