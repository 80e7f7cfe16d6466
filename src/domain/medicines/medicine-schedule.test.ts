import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "../days/calendar-day.ts";
import { type DoseSchedule, dosesDueOn, medicineTimeOf } from "./medicine-schedule.ts";

const startDate = calendarDay("2026-11-02");
const due = (schedule: DoseSchedule, day: string, cycleStarts: readonly string[] = []) =>
  dosesDueOn({ schedule, startDate }, calendarDay(day), cycleStarts.map(calendarDay));

describe("dosesDueOn", () => {
  const twiceDaily: DoseSchedule = { kind: "daily", timesADay: 2 };

  it("is positive every day from the first to the last for a daily medicine", () => {
    const medicine = { schedule: twiceDaily, startDate, endDate: calendarDay("2026-11-04") };
    const days = [-1, 0, 1, 2, 3].map((count) => addDays(startDate, count));
    expect(days.map((day) => dosesDueOn(medicine, day, []))).toEqual([0, 2, 2, 2, 0]);
  });

  it("has no end without a last day", () => {
    expect(due(twiceDaily, "2036-01-01")).toBe(2);
  });

  it("is positive on chosen weekdays only", () => {
    const schedule: DoseSchedule = { kind: "weekdays", weekdays: [1, 7], timesADay: 1 };
    expect(due(schedule, "2026-11-16")).toBe(1);
    expect(due(schedule, "2026-11-17")).toBe(0);
    expect(due(schedule, "2026-11-22")).toBe(1);
  });

  describe("by cycle day", () => {
    const schedule: DoseSchedule = { kind: "cycle_days", fromDay: 16, toDay: 25, timesADay: 1 };
    const starts = ["2026-11-10", "2026-10-01"];

    it.each([
      ["2026-11-09", 0],
      ["2026-11-10", 0],
      ["2026-11-24", 0],
      ["2026-11-25", 1],
      ["2026-12-04", 1],
      ["2026-12-05", 0],
    ])("on %s, %i doses are due", (day, count) => {
      expect(due(schedule, day, starts)).toBe(count);
    });

    it("restarts when a period begins within the days [S2-82]", () => {
      expect(due(schedule, "2026-11-26", [...starts, "2026-11-26"])).toBe(0);
    });

    it("counts only once in a long cycle, on its own days", () => {
      const cycle = Array.from({ length: 70 }, (_, index) =>
        due(schedule, addDays(calendarDay("2026-11-10"), index), starts),
      );
      expect(cycle.filter((count) => count > 0)).toHaveLength(10);
    });

    it("is 0 while no period is known", () => {
      expect(due(schedule, "2026-11-25")).toBe(0);
      expect(due(schedule, "2026-11-25", ["2026-11-26"])).toBe(0);
    });
  });

  describe("every so often, counted from its first day", () => {
    const every = (count: number, unit: "days" | "weeks" | "months"): DoseSchedule => ({
      kind: "every",
      count,
      unit,
      timesADay: 1,
    });

    it.each([
      [every(3, "days"), ["2026-11-02", "2026-11-05", "2026-11-08"]],
      [every(2, "weeks"), ["2026-11-02", "2026-11-16", "2026-11-30"]],
      [every(1, "months"), ["2026-11-02", "2026-12-02", "2027-01-02"]],
      [every(3, "months"), ["2026-11-02", "2027-02-02", "2027-05-02"]],
    ])("%j: its first days", (schedule, expected) => {
      const days = Array.from({ length: 220 }, (_, index) => addDays(startDate, index));
      expect(days.filter((day) => due(schedule, day) > 0).slice(0, 3)).toEqual(expected);
    });

    it("uses the last day of shorter months, once a month", () => {
      const medicine = { schedule: every(1, "months"), startDate: calendarDay("2026-12-31") };
      const days = Array.from({ length: 130 }, (_, index) => addDays(medicine.startDate, index));
      expect(days.filter((day) => dosesDueOn(medicine, day, []) > 0)).toEqual([
        "2026-12-31",
        "2027-01-31",
        "2027-02-28",
        "2027-03-31",
        "2027-04-30",
      ]);
    });
  });

  it("repeats the days of a pack and its break", () => {
    const schedule: DoseSchedule = { kind: "pack", daysTaken: 21, daysPaused: 7, timesADay: 1 };
    const counts = Array.from({ length: 84 }, (_, index) =>
      due(schedule, addDays(startDate, index)),
    );
    const pack = [...Array<number>(21).fill(1), ...Array<number>(7).fill(0)];
    expect(counts).toEqual([...pack, ...pack, ...pack]);
  });

  it("is 0 for medicine taken as needed", () => {
    expect(due({ kind: "as_needed" }, "2026-11-20")).toBe(0);
  });
});

describe("medicineTimeOf", () => {
  const endDate = addDays(startDate, 5);

  it("is planned before the first day, ended after the last, current on both", () => {
    const times = [-1, 0, 5, 6].map((count) =>
      medicineTimeOf({ startDate, endDate }, addDays(startDate, count)),
    );
    expect(times).toEqual(["planned", "current", "current", "ended"]);
  });

  it("is never ended without a last day", () => {
    expect(medicineTimeOf({ startDate }, calendarDay("2036-01-01"))).toBe("current");
  });
});
