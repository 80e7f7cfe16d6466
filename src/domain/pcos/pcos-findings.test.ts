import { describe, expect, it } from "vitest";
import type { PcosDay } from "../day/pcos-day.ts";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { type PcosFindingKey, pcosFindings } from "./pcos-findings.ts";

const today = calendarDay("2026-11-20");

const log = (daysAgo: number, fields: Partial<PcosDay>): PcosDay => ({
  date: addDays(today, -daysAgo),
  ...fields,
});

/** One log per day, today first. */
const daily = (...fields: Partial<PcosDay>[]) => fields.map((field, index) => log(index, field));

const findings = (days: readonly PcosDay[]) => pcosFindings(days, today);
const keys = (days: readonly PcosDay[]) => findings(days).map(({ key }) => key);

it("an empty list and an empty log give no findings", () => {
  expect(findings([])).toEqual([]);
  expect(findings([log(0, {})])).toEqual([]);
});

describe("short sleep with a mood that is not calm", () => {
  const short = { sleep_hours: 5.5, mood: "sad" } as const;

  it("is found on both of the last two days, with hours and moods [S9-21]", () => {
    expect(findings(daily(short, { sleep_hours: 4, mood: "calm" }))).toEqual([
      { key: "short-sleep-and-mood", hours: [5.5, 4], moods: ["sad", "calm"] },
    ]);
  });

  it("is found when yesterday is the later day", () => {
    expect(keys([log(1, short), log(2, short)])).toEqual(["short-sleep-and-mood"]);
  });

  it("is found when only one of the two days has a mood", () => {
    expect(keys(daily({ sleep_hours: 5 }, short))).toEqual(["short-sleep-and-mood"]);
  });

  it.each<[string, PcosDay[]]>([
    ["six hours on one of them", daily(short, { ...short, sleep_hours: 6 })],
    ["six hours on the other", daily({ ...short, sleep_hours: 6 }, short)],
    ["one log only", daily(short)],
    ["a day without hours", daily(short, { mood: "sad" })],
    ["both moods calm", daily({ ...short, mood: "calm" }, { ...short, mood: "calm" })],
    ["no mood noted", daily({ sleep_hours: 5 }, { sleep_hours: 5 })],
    ["a day left out between", [log(0, short), log(2, short)]],
    ["two days that are past", [log(2, short), log(3, short)]],
    ["a good night since", daily({ sleep_hours: 8 }, short, short)],
  ])("is not found with %s [S9-21]", (_, days) => {
    expect(keys(days)).toEqual([]);
  });
});

describe("sugar cravings together with acne", () => {
  const sugar = { cravings: "sugar" } as const;

  it("is found with two cravings and acne in the last five logs [S9-22]", () => {
    expect(findings(daily({ ...sugar, acne: 1 }, {}, {}, {}, sugar))).toEqual([
      { key: "sugar-and-acne", sugarDays: 2, acneDays: 1, logs: 5 },
    ]);
  });

  it("is found with acne on a different day than the cravings", () => {
    expect(findings(daily(sugar, sugar, { acne: 4 }))).toMatchObject([{ acneDays: 1, logs: 3 }]);
  });

  it("counts an acne area without a rating as acne", () => {
    expect(keys(daily(sugar, { ...sugar, acne_area: "back" }))).toEqual(["sugar-and-acne"]);
  });

  it("counts logs, not days: five logs may lie weeks apart", () => {
    const logs = [0, 7, 14, 21, 28].map((daysAgo) => log(daysAgo, { ...sugar, acne: 2 }));
    expect(findings(logs)).toMatchObject([{ sugarDays: 5, acneDays: 5 }]);
  });

  it.each<[string, PcosDay[]]>([
    ["one craving", daily({ ...sugar, acne: 5 }, { acne: 5 })],
    ["a second craving six logs back", daily({ ...sugar, acne: 5 }, {}, {}, {}, {}, sugar)],
    ["acne six logs back", daily(sugar, sugar, {}, {}, {}, { acne: 5 })],
    ["no acne", daily({ ...sugar, acne: 0 }, sugar)],
    ["an acne of 0 in some area", daily({ ...sugar, acne: 0, acne_area: "back" }, sugar)],
    ["cravings for salt", daily({ cravings: "salty", acne: 5 }, { cravings: "carbs" })],
  ])("is not found with %s", (_, days) => {
    expect(keys(days)).toEqual([]);
  });
});

describe("rules that count over the 30 days", () => {
  const stressed = { stress_level: 7, bloating: 5 };
  const crash = { energy_after_meals: "crash" } as const;
  const gain = { weight_change: "gain" } as const;

  it.each<[PcosFindingKey, Partial<PcosDay>, number]>([
    ["stress-and-bloating", stressed, 1],
    ["crash-after-meals", crash, 2],
    ["chin-or-jawline-acne", { acne: 1, acne_area: "chin" }, 1],
    ["chin-or-jawline-acne", { acne: 3, acne_area: "jawline" }, 1],
    ["chin-or-jawline-acne", { acne_area: "jawline" }, 1],
    ["hair-growth", { hair_growth: 7 }, 1],
    ["hair-growth", { hair_growth: 10 }, 1],
    ["weight-gain", gain, 3],
  ])(
    "%s is found with %j on day %i, and not before [S9-23 S9-24 S9-26 S9-27 S9-28]",
    (key, fields, needed) => {
      const days = Array.from({ length: needed }, (_, index) => log(3 + 8 * index, fields));
      expect(findings(days)).toEqual([{ key, days: needed, lastDay: addDays(today, -3) }]);
      expect(keys(days.slice(1))).toEqual([]);
    },
  );

  it.each<[string, Partial<PcosDay>]>([
    ["a stress of 6", { stress_level: 6, bloating: 10 }],
    ["a bloating of 4", { stress_level: 10, bloating: 4 }],
    ["stress without bloating", { stress_level: 10 }],
    ["sleepiness after meals", { energy_after_meals: "sleepy" }],
    ["acne on the back", { acne: 9, acne_area: "back" }],
    ["an acne of 0 on the chin", { acne: 0, acne_area: "chin" }],
    ["a hair growth of 6", { hair_growth: 6 }],
    ["weight loss", { weight_change: "loss" }],
  ])("%s is no finding, however often", (_, fields) => {
    expect(keys(daily(fields, fields, fields, fields))).toEqual([]);
  });

  it("do not combine stress on one day with bloating on another [S9-23]", () => {
    expect(keys(daily({ stress_level: 9 }, { bloating: 9 }))).toEqual([]);
  });
});

describe("the average sleep quality", () => {
  it("is found below 4, over the logs that rate it [S9-25]", () => {
    expect(findings(daily({ sleep_quality: 3 }, {}, { sleep_quality: 4 }))).toEqual([
      { key: "poor-sleep-quality", average: 3.5, logs: 2 },
    ]);
  });

  it("is found at 0, which is a valid answer", () => {
    expect(findings(daily({ sleep_quality: 0 }))).toMatchObject([{ average: 0, logs: 1 }]);
  });

  it("is not found at 4 [S9-25]", () => {
    expect(keys(daily({ sleep_quality: 3 }, { sleep_quality: 5 }))).toEqual([]);
  });
});
