import { setupI18n } from "@lingui/core";
import { describe, expect, it } from "vitest";
import type { Cycle } from "#contract/entries/cycles.ts";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { cycleOverview } from "#domain/phase/cycle-overview.ts";
import { beadOfDay } from "#web/beads/bead-of-day.ts";
import { chanceOfStart, dayWords, lastMonth, monthIn } from "./view-model.ts";

const today = calendarDay("2026-11-20");

function cycle(startDay: string, endDay?: string): Cycle {
  const start = calendarDay(startDay);
  return {
    id: startDay,
    startDate: startDay,
    startDay: start,
    flow: "light",
    ...(endDay && { endDate: endDay, endDay: calendarDay(endDay) }),
  };
}

const ovulated = new Set([calendarDay("2026-09-28")]);

const cycles = [
  cycle("2026-08-17", "2026-08-21"),
  cycle("2026-09-14", "2026-09-18"),
  cycle("2026-10-12", "2026-10-16"),
  cycle("2026-11-09", "2026-11-13"),
];

const facts: CycleFacts = {
  cycles,
  statedLength: null,
  regularity: "regular",
  pcos: "no",
  contraception: "none",
  pregnancy: "not_pregnant",
};

function beadsWith(changes: Partial<CycleFacts>) {
  const overview = cycleOverview({ ...facts, ...changes }, today);
  const { bleeding } = overview;
  return { overview, beadOf: beadOfDay({ overview, bleeding, ovulated, today }) };
}

describe("a month", () => {
  it("falls back to the current one if the address is invalid", () => {
    for (const text of [null, "2026-13", "soon", "1949-01", "2030-01"]) {
      expect(monthIn(text, today, "2026-12")).toBe("2026-11");
    }
    expect(monthIn("2025-02", today, "2026-12")).toBe("2025-02");
  });
});

describe("the bead of a day", () => {
  const { overview, beadOf } = beadsWith({});

  it("is full for bleeding, with that day's flow if known", () => {
    expect(beadOf(calendarDay("2026-11-09"))).toEqual({ kind: "period", size: 1 });
    const flows = [{ day: calendarDay("2026-11-10"), flow: "heavy" as const }];
    const logged = beadsWith({ flows }).beadOf;
    expect(logged(calendarDay("2026-11-10"))).toEqual({ kind: "period", size: 3 });
  });

  it("shows bleeding logged outside any period", () => {
    const flows = [{ day: calendarDay("2026-11-17"), flow: "spotting" as const }];
    const logged = beadsWith({ flows }).beadOf;
    expect(logged(calendarDay("2026-11-17"))).toEqual({ kind: "spotting", isBetween: true });
  });

  it("is full up to the 8th day of an open period and open on the 9th", () => {
    const { beadOf: open } = beadsWith({ cycles: [cycle("2026-11-01")] });
    expect(open(calendarDay("2026-11-08")).kind).toBe("period");
    expect(open(calendarDay("2026-11-09")).kind).toBe("unlogged");
  });

  it("is faint where the forecast is unsure and strongest on the likely day", () => {
    if (overview.forecast.kind !== "forecast") throw new Error("a forecast was expected");
    const { likelyDay, likely80 } = overview.forecast;
    const strength = (day: typeof likelyDay) => beadOf(day).strength ?? 0;
    expect(beadOf(likely80.first).kind).toBe("forecast");
    expect(strength(likelyDay)).toBeGreaterThanOrEqual(strength(likely80.last));
    expect(chanceOfStart(overview, likelyDay)).toBeGreaterThan(0);
    expect(chanceOfStart(overview, addDays(today, 400))).toBeNull();
  });

  it("shows estimated future fertile days, but none if fertility is hidden", () => {
    const days = Array.from({ length: 60 }, (_, index) => addDays(today, index));
    const kinds = (of: typeof beadOf) => new Set(days.map((day) => of(day).kind));
    expect(kinds(beadOf).has("possible") || kinds(beadOf).has("peak")).toBe(true);
    const hidden = kinds(beadsWith({ contraception: "pill" }).beadOf);
    expect(hidden.has("possible") || hidden.has("peak")).toBe(false);
  });

  it("names both a possible period and possible fertility, as home does", () => {
    const { overview: uneven, beadOf: unevenBead } = beadsWith({
      regularity: "irregular",
      pcos: "yes",
      cycles: ["2026-02-26", "2026-04-30", "2026-06-01", "2026-07-26", "2026-10-06"].map((start) =>
        cycle(start, addDays(calendarDay(start), 4)),
      ),
    });
    const { fertileWindow, forecast } = uneven;
    if (!("possible" in fertileWindow) || forecast.kind !== "forecast") throw new Error("no days");
    const both = forecast.likely80.first;
    expect(both <= fertileWindow.possible.last).toBe(true);
    expect(unevenBead(both)).toMatchObject({ kind: "forecast", isPossiblyFertile: true });
    expect(unevenBead(addDays(fertileWindow.possible.last, 1)).isPossiblyFertile).toBeFalsy();
    const i18n = setupI18n({ locale: "en", messages: { en: {} } });
    const state = { bead: unevenBead(both), today, logged: 0, isOnDeviceOnly: false };
    expect(dayWords(both, state, i18n)).toContain(
      "Period may begin, Possibly fertile day, estimated",
    );
  });

  it("is gold with a star on a confirmed ovulation", () => {
    expect(beadOf(calendarDay("2026-09-28"))).toEqual({ kind: "confirmed" });
  });

  it("marks all fertile days that home names, past and to come", () => {
    const { fertileWindow } = overview;
    if (fertileWindow.kind !== "window") throw new Error("a window was expected");
    const { possible, peak } = fertileWindow;
    expect(possible.first < today).toBe(true);
    const marked = [possible.first, addDays(possible.first, -1), peak.first, peak.last];
    expect(marked.map((day) => beadOf(day).kind)).toEqual(["possible", "resting", "peak", "peak"]);
  });
});

describe("the last month shown", () => {
  it("is that of the forecast's end", () => {
    expect(lastMonth(beadsWith({}).overview, today)).toBe("2026-12");
    expect(lastMonth(beadsWith({ pregnancy: "pregnant" }).overview, today)).toBe("2026-12");
  });
});

it("the label of a day describes what is logged and what only this device has", () => {
  const i18n = setupI18n({ locale: "en", messages: { en: {} } });
  const state = { bead: { kind: "resting" }, today, logged: 2, isOnDeviceOnly: false } as const;
  expect(dayWords(addDays(today, -1), state, i18n)).toBe("Nov 19, 2026, 2 logged");
  const words = dayWords(addDays(today, -1), { ...state, logged: 0, isOnDeviceOnly: true }, i18n);
  expect(words).toBe("Nov 19, 2026, notes on this device only");
});
