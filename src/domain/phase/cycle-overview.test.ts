import { describe, expect, it } from "vitest";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { bleedingDays } from "../cycles/periods/bleeding-days.ts";
import { joinedPeriods, withStatedPeriod } from "../cycles/periods/same-period.ts";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { forecastPeriod } from "../forecast/forecast-period.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import { cycleOverview } from "./cycle-overview.ts";
import { fertileWindow } from "./fertile-window.ts";

const start = calendarDay("2026-11-20");
const positionOn = (daysIn: number, said: Partial<CycleFacts>) =>
  cycleOverview(factsOf(said), addDays(start, daysIn)).position;
const phaseOn = (daysIn: number, said: Partial<CycleFacts>) =>
  cycleOverview(factsOf(said), addDays(start, daysIn)).phase;

describe("the position in the cycle", () => {
  it("has no phase before a cycle is known, only a guess from the day of the month [S4-27]", () => {
    const facts = factsOf({});
    const guessOn = (day: string) => cycleOverview(facts, calendarDay(day)).phase;
    expect(guessOn("2026-11-03")).toEqual({ kind: "no-cycle", roughGuess: "menstrual" });
    expect(guessOn("2026-11-08")).toEqual({ kind: "no-cycle", roughGuess: "follicular" });
    expect(guessOn("2026-11-14")).toEqual({ kind: "no-cycle", roughGuess: "ovulatory" });
    expect(guessOn("2026-11-30")).toEqual({ kind: "no-cycle", roughGuess: "luteal" });
  });

  it("is day 1 of 28 on the first day of the first period [S4-34 S9-01]", () => {
    expect(positionOn(0, { cycles: [{ startDay: start }] })).toEqual({
      kind: "known",
      cycleDay: 1,
      cycleStart: start,
      expectedLength: 28,
    });
  });

  it("advances by one a day and beyond the expected length [S4-34]", () => {
    const cycles = [{ startDay: start }];
    expect(positionOn(1, { cycles })).toMatchObject({ cycleDay: 2 });
    expect(positionOn(39, { cycles })).toMatchObject({ cycleDay: 40 });
  });

  it("counts from the stated last period when none is logged", () => {
    expect(positionOn(9, { cycles: withStatedPeriod([], start) })).toMatchObject({
      kind: "known",
      cycleDay: 10,
      cycleStart: start,
    });
  });

  it("is day 1 if the start lies after today (travel west)", () => {
    expect(positionOn(-1, { cycles: [{ startDay: start }] })).toMatchObject({ cycleDay: 1 });
  });

  it("uses the stated length until a cycle is complete, then the logged ones", () => {
    const said = { regularity: "regular", statedLength: 31 } as const;
    const cycles = cyclesOfLengths([34, 34, 34, 34], addDays(start, -136));
    expect(positionOn(0, { ...said, cycles: withStatedPeriod([], start) })).toMatchObject({
      expectedLength: 31,
    });
    const position = positionOn(0, { ...said, cycles });
    expect(position.kind === "known" && (position.expectedLength ?? 0)).toBeGreaterThan(31);
  });

  it("uses the forecast's length with PCOS or irregular cycles, never 28", () => {
    for (const said of [{ pcos: "yes" }, { regularity: "irregular" }] as const) {
      const facts = factsOf({ ...said, cycles: withStatedPeriod([], start) });
      const { position, forecast } = cycleOverview(facts, addDays(start, 34));
      if (forecast.kind !== "forecast") throw new Error(forecast.kind);
      expect(forecast.expectedLength).toBeGreaterThan(30);
      expect(position).toMatchObject({ expectedLength: forecast.expectedLength });
    }
  });

  it("uses 28 if the only completed cycle is a start logged twice", () => {
    const cycles = joinedPeriods(cyclesOfLengths([2], addDays(start, -2)));
    expect(positionOn(0, { cycles })).toMatchObject({ expectedLength: 28 });
  });

  it("is menstrual for as many days as the average period", () => {
    const periods = [
      { startDay: addDays(start, -28), endDay: addDays(start, -26) },
      { startDay: start, endDay: addDays(start, 2) },
    ];
    expect(phaseOn(2, { cycles: periods })).toMatchObject({ phase: "menstrual" });
    expect(phaseOn(3, { cycles: periods })).toMatchObject({ phase: "follicular" });
  });

  it("is menstrual up to day 8, the longest usual period, while the period is open", () => {
    const cycles = [{ startDay: start }];
    expect(phaseOn(7, { cycles })).toMatchObject({ phase: "menstrual" });
    expect(phaseOn(8, { cycles })).toMatchObject({ phase: "follicular" });
  });

  it("is menstrual for as long as daily logs continue the period", () => {
    const cycles = [{ startDay: start }];
    const flows = [8, 9, 10].map((place) => ({
      day: addDays(start, place),
      flow: "light" as const,
    }));
    expect(phaseOn(10, { cycles, flows })).toMatchObject({ phase: "menstrual" });
    expect(phaseOn(11, { cycles, flows })).toMatchObject({ phase: "follicular" });
    expect(phaseOn(10, { cycles })).toMatchObject({ phase: "follicular" });
  });

  it("is not changed by a flow logged after the end of a period", () => {
    const cycles = [{ startDay: start, endDay: addDays(start, 4) }];
    const flows = [{ day: addDays(start, 6), flow: "heavy" as const }];
    expect(phaseOn(6, { cycles, flows })).toMatchObject({ phase: "follicular" });
  });

  it("follows the end of a period that was shorter than usual", () => {
    const cycles = [
      ...cyclesOfLengths([28, 28], addDays(start, -56)).slice(0, 2),
      { startDay: start, endDay: addDays(start, 1) },
    ];
    expect(phaseOn(1, { cycles })).toMatchObject({ phase: "menstrual" });
    expect(phaseOn(2, { cycles })).toMatchObject({ phase: "follicular" });
  });

  it("is not affected by an older period left open", () => {
    const cycles = [
      { startDay: addDays(start, -28) },
      { startDay: start, endDay: addDays(start, 4) },
    ];
    expect(phaseOn(5, { cycles })).toMatchObject({ phase: "follicular" });
  });
});

describe("the cycle overview", () => {
  const cycles = [
    ...cyclesOfLengths([29, 30], addDays(start, -59)).slice(0, 2),
    { startDay: start },
  ];
  const facts = factsOf({ cycles, regularity: "regular", pcos: "no" });
  const overview = cycleOverview(facts, addDays(start, 2));

  it("counts every logged cycle, the open one included, and averages completed ones", () => {
    expect(overview.totalCycles).toBe(3);
    expect(overview.averageCycleLength).toBe(29.5);
    expect(overview.averagePeriodLength).toBe(5);
    expect(overview.openCycle).toEqual({ startDay: start });
  });

  it("has the forecast and fertile window of their own modules", () => {
    const forecast = forecastPeriod(facts, addDays(start, 2));
    expect(overview.forecast).toEqual(forecast);
    expect(overview.fertileWindow).toEqual(fertileWindow(facts, forecast, addDays(start, 2)));
  });

  it("has the days of bleeding that every chart draws", () => {
    const flows = [{ day: addDays(start, 1), flow: "heavy" as const }];
    const today = addDays(start, 2);
    const { bleeding } = cycleOverview({ ...facts, flows }, today);
    expect(bleeding).toEqual(bleedingDays({ cycles, flows }, today));
    expect(bleeding.get(addDays(start, 1))).toEqual({ flow: "heavy", isPeriod: true });
  });

  it("has no averages and no forecast without any entries", () => {
    expect(cycleOverview(factsOf({}), start)).toEqual({
      position: { kind: "no-cycle" },
      phase: { kind: "no-cycle", roughGuess: "luteal" },
      openCycle: null,
      openPeriod: null,
      statedPeriodDay: null,
      cycleLengths: null,
      periodLengths: null,
      bleeding: new Map(),
      averageCycleLength: null,
      averagePeriodLength: null,
      totalCycles: 0,
      forecast: { kind: "no-cycle" },
      fertileWindow: { kind: "no-cycle" },
    });
  });

  it("pauses predictions in a pregnancy and preserves the history", () => {
    const pregnant = cycleOverview({ ...facts, pregnancy: "pregnant" }, start);
    expect(pregnant.forecast).toEqual({ kind: "paused", reason: "pregnant" });
    expect(pregnant.averageCycleLength).toBe(29.5);
    expect(pregnant.totalCycles).toBe(3);
  });

  it("doesn't count a pregnancy among the cycles", () => {
    const stages = [{ kind: "pregnancy", from: start }] as const;
    expect(cycleOverview({ ...facts, stages }, addDays(start, 60)).totalCycles).toBe(2);
  });

  it.each([2, 8, 40, 76])("gives a numeric answer after %d years without a period", (years) => {
    for (const missedLog of ["no", "yes", undefined] as const) {
      const cycles = [{ startDay: addDays(start, -365 * years), missedLog }];
      const { forecast, phase } = cycleOverview(factsOf({ cycles }), start);
      const days = forecast.kind === "forecast" ? forecast.days : [];
      expect(days.reduce((sum, { probability }) => sum + probability, 0)).toBeCloseTo(1, 9);
      expect(JSON.stringify([days, phase])).not.toContain("null");
    }
  });

  it("does not modify its input", () => {
    const before = structuredClone(facts);
    cycleOverview(facts, start);
    expect(facts).toEqual(before);
  });
});
