import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import type { Mood } from "#contract/entries/check-in.ts";
import type { Cycle } from "#contract/entries/cycles.ts";
import type { DayFlow } from "#domain/cycles/cycle-facts.ts";
import { bleedingDays } from "#domain/cycles/periods/bleeding-days.ts";
import type { DaySources } from "#domain/day/day-sources.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import {
  dayWords,
  type HeatSources,
  heatWeeks,
  loggedDays,
  moodOpacity,
  stepFor,
} from "./view-model.ts";

const i18n = setupI18n({ locale: "en", messages: { en: {} } });
const today = calendarDay("2026-11-20");

const nothing: HeatSources = { days: {}, hidesFertility: false };
const moodOn = (ago: number, level: number): Mood => ({
  id: `m${ago}`,
  date: addDays(today, -ago),
  depression: level,
  anxiety: level,
  stress: level,
});
const period = (ago: number, days?: number): Cycle => {
  const startDay = addDays(today, -ago);
  const start = { id: `c${ago}`, startDate: startDay, startDay };
  if (days === undefined) return start;
  const endDay = addDays(startDay, days - 1);
  return { ...start, endDate: endDay, endDay };
};
const bledIn = (cycles: readonly Cycle[], flows: readonly DayFlow[] = []) =>
  bleedingDays({ cycles, flows }, today);
const dayOf = (sources: DaySources, ago: number, hidesFertility = false) => {
  const days = heatWeeks({ days: sources, hidesFertility }, today).flatMap((week) => week.days);
  return days.find(({ day }) => day === addDays(today, -ago));
};

describe("the weeks of the heat map", () => {
  const weeks = heatWeeks(nothing, today);

  it("are twelve, from a Monday to the Sunday of this week [S2-63]", () => {
    expect(weeks).toHaveLength(12);
    expect(weeks.every((week) => week.days.length === 7)).toBe(true);
    expect(weeks[0]?.days[0]?.day).toBe("2026-08-31");
    expect(weeks.at(-1)?.days.at(-1)?.day).toBe("2026-11-22");
  });

  it("end with the current week on every weekday", () => {
    for (const [day, last] of [
      ["2026-11-16", "2026-11-22"],
      ["2026-11-22", "2026-11-22"],
      ["2026-11-23", "2026-11-29"],
    ] as const) {
      const lastWeek = heatWeeks(nothing, calendarDay(day)).at(-1);
      expect(lastWeek?.days.at(-1)?.day).toBe(last);
    }
  });

  it("name the month at the first week and at each new month", () => {
    const months = weeks.flatMap(({ monthOf }) => monthOf ?? []);
    expect(months).toEqual(["2026-09-01", "2026-10-01", "2026-11-01"]);
  });

  it("mark today and leave future days empty", () => {
    expect(dayOf({}, 0)).toMatchObject({ isToday: true, mark: "resting" });
    expect(dayOf({}, -1)).toMatchObject({ isToday: false, mark: "future" });
  });
});

describe("a day of the heat map", () => {
  it("is a period day from the first to the last logged one", () => {
    const bleeding = bledIn([period(20, 5)]);
    expect([21, 20, 16, 15].map((ago) => dayOf({ bleeding }, ago)?.mark)).toEqual([
      "resting",
      "period",
      "period",
      "resting",
    ]);
  });

  it("in an open period is drawn for eight days at most", () => {
    const bleeding = bledIn([period(20)]);
    expect(dayOf({ bleeding }, 13)?.mark).toBe("period");
    expect(dayOf({ bleeding }, 12)?.mark).toBe("resting");
    expect(dayOf({ bleeding: bledIn([period(1)]) }, 0)?.mark).toBe("period");
  });

  it("is not called a period outside one, as after its deletion", () => {
    const flows = [{ day: addDays(today, -6), flow: "heavy" as const }];
    const day = dayOf({ bleeding: bledIn([period(20, 5)], flows) }, 6);
    expect(day?.mark).toBe("bleeding");
    expect(day && dayWords(day, i18n)).toBe("Nov 14, 2026: bleeding");
  });

  it("is a dot for spotting in the daily log, with words", () => {
    const flows = [{ day: addDays(today, -6), flow: "spotting" as const }];
    const day = dayOf({ bleeding: bledIn([period(20, 5)], flows) }, 6);
    expect(day?.mark).toBe("spotting");
    expect(day && dayWords(day, i18n)).toBe("Nov 14, 2026: spotting");
  });

  it("has the average of its mood check-in", () => {
    const moods: Mood[] = [{ ...moodOn(3, 2), stress: 3 }];
    expect(dayOf({ checkIns: moods }, 3)?.mood).toBe(2.3);
    expect(dayOf({ checkIns: moods }, 4)?.mood).toBeNull();
  });

  it("uses this browser's notes if the account has none", () => {
    const notes = [
      { dateISO: addDays(today, -2), phase: "period", mood: { pmdd: 2, anxiety: 5 } } as const,
      { dateISO: addDays(today, -3), mood: { acuteStress: 1 } },
      { dateISO: addDays(today, -4) },
    ];
    expect(dayOf({ device: notes }, 2)).toMatchObject({ mark: "period", mood: 3.5 });
    expect(dayOf({ device: notes, checkIns: [moodOn(3, 5)] }, 3)?.mood).toBe(5);
    expect(dayOf({ device: notes }, 4)).toMatchObject({ mark: "resting", mood: null });
  });

  it("marks data stored only on this device in its label and table", () => {
    const dateISO = addDays(today, -2);
    const sources = { device: [{ dateISO, symptoms: ["cramps" as const] }] };
    const day = dayOf(sources, 2);
    expect(day && dayWords(day, i18n)).toBe("Nov 18, 2026: notes on this device only");
    const rows = loggedDays(heatWeeks({ days: sources, hidesFertility: false }, today));
    expect(rows.map((row) => [row.day, row.isOnDeviceOnly])).toEqual([[dateISO, true]]);
    expect(dayOf(sources, 3)?.isOnDeviceOnly).toBe(false);
    const phase = { device: [{ dateISO, phase: "period" as const }] };
    expect(dayOf(phase, 2)).toMatchObject({ mark: "period", isOnDeviceOnly: true });
    expect(dayOf({ device: [{ ...phase.device[0], dateISO, inRecord: true }] }, 2)).toMatchObject({
      isOnDeviceOnly: false,
    });
  });

  it("hides an ovulation stored on this device if fertility is hidden", () => {
    const device = [{ dateISO: addDays(today, -2), phase: "ovulation" as const }];
    expect(dayOf({ device }, 2)?.isOnDeviceOnly).toBe(true);
    expect(dayOf({ device }, 2, true)?.isOnDeviceOnly).toBe(false);
  });

  it("shows a noted ovulation unless fertility is hidden", () => {
    const notes = [{ dateISO: addDays(today, -2), phase: "ovulation" } as const];
    expect(dayOf({ device: notes }, 2)?.mark).toBe("ovulation");
    expect(dayOf({ device: notes }, 2, true)?.mark).toBe("resting");
  });

  it("is darker the heavier its mood [S9-16]", () => {
    expect([1, 2.5, 5].map(moodOpacity)).toEqual([0.2, 0.5, 1]);
    expect(moodOpacity(0)).toBe(0.2);
    expect(moodOpacity(9)).toBe(1);
  });

  it("describes in words what it shows", () => {
    const sources = { bleeding: bledIn([period(3, 2)]), checkIns: [moodOn(3, 2)] };
    const words = (ago: number) => {
      const day = dayOf(sources, ago);
      return day && dayWords(day, i18n);
    };
    expect(words(3)).toBe("Nov 17, 2026: period, mood 2 of 5, stress 4/10");
    expect(words(0)).toBe("Nov 20, 2026: nothing logged");
  });
});

describe("the table of the heat map", () => {
  it("lists the logged days, newest first", () => {
    const bleeding = bledIn([period(9, 1)]);
    const weeks = heatWeeks({ ...nothing, days: { bleeding, checkIns: [moodOn(2, 3)] } }, today);
    expect(loggedDays(weeks).map(({ day }) => day)).toEqual(["2026-11-18", "2026-11-11"]);
  });
});

describe("the arrow keys", () => {
  it("move to the neighbouring bead", () => {
    expect(["ArrowLeft", "ArrowDown"].map((key) => stepFor(key, "rows"))).toEqual([-1, 7]);
    expect(["ArrowLeft", "ArrowDown"].map((key) => stepFor(key, "columns"))).toEqual([-7, 1]);
    expect(stepFor("Tab", "rows")).toBeNull();
  });
});
