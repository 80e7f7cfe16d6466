import { describe, expect, it } from "vitest";
import { periodRanges } from "./bleeding-days.ts";
import { addDays, type CalendarDay, calendarDay } from "./calendar-day.ts";
import type { CycleFacts, LoggedCycle } from "./cycle-facts.ts";
import { cycleNorms } from "./cycle-norms.ts";
import { forecastPeriod } from "./forecast-period.ts";
import { type PainNote, painDays } from "./pain-days.ts";
import { type BloodPressureReading, visitRedFlags } from "./visit-red-flags.ts";

const today = calendarDay("2026-11-20");
const from = addDays(today, -183);

interface Told {
  readonly cycles?: readonly LoggedCycle[];
  readonly pain?: readonly PainNote[];
  readonly flows?: CycleFacts["flows"];
  readonly heavyPeriods?: readonly CalendarDay[];
  readonly pressures?: readonly BloodPressureReading[];
  readonly contraception?: CycleFacts["contraception"];
}

function flagsOf({ cycles = [], flows, pain = [], contraception = "none", ...rest }: Told) {
  const facts: CycleFacts = {
    ...{ cycles, lastPeriodDay: null, statedLength: null, regularity: null, pcos: null },
    ...{ contraception, pregnancy: "not_pregnant", age: 29, flows },
  };
  return visitRedFlags({
    ...{ facts, from, today, heavyPeriods: [], pressures: [], ...rest },
    forecast: forecastPeriod(facts, today),
    norms: cycleNorms(facts),
    pain: painDays(pain, periodRanges(facts, today)),
  });
}

const start = (ago: number, bleeding = 5): LoggedCycle => ({
  startDay: addDays(today, -ago),
  endDay: addDays(today, bleeding - 1 - ago),
});

describe("what a clinician should hear of", () => {
  it("is nothing in an even half year", () => {
    expect(flagsOf({ cycles: [146, 117, 88, 59, 30, 1].map((ago) => start(ago, 1)) })).toEqual([]);
  });

  it("is 94 days without a period, and on which day the last began", () => {
    expect(flagsOf({ cycles: [start(94)] })).toEqual([
      { key: "no-period", days: 94, since: addDays(today, -94) },
    ]);
  });

  it("is no wait with hormones, which keep periods away", () => {
    expect(flagsOf({ cycles: [start(94)], contraception: "injection" })).toEqual([]);
  });

  it("is a cycle of more than 90 days, unless she says a period went unlogged in it", () => {
    const long = [start(120), start(20)];
    expect(flagsOf({ cycles: long })).toEqual([
      { key: "long-gap", days: 100, startDay: addDays(today, -120) },
    ]);
    const [first, second] = long;
    const answered = [
      { ...(first as LoggedCycle), missedLog: "yes" as const },
      second as LoggedCycle,
    ];
    expect(flagsOf({ cycles: answered })).toEqual([]);
  });

  it("is bleeding of 9 days and not of 8, the longest of them named", () => {
    expect(flagsOf({ cycles: [start(40, 8), start(12, 8)] })).toEqual([]);
    expect(flagsOf({ cycles: [start(68, 10), start(40, 9), start(12, 8)] })).toEqual([
      { key: "long-bleeding", days: 10, startDay: addDays(today, -68), times: 2 },
    ]);
  });

  it("is said apart of a period that is still open: counted to today, no bleeding claimed", () => {
    const flags = flagsOf({ cycles: [{ startDay: addDays(today, -24) }] });
    expect(flags).toContainEqual({ key: "open-period", days: 25, since: addDays(today, -24) });
    expect(flags.map(({ key }) => key)).not.toContain("long-bleeding");
  });

  it("is an open period that her daily logs keep going for 9 days", () => {
    const cycles = [{ startDay: addDays(today, -8) }];
    const flows = [0, 1, 2].map((ago) => ({
      day: addDays(today, -ago),
      flow: "light" as const,
    }));
    expect(flagsOf({ cycles })).toEqual([
      { key: "open-period", days: 9, since: addDays(today, -8) },
    ]);
    expect(flagsOf({ cycles, flows })).toEqual([
      { key: "long-bleeding", days: 9, startDay: addDays(today, -8), times: 1 },
    ]);
  });

  it("is none that lies before the months of the report", () => {
    expect(
      flagsOf({
        cycles: [
          start(213, 10),
          start(185),
          start(156),
          start(128),
          start(100),
          start(72),
          start(44),
          start(16),
        ],
      }),
    ).toEqual([]);
  });

  it("is pain of 8 and not of 7, with its days [S2-83]", () => {
    const at = (ago: number, severity: number) => ({ date: addDays(today, -ago), severity });
    expect(flagsOf({ pain: [at(3, 7)] })).toEqual([]);
    expect(flagsOf({ pain: [at(30, 9), at(3, 8), at(2, 7)] })).toEqual([
      { key: "severe-pain", days: 2, worst: 9, last: addDays(today, -3) },
    ]);
  });

  it("is a heavy period only when it came back", () => {
    expect(flagsOf({ heavyPeriods: [today] })).toEqual([]);
    expect(flagsOf({ heavyPeriods: [today, from] })).toEqual([
      { key: "heavy-bleeding", periods: 2, last: today },
    ]);
  });

  it("is cycles that are mostly longer than usual, with the range", () => {
    const cycles = [170, 125, 80, 36].map((ago) => start(ago));
    expect(flagsOf({ cycles })).toEqual([
      {
        ...{ key: "cycles-outside-usual", kind: "infrequent", outside: 3, cycles: 3 },
        ...{ shortest: 24, longest: 38 },
      },
    ]);
  });

  it("is a blood pressure from 140/90, the highest of them", () => {
    const at = (ago: number, systolic: number, diastolic: number) => ({
      ...{ date: addDays(today, -ago), systolic, diastolic },
    });
    expect(flagsOf({ pressures: [at(3, 139, 89)] })).toEqual([]);
    expect(flagsOf({ pressures: [at(9, 138, 90), at(3, 150, 88)] })).toEqual([
      { key: "blood-pressure", systolic: 150, diastolic: 88, date: addDays(today, -3), days: 2 },
    ]);
  });
});
