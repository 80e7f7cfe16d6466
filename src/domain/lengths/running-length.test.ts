import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fittedLengthModel } from "../forecast/forecast-length.ts";
import { beliefAfter } from "./length-belief.ts";
import { type RunningLog, runningLength } from "./running-length.ts";
import { populationsFor } from "./stated-lengths.ts";

const populations = populationsFor(
  { regularity: null, pcos: null, statedLength: null, age: null },
  fittedLengthModel(),
);
const beliefOf = (...lengths: readonly number[]) =>
  beliefAfter(
    populations,
    lengths.map((length) => ({ length, missedLog: "not-asked" })),
  );
const even = beliefOf(28, 29, 28, 28, 29);
const sum = (values: Iterable<number>) => [...values].reduce((total, value) => total + value, 0);

const running = (belief: typeof even, elapsed: number, log: RunningLog = "not-asked") =>
  runningLength(belief, { elapsed, first: Math.max(8, elapsed), count: 400, log });
const densities = (belief: typeof even, first: number, count: number) =>
  runningLength(belief, { elapsed: first, first, count, log: "whole" }).densities;
/** The most probable day, counted from the last logged first day. */
const modeOf = (elapsed: number, log: RunningLog = "not-asked") => {
  const found = running(even, elapsed, log).densities;
  return Math.max(8, elapsed) + found.indexOf(Math.max(...found));
};

describe("the running cycle of a complete log", () => {
  it("is likeliest near the usual length", () => {
    const odds = densities(beliefOf(33, 33, 33, 33), 10, 100);
    expect(Math.abs(10 + odds.indexOf(Math.max(...odds)) - 33)).toBeLessThanOrEqual(1);
  });

  it("preserves the proportions of future days as days pass", () => {
    const belief = beliefOf(28, 30, 29, 31);
    const early = densities(belief, 15, 60);
    const late = densities(belief, 29, 46);
    const ratio = (late[0] ?? 0) / (early[14] ?? 1);
    for (const days of [1, 3, 6, 10]) {
      expect((late[days] ?? 0) / (early[14 + days] ?? 1) / ratio).toBeCloseTo(1, 2);
    }
  });

  it("never lapses", () => {
    for (const elapsed of [0, 30, 60, 200])
      expect(running(even, elapsed, "whole").unlogged).toBe(0);
  });
});

describe("a lapse in logging", () => {
  it("has a probability, without negative densities, for any history and day", () => {
    const lengths = fc.array(fc.integer({ min: 10, max: 200 }), { maxLength: 6 });
    fc.assert(
      fc.property(lengths, fc.integer({ min: 0, max: 1500 }), (history, elapsed) => {
        const answer = running(beliefOf(...history), elapsed);
        expect(answer.unlogged).toBeGreaterThanOrEqual(0);
        expect(answer.unlogged).toBeLessThanOrEqual(1);
        expect(Math.min(...answer.densities)).toBeGreaterThanOrEqual(0);
        expect(sum(answer.densities)).toBeGreaterThan(0);
      }),
      { numRuns: 30 },
    );
  });

  it("is unlikely before the period is due, and likely at half again the usual length", () => {
    const unlogged = (elapsed: number) => running(even, elapsed).unlogged;
    expect(unlogged(0)).toBe(0);
    expect(unlogged(20)).toBeLessThan(0.001);
    expect(unlogged(30)).toBeLessThan(0.05);
    expect(unlogged(45)).toBeGreaterThan(0.8);
    expect(unlogged(200)).toBeGreaterThan(0.9);
  });

  it("of one, two or six periods moves the next by whole cycles", () => {
    expect(Math.abs(modeOf(45) - 57)).toBeLessThanOrEqual(1);
    expect(Math.abs(modeOf(75) - 85)).toBeLessThanOrEqual(2);
    expect(Math.abs(modeOf(185) - 198)).toBeLessThanOrEqual(5);
  });

  it("of more periods than the model counts makes every day of the next cycle possible", () => {
    const { densities: open } = running(even, 1000);
    const total = sum(open);
    expect(sum(open.slice(0, 14)) / total).toBeGreaterThan(0.35);
    expect(sum(open.slice(0, 31)) / total).toBeGreaterThan(0.9);
  });

  it("confirmed by the user excludes a single long cycle", () => {
    const answer = running(even, 33, "lapsed");
    expect(answer.unlogged).toBe(1);
    expect(Math.abs(modeOf(33, "lapsed") - 57)).toBeLessThanOrEqual(1);
  });

  it("is assumed later with long cycles", () => {
    const long = beliefOf(60, 75, 66, 71);
    expect(running(long, 60).unlogged).toBeLessThan(0.02);
    expect(running(even, 60).unlogged).toBeGreaterThan(0.8);
  });
});
