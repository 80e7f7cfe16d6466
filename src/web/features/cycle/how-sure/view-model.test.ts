import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { cycleOverview } from "#domain/phase/cycle-overview.ts";
import { betterWith, chanceWords, oddsDays, rangesOf, reasonWords } from "./view-model.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const today = calendarDay("2026-11-20");

function looked(lengths: readonly number[], daysIn = 10, changes: Partial<CycleFacts> = {}) {
  let startDay = addDays(today, -daysIn);
  const cycles = [0, ...lengths].map((length) => {
    startDay = addDays(startDay, -length);
    return { startDay, endDay: addDays(startDay, 4) };
  });
  const facts: CycleFacts = {
    cycles,
    statedLength: null,
    regularity: "regular",
    pcos: "no",
    contraception: "none",
    pregnancy: null,
    ...changes,
  };
  const overview = cycleOverview(facts, today);
  if (overview.forecast.kind !== "forecast") throw new Error("a forecast was expected");
  return { facts, overview, forecast: overview.forecast };
}

const monthly = [28, 29, 27, 28, 28, 29, 28, 27];
const uneven = [36, 63, 32, 55, 41];

describe("the chart of daily chances", () => {
  it("is tall for a sure forecast and low for an unsure one", () => {
    const highest = (lengths: readonly number[]) =>
      Math.max(...oddsDays(looked(lengths).forecast).map(({ height }) => height));
    expect(highest(monthly)).toBe(1);
    expect(highest(uneven)).toBeLessThan(0.6);
  });

  it("contains every day of the widest range and some days around it", () => {
    const { forecast } = looked(monthly);
    const days = oddsDays(forecast);
    expect(days.some(({ day }) => day < forecast.likely90.first)).toBe(true);
    expect(days.some(({ day }) => day > forecast.likely90.last)).toBe(true);
    const median = days.find(({ day }) => day === forecast.likelyDay);
    expect(median?.within).toBe("50");
  });

  it("gives days before today no chance", () => {
    const days = oddsDays(looked(monthly, 33).forecast);
    expect(
      days.filter(({ day }) => day < today).every(({ probability }) => probability === 0),
    ).toBe(true);
  });
});

describe("the ranges", () => {
  it("are nested and state their number of days", () => {
    const ranges = rangesOf(looked(monthly).forecast, today, "en");
    expect(ranges.map(({ key }) => key)).toEqual(["50", "80", "90"]);
    const [narrow, middle, wide] = ranges.map(({ length }) => length);
    expect(narrow).toBeLessThanOrEqual(middle ?? 0);
    expect(middle).toBeLessThanOrEqual(wide ?? 0);
  });
});

describe("the basis of the forecast", () => {
  const words = (...where: Parameters<typeof looked>) => {
    const { forecast, overview } = looked(...where);
    return reasonWords(forecast, overview, i18n).join(" ");
  };

  it("names the logged cycles and the onboarding answers", () => {
    expect(words(monthly)).toContain("8 complete cycles you logged");
    expect(words(monthly)).toContain("You told us that your cycles are regular");
    expect(words([28])).toContain("1 complete cycle you logged");
    expect(words([])).toContain("Published data on other women");
  });

  it("names what makes it less sure", () => {
    expect(words(uneven)).toContain("differ by more than 9 days");
    expect(words(monthly, 45)).toContain("later than we expected");
    expect(words(monthly, 10, { pcos: "yes" })).toContain("we expect long cycles");
  });
});

describe("the advice for a surer forecast", () => {
  const better = (changes: Partial<CycleFacts> = {}) => {
    const { facts, overview } = looked([28, 28], 10, changes);
    return betterWith(facts, overview, i18n).join(" ");
  };

  it("is to log periods and temperatures", () => {
    expect(better()).toMatch(/Every complete cycle.*morning temperature/);
  });

  it("does not mention ovulation if it is hidden or prevented by hormones", () => {
    expect(better({ hidesFertility: true })).not.toContain("ovulation");
    expect(better({ contraception: "pill" })).not.toContain("ovulation");
  });
});

it("a chance is written in hundredths and never as zero", () => {
  expect(i18n._(chanceWords(0.118))).toBe("12 in 100");
  expect(i18n._(chanceWords(0.002))).toBe("less than 1 in 100");
});
