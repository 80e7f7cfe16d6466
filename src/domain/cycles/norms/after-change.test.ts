import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../../days/calendar-day.ts";
import { forecastPeriod } from "../../forecast/forecast-period.ts";
import type { CycleFacts, LoggedCycle } from "../cycle-facts.ts";
import type { AnnotatedCycle } from "../cycle-history.ts";
import { isAfterChange, isUnexplainedYear } from "./after-change.ts";

const today = calendarDay("2026-11-20");
const ago = (days: number) => addDays(today, -days);
const period = (days: number, more: Partial<LoggedCycle> = {}): LoggedCycle => ({
  startDay: ago(days),
  endDay: ago(days - 4),
  ...more,
});
const nothing = {
  statedLength: null,
  regularity: null,
  pcos: null,
  contraception: null,
  pregnancy: null,
};
const womanOf = (age: number | null, cycles: LoggedCycle[], more: Partial<CycleFacts> = {}) => ({
  ...nothing,
  age,
  cycles,
  ...more,
});
const earlier = (more: Partial<LoggedCycle> = {}) => [period(760), period(703, more)];
const returned = (more: Partial<LoggedCycle> = {}) => [...earlier(more), period(2)];

describe("bleeding after a year without", () => {
  it.each<[string, number | null, Partial<LoggedCycle>, boolean]>([
    ["at 57", 57, {}, true],
    ["at 57, with no period unlogged", 57, { missedLog: "no" }, true],
    ["at 46", 46, {}, true],
    ["at 45", 45, {}, false],
    ["at 29", 29, {}, false],
    ["at no known age", null, {}, false],
    ["at 57, with a period that went unlogged", 57, { missedLog: "yes" }, false],
    ["at 57, in a cycle she left out", 57, { isExcluded: true }, false],
  ])("%s, age %s: pauses the forecast or not", (_, age, more, isPaused) => {
    const facts = womanOf(age, returned(more));
    expect(isAfterChange(facts, today)).toBe(isPaused);
    const paused = { kind: "paused", reason: "after-change" };
    const forecast = forecastPeriod(facts, today);
    if (isPaused) expect(forecast).toEqual(paused);
    else expect(forecast.kind).toBe("forecast");
  });

  it("is measured from the last day of bleeding, spotting included", () => {
    const cycles = [period(800), period(372), period(2)];
    expect(isAfterChange(womanOf(57, cycles), today)).toBe(true);
    const flows = [{ day: ago(300), flow: "spotting" as const }];
    expect(isAfterChange(womanOf(57, cycles, { flows }), today)).toBe(false);
    const shorter = [period(800), period(370), period(2)];
    expect(isAfterChange(womanOf(57, shorter), today)).toBe(false);
  });

  it("does not count if hormones, a birth or breastfeeding explain the gap", () => {
    const facts = womanOf(57, returned());
    const injection = { kind: "contraception", method: "injection", from: ago(600) } as const;
    const feeding = { kind: "breastfeeding", from: ago(600), to: ago(200) } as const;
    expect(isAfterChange({ ...facts, stages: [injection] }, today)).toBe(false);
    expect(isUnexplainedYear(facts, [feeding], ago(699), ago(2))).toBe(false);
    expect(isAfterChange({ ...facts, contraception: "implant" }, today)).toBe(false);
    expect(isAfterChange(womanOf(52, earlier(), { contraception: "implant" }), today)).toBe(false);
    const copper = { kind: "contraception", method: "iud", iud: "copper", from: ago(600) } as const;
    expect(isUnexplainedYear(facts, [copper], ago(699), ago(2))).toBe(true);
  });

  it("stops counting with the next period within a year", () => {
    const cycles = [...earlier(), period(40), period(10)];
    expect(isAfterChange(womanOf(57, cycles), today)).toBe(false);
  });
});

describe("a year without bleeding", () => {
  const monthly = (gap: number) =>
    Array.from({ length: 8 }, (_, place) => period(gap + 30 * (8 - place)));

  const answered = (missedLog: AnnotatedCycle["missedLog"]) =>
    monthly(500).map((cycle, place, all) =>
      place === all.length - 1 && missedLog !== "not-asked" ? { ...cycle, missedLog } : cycle,
    );

  it.each(["not-asked", "no"] as const)("over 45 ends the forecast, a missed period %s", (said) => {
    const paused = { kind: "paused", reason: "after-change" };
    expect(forecastPeriod(womanOf(52, answered(said)), today)).toEqual(paused);
    expect(forecastPeriod(womanOf(40, answered(said)), today).kind).toBe("forecast");
  });

  it("asks when the last period began if the user says that periods went unlogged", () => {
    const facts = womanOf(52, answered("yes"));
    expect(forecastPeriod(facts, today)).toMatchObject({ kind: "forecast", isLogLapsed: true });
  });

  it("begins the day after the last bleeding", () => {
    const [last] = [period(370)];
    expect(isAfterChange(womanOf(52, [last]), today)).toBe(true);
    expect(isAfterChange(womanOf(52, [period(368)]), today)).toBe(false);
    expect(isAfterChange(womanOf(45, [last]), today)).toBe(false);
    expect(isAfterChange(womanOf(52, []), today)).toBe(false);
  });
});
