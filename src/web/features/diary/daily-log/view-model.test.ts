import { describe, expect, it } from "vitest";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { dayRecords } from "#domain/day/day-record.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { cycleOverview } from "#domain/phase/cycle-overview.ts";
import { greetingOf, loggableDay, scaleStep, stripOf } from "./view-model.ts";

const today = calendarDay("2026-11-20");

describe("the strip of the last 30 days", () => {
  it("ends today and marks bleeding, other logs and empty days", () => {
    const dailyLogs = [
      { date: today, period_flow: "heavy" },
      { date: addDays(today, -1), period_flow: "none" },
      { date: addDays(today, -2), period_flow: "spotting" },
      { date: addDays(today, -3), mood: "calm" },
    ] as const;
    const days = stripOf(dayRecords({ dailyLogs }), today);
    expect(days).toHaveLength(30);
    expect(days[0]?.day).toBe("2026-10-22");
    expect(days.slice(-5).map(({ mark }) => mark)).toEqual([
      "empty",
      "logged",
      "spotting",
      "logged",
      "heavy",
    ]);
  });
});

describe("a loggable day", () => {
  it.each([
    ["2026-11-20", "2026-11-20"],
    ["2026-11-19", "2026-11-19"],
    ["2026-11-21", null],
    ["2026-02-30", null],
    ["0002-11-19", null],
    ["", null],
    [null, null],
  ])("%s is %s", (text, day) => {
    expect(loggableDay(text, today)).toBe(day);
  });
});

describe("the words of a scale", () => {
  it.each([
    [0, "none"],
    [1, "low"],
    [3, "low"],
    [4, "middle"],
    [6, "middle"],
    [7, "high"],
    [10, "high"],
  ])("%i is %s", (value, step) => {
    expect(scaleStep(value, "level")).toBe(step);
  });

  it.each([
    ["checkIn", "none low low low low middle middle high high high high"],
    ["quality", "none none low low low middle middle middle middle high high"],
  ] as const)("of %s has the limits of the check-in", (family, words) => {
    const steps = Array.from({ length: 11 }, (_, value) => scaleStep(value, family));
    expect(steps.join(" ")).toBe(words);
  });
});

describe("the greeting", () => {
  const greet = (daysIn: number | null, changes: Partial<CycleFacts> = {}) =>
    greetingOf(
      cycleOverview(
        {
          cycles:
            daysIn === null
              ? []
              : [{ startDay: addDays(today, -daysIn), endDay: addDays(today, 4 - daysIn) }],
          statedLength: null,
          regularity: "regular",
          pcos: "no",
          contraception: "none",
          pregnancy: null,
          ...changes,
        },
        today,
      ),
    );

  it("names the cycle day and the phase of the overview [S2-69]", () => {
    expect(greet(2)).toEqual({ cycleDay: 3, phase: "menstrual", note: null });
    expect(greet(9)).toEqual({ cycleDay: 10, phase: "follicular", note: null });
    expect(greet(27)).toEqual({ cycleDay: 28, phase: "luteal", note: null });
  });

  it("names the most likely phase if none is certain", () => {
    expect(greet(14)).toEqual({ cycleDay: 15, phase: "ovulatory", note: null });
  });

  it("names no phase until a period is logged", () => {
    expect(greet(null)).toEqual({ cycleDay: null, phase: null, note: "no-cycle" });
  });

  it.each([
    [{ contraception: "pill" }, null, "hormonal-contraception"],
    [{ contraception: "iud" }, 15, "iud"],
    [{ pregnancy: "pregnant" }, null, "pregnant"],
  ] as const)(
    "with %o counts day %s, names no phase and explains why",
    (changes, cycleDay, note) => {
      expect(greet(14, changes)).toEqual({ cycleDay, phase: null, note });
    },
  );

  it("explains that no phase is known over 45 after 60 days without a period", () => {
    const cycles = [28, 56, 84].map((days) => ({ startDay: addDays(today, -66 - days) }));
    const last = { startDay: addDays(today, -66), endDay: addDays(today, -62) };
    const greeting = greet(null, { age: 47, cycles: [...cycles, last] });
    expect(greeting).toEqual({ cycleDay: 67, phase: null, note: "long-gap" });
  });

  it("names no phase once the period is later than expected", () => {
    expect(greet(40)).toEqual({ cycleDay: 41, phase: null, note: "late" });
  });
});
