import { describe, expect, it } from "vitest";
import type { DaySigns } from "../cycles/cycle-facts.ts";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { forecastPeriod } from "../forecast/forecast-period.ts";
import { cyclesOfLengths, factsOf } from "../testing/example-facts.ts";
import {
  currentCycleEvidence,
  cyclesWithEvidence,
  knownLutealLengths,
  signsBetween,
} from "./cycle-signs.ts";

const start = calendarDay("2026-03-02");

const chartFrom = (first = start): DaySigns[] =>
  [...Array(14).fill(36.4), 36.6, 36.65, 36.7].map((temperature, place) => ({
    day: addDays(first, place),
    temperature,
  }));

describe("signsBetween", () => {
  it("places each sign at the index of its day, whatever the input's order", () => {
    const signs: DaySigns[] = [
      { day: addDays(start, 2), mucus: "egg_white", ovulationTest: "positive" },
      { day: start, temperature: 36.45, ovulationTest: "not_tested" },
      { day: addDays(start, 1), wearable: "oura" },
    ];
    expect(signsBetween(signs, start, addDays(start, 2))).toEqual({
      temperatures: [36.45, null, null],
      mucus: [null, null, 4],
      luteinisingTests: [null, null, "positive"],
      wearables: [null, "oura", null],
    });
  });

  it("leaves out excluded and unsure signs, and fever", () => {
    const signs: DaySigns[] = [
      { day: start, temperature: 36.9, isTemperatureExcluded: true, mucus: "dry" },
      { day: addDays(start, 1), temperature: 36.5, isUnsure: true },
      { day: addDays(start, 2), temperature: 38.4 },
    ];
    expect(signsBetween(signs, start, addDays(start, 2))).toEqual({
      temperatures: [null, null, null],
      mucus: [0, null, null],
      luteinisingTests: [null, null, null],
      wearables: [null, null, null],
    });
  });
});

describe("ovulation in the cycles", () => {
  const cycles = cyclesOfLengths([28, 27], start);
  const second = addDays(start, 28);
  const facts = factsOf({ cycles, signs: [...chartFrom(start), ...chartFrom(second)] });

  it("is found in each completed cycle", () => {
    expect(cyclesWithEvidence(facts).map(({ evidence }) => evidence.ovulationDay)).toEqual([
      14, 14,
    ]);
  });

  it("gives the luteal lengths, without excluded cycles", () => {
    expect(knownLutealLengths(facts)).toEqual([14, 13]);
    const excluded = cycles.map((cycle) => ({ ...cycle, isExcluded: cycle.startDay === start }));
    expect(knownLutealLengths({ ...facts, cycles: excluded })).toEqual([13]);
  });

  it("is not seen in a cycle without signs, and null without a cycle", () => {
    expect(currentCycleEvidence(facts, addDays(start, 60))?.status).toBe("not seen");
    expect(currentCycleEvidence(factsOf({}), start)).toBeNull();
  });

  it("moves the forecast to ovulation plus luteal length once confirmed", () => {
    const third = addDays(start, 55);
    const now = addDays(third, 17);
    const charted = { ...facts, signs: [...(facts.signs ?? []), ...chartFrom(third)] };
    const forecast = forecastPeriod(charted, now);
    const before = forecastPeriod(facts, now);
    if (forecast.kind !== "forecast" || before.kind !== "forecast") throw new Error("no forecast");
    expect(forecast.basis).toBe("confirmed-ovulation");
    expect(forecast.likelyDay).toBe(addDays(third, 27));
    expect(forecast.reasons.slice(0, 2)).toEqual(["confirmed-ovulation", "own-luteal-lengths"]);
    expect(before.basis).toBe("cycle-lengths");
  });
});
