import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { PcosDay } from "../day/pcos-day.ts";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { pcosInsights, pcosTipEvidence } from "./pcos-insights.ts";

const today = calendarDay("2026-11-20");

const daily = (count: number, fields: Partial<PcosDay>): PcosDay[] =>
  Array.from({ length: count }, (_, index) => ({ date: addDays(today, -index), ...fields }));

/** A day that satisfies every rule. */
const everything: Partial<PcosDay> = {
  sleep_hours: 5,
  mood: "anxious",
  cravings: "sugar",
  acne: 6,
  acne_area: "chin",
  stress_level: 8,
  bloating: 6,
  energy_after_meals: "crash",
  sleep_quality: 2,
  hair_growth: 8,
  weight_change: "gain",
};

describe("the insights of the daily log", () => {
  it("are empty without logs and for unremarkable days", () => {
    expect(pcosInsights([], today)).toEqual({ highlights: [], tips: [] });
    const quiet = daily(10, { sleep_hours: 8, mood: "calm", acne: 0, sleep_quality: 8 });
    expect(pcosInsights(quiet, today)).toEqual({ highlights: [], tips: [] });
  });

  it("are at most three, in the order of the rules, each with a tip [S9-18]", () => {
    const { highlights, tips } = pcosInsights(daily(5, everything), today);
    expect(highlights.map(({ key }) => key)).toEqual([
      "short-sleep-and-mood",
      "sugar-and-acne",
      "stress-and-bloating",
    ]);
    expect(tips).toEqual([
      { key: "steady-sleep-hours", because: "short-sleep-and-mood" },
      { key: "no-banned-foods", because: "sugar-and-acne" },
      { key: "quiet-minutes", because: "stress-and-bloating" },
    ]);
  });

  it("give a tip once when two findings share it", () => {
    const tired = { sleep_hours: 5, mood: "sad", sleep_quality: 2 } as const;
    const { highlights, tips } = pcosInsights(daily(3, tired), today);
    expect(highlights).toHaveLength(2);
    expect(tips).toEqual([{ key: "steady-sleep-hours", because: "short-sleep-and-mood" }]);
  });

  it.each([
    [{ energy_after_meals: "crash" }, "beans-and-leaves"],
    [{ acne_area: "jawline" }, "ask-about-skin"],
    [{ hair_growth: 9 }, "ask-about-hair"],
    [{ weight_change: "gain" }, "move-your-way"],
  ] as const)("%j calls for the tip %s", (fields, tip) => {
    const { tips } = pcosInsights(daily(3, fields), today);
    expect(tips.map(({ key }) => key)).toEqual([tip]);
  });

  it("ignore logs 30 days old, and accept logs in any order", () => {
    const old = { date: addDays(today, -30), hair_growth: 9 };
    expect(pcosInsights([old], today).highlights).toEqual([]);
    const logs = daily(5, everything);
    expect(pcosInsights([...logs].reverse(), today)).toEqual(pcosInsights(logs, today));
  });

  it("claim more than common sense only in tips that name a source", () => {
    for (const { grade, source } of Object.values(pcosTipEvidence)) {
      expect(source === null).toBe(grade === "C");
    }
  });
});

describe("the insights of any logs", () => {
  const tens = fc.option(fc.integer({ min: 0, max: 10 }), { nil: undefined });
  const logs = fc.uniqueArray(
    fc.record({
      date: fc.integer({ min: 0, max: 40 }).map((daysAgo) => addDays(today, -daysAgo)),
      mood: fc.constantFrom("calm", "sad", "ok", undefined),
      cravings: fc.constantFrom("sugar", "none", undefined),
      energy_after_meals: fc.constantFrom("crash", "steady", undefined),
      bloating: tens,
      weight_change: fc.constantFrom("gain", "none", undefined),
      acne: tens,
      acne_area: fc.constantFrom("chin", "back", undefined),
      hair_growth: tens,
      sleep_quality: tens,
      sleep_hours: fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined }),
      stress_level: tens,
    }),
    { selector: ({ date }) => date, maxLength: 30 },
  );

  it("have at most three highlights, and distinct tips that each match one [S9-18]", () => {
    fc.assert(
      fc.property(logs, (some) => {
        const { highlights, tips } = pcosInsights(some, today);
        const keys = highlights.map(({ key }) => key);
        expect(highlights.length).toBeLessThanOrEqual(3);
        expect(new Set(keys).size).toBe(keys.length);
        expect(new Set(tips.map(({ key }) => key)).size).toBe(tips.length);
        for (const { because } of tips) expect(keys).toContain(because);
      }),
    );
  });

  it("are independent of the order of the logs", () => {
    fc.assert(
      fc.property(logs, (some) => {
        expect(pcosInsights([...some].reverse(), today)).toEqual(pcosInsights(some, today));
      }),
    );
  });
});
