import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import type { LifeStage } from "../life/life-stage.ts";
import { dayRecords } from "./day-record.ts";
import type { CheckInSource } from "./day-sources.ts";
import { firstAveragedDay, lastThreeAverages } from "./last-three-averages.ts";

const firstDay = calendarDay("2026-01-01");

function cyclesOf(...lengths: (readonly [length: number, bleeding: number])[]) {
  let startDay = firstDay;
  const cycles = lengths.map(([length, bleeding]) => {
    const cycle = { startDay, endDay: addDays(startDay, bleeding - 1) };
    startDay = addDays(startDay, length);
    return cycle;
  });
  return [...cycles, { startDay }];
}

const mood = (
  day: number,
  [depression, anxiety, stress]: [number, number, number],
): CheckInSource => ({
  date: addDays(firstDay, day),
  depression,
  anxiety,
  stress,
});

const averagesOf = (cycles: ReturnType<typeof cyclesOf>, checkIns: readonly CheckInSource[]) =>
  lastThreeAverages({ cycles }, dayRecords({ checkIns }).values());

describe("the averages of the last three cycles", () => {
  it("are null before a cycle is complete", () => {
    const nothing = {
      cycles: 0,
      isOnHormones: false,
      cycleLengths: null,
      periodLengths: null,
      stress: null,
      mood: null,
      anxiety: null,
      moodDays: 0,
    };
    expect(averagesOf([], [])).toEqual(nothing);
    expect(averagesOf(cyclesOf(), [mood(0, [3, 3, 3])])).toEqual(nothing);
  });

  it("use the last three completed cycles, or fewer, and report their number [S9-20]", () => {
    const four = cyclesOf([60, 9], [28, 4], [30, 5], [31, 5]);
    expect(averagesOf(four, [])).toMatchObject({
      cycles: 3,
      cycleLengths: { kind: "mean", mean: 29.7 },
      periodLengths: { kind: "mean", mean: 4.7 },
    });
    expect(averagesOf(cyclesOf([33, 6]), [])).toMatchObject({
      cycles: 1,
      cycleLengths: { kind: "mean", mean: 33 },
      periodLengths: { kind: "mean", mean: 6 },
    });
  });

  it("average each scale over the days that answered it", () => {
    const notes = [mood(0, [1, 3, 3]), { date: mood(1, [1, 1, 1]).date, depression: 3 }];
    const averages = { mood: 2, anxiety: 3, stress: 6, moodDays: 2 };
    expect(averagesOf(cyclesOf([28, 4]), notes)).toMatchObject(averages);
  });

  it("include a cycle of 120 days and report three lengths as a range", () => {
    const cycles = cyclesOf([28, 4], [120, 4], [31, 4]);
    expect(averagesOf(cycles, [])).toMatchObject({
      cycles: 3,
      cycleLengths: { kind: "range", median: 31, shortest: 28, longest: 120 },
    });
  });

  it("exclude cycles on the pill and report when there are no others", () => {
    const cycles = cyclesOf([45, 5], [41, 5], [28, 4], [28, 4]);
    const pill = { kind: "contraception", method: "pill", from: cycles[2]?.startDay } as const;
    const averages = (stage: LifeStage) =>
      lastThreeAverages({ cycles, stages: [stage] }, dayRecords({}).values());
    expect(averages(pill)).toMatchObject({
      cycles: 2,
      cycleLengths: { kind: "mean", mean: 43 },
      isOnHormones: false,
      periodLengths: { kind: "mean", mean: 5 },
    });
    expect(averages({ ...pill, from: undefined })).toMatchObject({
      cycles: 0,
      cycleLengths: null,
      periodLengths: null,
      isOnHormones: true,
    });
    const pregnancy = { kind: "pregnancy", from: cycles[0]?.startDay } as const;
    expect(averages(pregnancy)).toMatchObject({ cycles: 0, isOnHormones: false });
    const copper = { kind: "contraception", method: "iud", iud: "copper" } as const;
    expect(averages(copper).cycles).toBe(3);
    expect(firstAveragedDay({ cycles, stages: [{ ...pill, from: undefined }] })).toBeNull();
  });

  it("skip an excluded cycle and take the one before it", () => {
    const cycles = cyclesOf([28, 4], [29, 4], [30, 4], [45, 1]).map((cycle, place) =>
      place === 3 ? { ...cycle, isExcluded: true } : cycle,
    );
    expect(averagesOf(cycles, [])).toMatchObject({
      cycles: 3,
      cycleLengths: { kind: "mean", mean: 29 },
    });
  });

  it("leave out the period of the open cycle and a period without an end", () => {
    const cycles = cyclesOf([28, 4], [28, 8], [28, 5]);
    const second = cycles[1]?.startDay;
    const logged = cycles.map(({ startDay, ...end }) =>
      startDay === second ? { startDay } : { startDay, ...end },
    );
    expect(averagesOf(logged, []).periodLengths).toEqual({ kind: "mean", mean: 4.5 });
  });

  it("double the stress and leave mood and anxiety unchanged [S9-20]", () => {
    const moods = [mood(0, [1, 2, 3]), mood(1, [2, 5, 4]), mood(2, [2, 2, 4])];
    expect(averagesOf(cyclesOf([28, 5]), moods)).toMatchObject({
      stress: 7.3,
      mood: 1.7,
      anxiety: 3,
      moodDays: 3,
    });
  });

  it("count check-ins only from the first to the last day of those cycles", () => {
    const cycles = cyclesOf([30, 5], [28, 5], [28, 5], [28, 5]);
    const outside = [mood(29, [5, 5, 5]), mood(114, [5, 5, 5])];
    const inside = [mood(30, [1, 1, 1]), mood(113, [1, 1, 1])];
    expect(averagesOf(cycles, [...outside, ...inside])).toMatchObject({
      stress: 2,
      mood: 1,
      anxiety: 1,
      moodDays: 2,
    });
  });

  it("skip the days of a cycle that the user says hides an unlogged period", () => {
    const cycles = cyclesOf([28, 5], [200, 5], [28, 5]).map((cycle, place) =>
      place === 1 ? { ...cycle, missedLog: "yes" as const } : cycle,
    );
    const moods = [mood(10, [1, 1, 1]), mood(100, [5, 5, 5]), mood(230, [1, 1, 1])];
    expect(averagesOf(cycles, moods)).toMatchObject({ cycles: 2, mood: 1, moodDays: 2 });
  });
});
