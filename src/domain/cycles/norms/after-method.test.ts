import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../../days/calendar-day.ts";
import { forecastPeriod, unpausedForecast } from "../../forecast/forecast-period.ts";
import type { LifeStage } from "../../life/life-stage.ts";
import { cyclesOfLengths, factsOf } from "../../testing/example-facts.ts";
import { wornOffMethods } from "./after-method.ts";

const today = calendarDay("2026-11-20");
const ago = (days: number) => addDays(today, -days);

/** The last of five periods began 300 days ago, the method later, unless said otherwise. */
const womanWith = (stage: Omit<LifeStage, "kind">, daysSince = 300) =>
  factsOf({
    cycles: cyclesOfLengths([28, 29, 28, 27], ago(112 + daysSince)),
    stages: [{ kind: "contraception", from: ago(290), ...stage }],
  });

describe("without a period since", () => {
  it.each<[string, Omit<LifeStage, "kind">]>([
    ["an injection of 12 weeks that lapsed yesterday", { method: "injection", to: ago(99) }],
    ["an implant", { method: "implant", to: ago(1) }],
    ["a hormonal IUD", { method: "iud", iud: "hormonal", to: ago(40) }],
    ["a progestogen-only pill", { method: "pill", pill: "progestogen_only", to: ago(40) }],
    ["a pill without breaks", { method: "pill", pack: "no_breaks", to: ago(40) }],
  ])("%s pauses the forecast", (_, stage) => {
    const facts = womanWith(stage);
    expect(wornOffMethods(facts, today)).toEqual(facts.stages);
    expect(forecastPeriod(facts, today)).toMatchObject({ kind: "paused", reason: "after-method" });
  });

  it.each<[string, Omit<LifeStage, "kind">]>([
    ["an injection that still acts", { method: "injection", to: ago(98) }],
    ["an implant removed today", { method: "implant", to: today }],
    ["a pill with breaks", { method: "pill", pack: "21_7", to: ago(40) }],
    ["a copper IUD", { method: "iud", iud: "copper", to: ago(40) }],
    ["condoms", { method: "condoms", to: ago(40) }],
  ])("%s does not", (_, stage) => {
    expect(wornOffMethods(womanWith(stage), today)).toEqual([]);
  });
});

it("a period ends the wait, one under the method does not", () => {
  const implant = { method: "implant", to: ago(100) } as const;
  expect(wornOffMethods(womanWith(implant, 150), today)).toHaveLength(1);
  for (const daysSince of [99, 100]) {
    expect(wornOffMethods(womanWith(implant, daysSince), today)).toEqual([]);
  }
  expect(forecastPeriod(womanWith(implant, 20), today).kind).toBe("forecast");
});

it("other hormones today, or no known period, come first", () => {
  const facts = womanWith({ method: "implant", to: ago(100) });
  expect(wornOffMethods({ ...facts, contraception: "pill" }, today)).toEqual([]);
  expect(wornOffMethods({ ...facts, cycles: [] }, today)).toEqual([]);
});

it("the forecast behind the pause is that without the method, for concerns", () => {
  const facts = womanWith({ method: "implant", to: ago(1) }, 40);
  const without = forecastPeriod({ ...facts, stages: [] }, today);
  const { isLate, cycleStart } = unpausedForecast(without) ?? {};
  expect(unpausedForecast(forecastPeriod(facts, today))).toMatchObject({ isLate, cycleStart });
  expect(isLate).toBe(true);
  const pregnant = forecastPeriod({ ...facts, pregnancy: "pregnant" }, today);
  expect(unpausedForecast(pregnant)).toBeNull();
});
