import { describe, expect, it } from "vitest";
import type { Cycle } from "#contract/entries/cycles.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { newProfile } from "#server/storage/journal/new-profile.ts";
import { readerOf } from "#server/testing/stories/full-story.ts";
import { bleedingPart, cyclesPart, forecastPart } from "./cycles.ts";
import { readSources } from "./sources.ts";

const today = calendarDay("2026-11-20");

const cycle = (start: string, end?: string, more: Partial<Cycle> = {}): Cycle => ({
  id: crypto.randomUUID(),
  startDate: start,
  startDay: calendarDay(start),
  ...(end && { endDate: end, endDay: calendarDay(end) }),
  ...more,
});

const sourcesOf = (story: Parameters<typeof readerOf>[0], months = 6) =>
  readSources(readerOf(story), today, months);

const four = [
  cycle("2026-08-10", "2026-08-14", { flow: "heavy" }),
  cycle("2026-09-09", "2026-09-12", { flow: "light" }),
  cycle("2026-10-07", "2026-10-12", { intermenstrualSpotting: true }),
  cycle("2026-11-08", "2026-11-11", { flow: "heavy" }),
];

describe("the report's cycles", () => {
  it("show no bleeding on a day of spotting between periods", async () => {
    const log = { id: crypto.randomUUID(), date: calendarDay("2026-11-16") };
    const dailyLog = [{ ...log, period_flow: "spotting" as const }];
    const { strip } = cyclesPart(await sourcesOf({ cycle: four, dailyLog }));
    expect(strip.at(-1)?.bledOn).toEqual([1, 2, 3, 4]);
  });

  it("count bleeding between periods as the history does", async () => {
    const log = { id: crypto.randomUUID(), date: calendarDay("2026-10-20") };
    const dailyLog = [{ ...log, period_flow: "light" as const }];
    const { strip } = cyclesPart(await sourcesOf({ cycle: four, dailyLog }));
    expect(strip.at(-2)).toMatchObject({ bledOn: [1, 2, 3, 4, 5, 6, 14], bleedingDays: 7 });
  });

  it("are measured from first day to first day, without the open one", async () => {
    const { counted, average, shortest, longest } = cyclesPart(await sourcesOf({ cycle: four }));
    expect({ counted, average, shortest, longest }).toEqual({
      counted: 3,
      average: 30,
      shortest: 28,
      longest: 32,
    });
  });

  it("are listed oldest first, each with its length and bleeding days", async () => {
    const { strip } = cyclesPart(await sourcesOf({ cycle: four.toReversed() }));
    expect(
      strip.map(({ startDay, length, bleedingDays }) => [startDay, length, bleedingDays]),
    ).toEqual([
      ["2026-08-10", 30, 5],
      ["2026-09-09", 28, 4],
      ["2026-10-07", 32, 6],
      ["2026-11-08", null, 4],
    ]);
    expect(strip[0]?.bledOn).toEqual([1, 2, 3, 4, 5]);
  });

  it("have none going on once 90 days passed in a stage without periods", async () => {
    const stage = { id: "s", kind: "no_periods", whyNoPeriods: "hysterectomy" } as const;
    const lifeStage = [{ ...stage, from: calendarDay("2026-05-10") }];
    const profile = [newProfile("Thandi")];
    const old = [cycle("2026-04-01", "2026-04-05"), cycle("2026-05-01", "2026-05-05")];
    const { strip } = cyclesPart(await sourcesOf({ cycle: old, lifeStage, profile }, 12));
    expect(strip.map(({ startDay }) => startDay)).toEqual(["2026-04-01"]);
    const bled = [...old, cycle("2026-11-18", "2026-11-19")];
    const after = cyclesPart(await sourcesOf({ cycle: bled, lifeStage, profile }, 12));
    expect(after.strip.at(-1)).toMatchObject({ startDay: "2026-11-18", length: null });
  });

  it("that the user excluded are drawn but not averaged", async () => {
    const [first, second, third, open] = four as [Cycle, Cycle, Cycle, Cycle];
    const story = {
      cycle: [first, { ...second, leftOutBecause: "illness" as const }, third, open],
    };
    const { strip, counted, shortest } = cyclesPart(await sourcesOf(story));
    expect([counted, shortest]).toEqual([2, 30]);
    expect(strip.map(({ isLeftOut }) => isLeftOut)).toEqual([false, true, false, false]);
  });

  it("are those with a day in the report's months, including one that began earlier", async () => {
    const { strip } = cyclesPart(await sourcesOf({ cycle: four }, 3));
    expect(strip.map(({ startDay }) => startDay)).toEqual([
      "2026-08-10",
      "2026-09-09",
      "2026-10-07",
      "2026-11-08",
    ]);
  });

  it("leave out cycles that ended before the report's months", async () => {
    const { strip, counted } = cyclesPart(await sourcesOf({ cycle: four }, 1));
    expect([strip.map(({ startDay }) => startDay), counted]).toEqual([
      ["2026-10-07", "2026-11-08"],
      1,
    ]);
  });

  it("have no averages when none are logged", async () => {
    const part = cyclesPart(await sourcesOf({}));
    expect(part).toMatchObject({
      strip: [],
      counted: 0,
      average: null,
      shortest: null,
      longest: null,
      averageBleeding: null,
    });
  });

  it("have bleeding up to today, and no further, while a period is open", async () => {
    const { strip } = cyclesPart(await sourcesOf({ cycle: [cycle("2026-11-18")] }));
    expect(strip[0]).toMatchObject({ length: null, bleedingDays: null, bledOn: [1, 2, 3] });
  });

  it("mark an uncertain first day", async () => {
    const { strip } = cyclesPart(
      await sourcesOf({ cycle: [cycle("2026-11-08", "2026-11-11", { isUnsure: true })] }),
    );
    expect(strip[0]).toMatchObject({ isUnsure: true, hasSpotting: false, flow: null });
  });
});

describe("the report's periods", () => {
  it("are counted, with those that are heavy or have spotting between", async () => {
    expect(bleedingPart(await sourcesOf({ cycle: four }))).toEqual({
      periods: 4,
      heavyPeriods: 2,
      longest: 6,
      heavyDays: 0,
      cyclesWithSpotting: 1,
    });
  });

  it("count spotting between periods from the daily log", async () => {
    const date = calendarDay("2026-11-14");
    const spotting = { date, period_flow: "spotting" as const, period: "between" as const };
    const sources = await sourcesOf({
      cycle: [cycle("2026-11-04", "2026-11-08")],
      dailyLog: [spotting],
    });
    expect(bleedingPart(sources).cyclesWithSpotting).toBe(1);
    expect(cyclesPart(sources).strip[0]).toMatchObject({ bledOn: [1, 2, 3, 4, 5] });
  });

  it("count no spotting in the two days after a period", async () => {
    const dailyLog = [
      { date: calendarDay("2026-11-09"), period_flow: "spotting" as const },
      { date: calendarDay("2026-11-10"), period_flow: "spotting" as const },
    ];
    const sources = await sourcesOf({ cycle: [cycle("2026-11-04", "2026-11-08")], dailyLog });
    expect(bleedingPart(sources).cyclesWithSpotting).toBe(0);
  });

  it("count heavy days from the daily log", async () => {
    const dailyLog = (["heavy", "light", "heavy"] as const).map((period_flow, index) => ({
      date: calendarDay(`2026-11-${index + 10}`),
      period_flow,
    }));
    expect(bleedingPart(await sourcesOf({ cycle: four, dailyLog })).heavyDays).toBe(2);
  });

  it("count days of light bleeding in the weeks after a loss", async () => {
    const loss = { kind: "pregnancy", from: calendarDay("2026-08-10") } as const;
    const to = calendarDay("2026-11-10");
    const lifeStage = [{ id: crypto.randomUUID(), ...loss, to, ending: "loss" as const }];
    const dailyLog = (["light", "spotting"] as const).map((period_flow, index) => ({
      id: crypto.randomUUID(),
      date: calendarDay(`2026-11-${index + 14}`),
      period_flow,
    }));
    const before = [cycle("2026-08-10", "2026-08-14")];
    const sources = await sourcesOf({ cycle: before, lifeStage, dailyLog });
    expect(bleedingPart(sources)).toMatchObject({ periods: 1, longest: 5, healingDays: 2 });
  });

  it("have no longest period while none has ended", async () => {
    const part = bleedingPart(await sourcesOf({ cycle: [cycle("2026-11-18")] }));
    expect([part.periods, part.longest]).toEqual([1, null]);
  });
});

describe("the report's forecast", () => {
  it("has the likely day within its range, and its past accuracy", async () => {
    const part = forecastPart(await sourcesOf({ cycle: four }));
    if (part.kind !== "forecast") throw new Error(`no forecast but ${part.kind}`);
    expect([part.cycleStart, part.completedCycles]).toEqual(["2026-11-08", 3]);
    expect(part.likely80.first <= part.likelyDay && part.likelyDay <= part.likely80.last).toBe(
      true,
    );
    expect(part.isLate).toBe(false);
  });

  it("is paused on the pill, whose pack sets the days of bleeding", async () => {
    const pill = { id: "s", kind: "contraception", method: "pill" } as const;
    const lifeStage = [{ ...pill, from: calendarDay("2026-08-01") }];
    const profile = [newProfile("Thandi")];
    const sources = await sourcesOf({ cycle: four, lifeStage, profile });
    expect(forecastPart(sources)).toEqual({ kind: "paused", reason: "method" });
  });

  it("is absent without logged cycles", async () => {
    expect(forecastPart(await sourcesOf({}))).toEqual({ kind: "no-cycle" });
  });
});
