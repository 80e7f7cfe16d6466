import { describe, expect, it } from "vitest";
import { cycleLength } from "../../concerns/topics/next-visit.ts";
import { noPeriod } from "../../concerns/topics/periods.ts";
import { addDays, calendarDay } from "../../days/calendar-day.ts";
import { forecastPeriod } from "../../forecast/forecast-period.ts";
import type { LifeStage } from "../../life/life-stage.ts";
import { cyclesOfLengths, factsOf } from "../../testing/example-facts.ts";
import type { CycleFacts } from "../cycle-facts.ts";
import { currentCycleStart } from "../cycle-history.ts";
import { cycleNorms } from "./cycle-norms.ts";
import { naturalCycles } from "./natural-cycles.ts";
import { normsHold } from "./usual-cycle.ts";

const start = calendarDay("2025-01-01");
const cycles = cyclesOfLengths([28, 28, 28, 28, 28, 28, 45, 48, 44], start);
const stopped = addDays(start, 6 * 28 - 3);
const today = addDays(start, 6 * 28 + 45 + 48 + 44 + 10);
const onThePill: LifeStage = { kind: "contraception", method: "pill", to: stopped };

const excluded = (stages: LifeStage[]) =>
  naturalCycles({ cycles, stages }).flatMap(({ isExcluded }, place) => (isExcluded ? [place] : []));
const facts = (said: Partial<CycleFacts>) => factsOf({ age: 30, cycles, ...said });
const expected = (said: Partial<CycleFacts>) => {
  const forecast = forecastPeriod(facts(said), today);
  return forecast.kind === "forecast" ? forecast.expectedLength : forecast.kind;
};

describe("cycles on the pill", () => {
  it("are cycles with a day on it, and remain in the history", () => {
    expect(excluded([onThePill])).toEqual([0, 1, 2, 3, 4, 5]);
    expect(naturalCycles({ cycles, stages: [onThePill] })).toHaveLength(cycles.length);
  });

  it("have no influence on later cycles' norms and forecast", () => {
    expect(cycleNorms(facts({ stages: [onThePill] }), today)).toMatchObject({
      kind: "norms",
      cycles: 3,
      frequency: { kind: "infrequent", longer: 3 },
    });
    expect(cycleNorms(facts({}), today)).toMatchObject({ cycles: 9, frequency: { kind: "usual" } });
    expect(expected({ stages: [onThePill] })).toBeGreaterThan(42);
  });

  it("raise no concern once they are over", () => {
    const short = cyclesOfLengths([21, 21, 21, 30], start);
    const stages: LifeStage[] = [{ ...onThePill, to: addDays(start, 60) }];
    const checks = (said: Partial<CycleFacts>) =>
      cycleLength.find({ facts: factsOf({ cycles: short, age: 30, ...said }) }, addDays(start, 95));
    expect(checks({})).toHaveLength(1);
    expect(checks({ stages })).toEqual([]);
  });
});

it("hormones and breastfeeding change the cycles, copper and condoms do not", () => {
  const use = (said: Partial<LifeStage>) => excluded([{ kind: "contraception", ...said }]).length;
  expect(use({ method: "iud", iud: "copper" })).toBe(0);
  expect(use({ method: "condoms" })).toBe(0);
  expect(use({ method: "iud", iud: "hormonal" })).toBe(10);
  expect(use({ method: "iud" })).toBe(10);
  expect(excluded([{ kind: "breastfeeding", from: addDays(start, 170) }])).toEqual([6, 7, 8, 9]);
  expect(normsHold({ contraception: "iud", iud: "copper", pregnancy: null })).toBe(true);
  expect(normsHold({ contraception: "iud", iud: "hormonal", pregnancy: null })).toBe(false);
  expect(normsHold({ contraception: null, pregnancy: null, isBreastfeeding: true })).toBe(false);
});

describe("after a pregnancy", () => {
  const born = addDays(start, 6 * 28 + 20);
  const pregnancy: LifeStage = { kind: "pregnancy", from: addDays(start, 130), to: born };

  it("there is no cycle until the next period, and nothing is late", () => {
    const before = factsOf({ cycles: cycles.slice(0, 5), stages: [pregnancy] });
    expect(currentCycleStart(before)).toBeNull();
    expect(forecastPeriod(before, addDays(born, 60)).kind).toBe("paused");
    expect(noPeriod.find({ facts: { ...before, age: 30 } }, addDays(born, 60))).toEqual([]);
  });

  it("the forecast starts over with the cycles since", () => {
    expect(currentCycleStart(facts({ stages: [pregnancy] }))).toBe(cycles.at(-1)?.startDay);
    expect(forecastPeriod(facts({ stages: [pregnancy] }), today)).toMatchObject({
      completedCycles: 2,
    });
  });
});
