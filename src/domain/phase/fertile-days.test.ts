import { describe, expect, it } from "vitest";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { addDays, calendarDay, daysBetween } from "../days/calendar-day.ts";
import { forecastPeriod } from "../forecast/forecast-period.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import { fertileDays } from "./fertile-days.ts";

const start = calendarDay("2026-11-20");
const even = cyclesOfLengths([28, 28, 28, 28, 28], addDays(start, -140));

function fertileOn(said: Partial<CycleFacts>, daysIn = 0) {
  const facts = factsOf(said);
  const today = addDays(start, daysIn);
  return fertileDays(facts, forecastPeriod(facts, today), today);
}

function daysOf(answer: ReturnType<typeof fertileOn>) {
  if (answer.kind !== "days") throw new Error(answer.reason);
  return answer;
}

describe("fertileDays", () => {
  it("are likeliest before ovulation, 13 days before the period", () => {
    const { peak, days } = daysOf(fertileOn({ cycles: even }));
    expect(peak.probability).toBeGreaterThan(0.7);
    expect(daysBetween(start, peak.day)).toBeGreaterThanOrEqual(10);
    expect(daysBetween(start, peak.day)).toBeLessThanOrEqual(15);
    expect(days.every(({ probability }) => probability > 0 && probability <= 1)).toBe(true);
    expect(days.every(({ day }) => day >= start)).toBe(true);
  });

  it("spread wider and lower with irregular cycles", () => {
    const uneven = cyclesOfLengths([24, 33, 28, 36, 26, 31], addDays(start, -178));
    const [steady, varied] = [
      daysOf(fertileOn({ cycles: even })),
      daysOf(fertileOn({ cycles: uneven })),
    ];
    expect(varied.peak.probability).toBeLessThan(steady.peak.probability);
    expect(varied.days.length).toBeGreaterThan(steady.days.length);
  });

  it("end with a confirmed ovulation", () => {
    const temperatures = [...Array(14).fill(36.4), 36.6, 36.65, 36.7];
    const signs = temperatures.map((temperature, place) => ({
      day: addDays(start, place),
      temperature,
    }));
    const { days, peak } = daysOf(fertileOn({ cycles: even, signs }, 17));
    const last = days.at(-1)?.day ?? start;
    expect(last >= addDays(start, 13) && last <= addDays(start, 15)).toBe(true);
    expect(peak.day <= addDays(start, 13)).toBe(true);
  });

  it("are not reported if no day stands out", () => {
    const cycles = cyclesOfLengths([35, 90, 52, 120, 41], addDays(start, -338));
    const said = { cycles, pcos: "yes", regularity: "irregular" } as const;
    expect(fertileOn(said)).toEqual({ kind: "off", reason: "too-wide" });
  });

  it.each([
    [{ contraception: "pill" }, "hormonal-contraception"],
    [{ contraception: "iud" }, "iud"],
    [{ pregnancy: "pregnant" }, "pregnant"],
  ] as const)("are off for %o", (said, reason) => {
    expect(fertileOn({ cycles: even, ...said })).toEqual({ kind: "off", reason });
  });

  it("are unknown without a cycle", () => {
    expect(fertileOn({})).toEqual({ kind: "off", reason: "no-cycle" });
  });
});
