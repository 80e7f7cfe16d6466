import { describe, expect, it } from "vitest";
import type { Cycle } from "#contract/entries/cycles.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { readerOf } from "#server/testing/full-story.ts";
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

/** Three ended cycles of 30, 28 and 32 days, and the one she is in. */
const four = [
  cycle("2026-08-10", "2026-08-14", { flow: "heavy" }),
  cycle("2026-09-09", "2026-09-12", { flow: "light" }),
  cycle("2026-10-07", "2026-10-12", { intermenstrualSpotting: true }),
  cycle("2026-11-08", "2026-11-11", { flow: "heavy" }),
];

describe("the cycles of a report", () => {
  it("draw no bleeding on a day of spotting between periods", async () => {
    const log = { id: crypto.randomUUID(), date: calendarDay("2026-11-16") };
    const dailyLog = [{ ...log, period_flow: "spotting" as const }];
    const { strip } = cyclesPart(await sourcesOf({ cycle: four, dailyLog }));
    expect(strip.at(-1)?.bledOn).toEqual([1, 2, 3, 4]);
  });

  it("are counted from first day to first day, the open one not among them", async () => {
    const { counted, average, shortest, longest } = cyclesPart(await sourcesOf({ cycle: four }));
    expect({ counted, average, shortest, longest }).toEqual({
      counted: 3,
      average: 30,
      shortest: 28,
      longest: 32,
    });
  });

  it("stand oldest first, each with its length and its days of bleeding", async () => {
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

  it("that she leaves out are drawn, and not averaged", async () => {
    const [first, second, third, open] = four as [Cycle, Cycle, Cycle, Cycle];
    const story = {
      cycle: [first, { ...second, leftOutBecause: "illness" as const }, third, open],
    };
    const { strip, counted, shortest } = cyclesPart(await sourcesOf(story));
    expect([counted, shortest]).toEqual([2, 30]);
    expect(strip.map(({ isLeftOut }) => isLeftOut)).toEqual([false, true, false, false]);
  });

  it("are those with a day in its months, also one that began before them", async () => {
    const { strip } = cyclesPart(await sourcesOf({ cycle: four }, 3));
    expect(strip.map(({ startDay }) => startDay)).toEqual([
      "2026-08-10",
      "2026-09-09",
      "2026-10-07",
      "2026-11-08",
    ]);
  });

  it("leave out what ended before its months", async () => {
    const { strip, counted } = cyclesPart(await sourcesOf({ cycle: four }, 1));
    expect([strip.map(({ startDay }) => startDay), counted]).toEqual([
      ["2026-10-07", "2026-11-08"],
      1,
    ]);
  });

  it("of who has logged none average nothing", async () => {
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

  it("bleed to today in a period that is still open, and no further", async () => {
    const { strip } = cyclesPart(await sourcesOf({ cycle: [cycle("2026-11-18")] }));
    expect(strip[0]).toMatchObject({ length: null, bleedingDays: null, bledOn: [1, 2, 3] });
  });

  it("say which first day she is unsure of", async () => {
    const { strip } = cyclesPart(
      await sourcesOf({ cycle: [cycle("2026-11-08", "2026-11-11", { isUnsure: true })] }),
    );
    expect(strip[0]).toMatchObject({ isUnsure: true, hasSpotting: false, flow: null });
  });
});

describe("the periods of a report", () => {
  it("are counted, the heavy ones and those with spotting between too", async () => {
    expect(bleedingPart(await sourcesOf({ cycle: four }))).toEqual({
      periods: 4,
      heavyPeriods: 2,
      longest: 6,
      heavyDays: 0,
      cyclesWithSpotting: 1,
    });
  });

  it("have as heavy days those that the daily log calls so", async () => {
    const dailyLog = (["heavy", "light", "heavy"] as const).map((period_flow, index) => ({
      date: calendarDay(`2026-11-${index + 10}`),
      period_flow,
    }));
    expect(bleedingPart(await sourcesOf({ cycle: four, dailyLog })).heavyDays).toBe(2);
  });

  it("that have not ended have no longest", async () => {
    const part = bleedingPart(await sourcesOf({ cycle: [cycle("2026-11-18")] }));
    expect([part.periods, part.longest]).toEqual([1, null]);
  });
});

describe("the forecast of a report", () => {
  it("tells the likely day between the two it may be, and how it did before", async () => {
    const part = forecastPart(await sourcesOf({ cycle: four }));
    if (part.kind !== "forecast") throw new Error(`no forecast but ${part.kind}`);
    expect([part.cycleStart, part.completedCycles]).toEqual(["2026-11-08", 3]);
    expect(part.likely80.first <= part.likelyDay && part.likelyDay <= part.likely80.last).toBe(
      true,
    );
    expect(part.isLate).toBe(false);
  });

  it("is none of who has logged none", async () => {
    expect(forecastPart(await sourcesOf({}))).toEqual({ kind: "no-cycle" });
  });
});
