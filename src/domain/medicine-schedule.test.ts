import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "./calendar-day.ts";
import { type DoseSchedule, dosesDueOn, medicineTimeOf } from "./medicine-schedule.ts";

const startDate = calendarDay("2026-11-02");
const due = (schedule: DoseSchedule, day: string, cycleStarts: readonly string[] = []) =>
  dosesDueOn({ schedule, startDate }, calendarDay(day), cycleStarts.map(calendarDay));

describe("the doses due on a day", () => {
  const twiceDaily: DoseSchedule = { kind: "daily", timesADay: 2 };

  it("a daily medicine is due every day from its first to its last", () => {
    const medicine = { schedule: twiceDaily, startDate, endDate: calendarDay("2026-11-04") };
    const days = [-1, 0, 1, 2, 3].map((count) => addDays(startDate, count));
    expect(days.map((day) => dosesDueOn(medicine, day, []))).toEqual([0, 2, 2, 2, 0]);
  });

  it("without a last day it goes on", () => {
    expect(due(twiceDaily, "2036-01-01")).toBe(2);
  });

  it("on chosen weekdays it is due on those and no others", () => {
    const schedule: DoseSchedule = { kind: "weekdays", weekdays: [1, 7], timesADay: 1 };
    expect(due(schedule, "2026-11-16")).toBe(1);
    expect(due(schedule, "2026-11-17")).toBe(0);
    expect(due(schedule, "2026-11-22")).toBe(1);
  });

  describe("by days of her cycle", () => {
    const schedule: DoseSchedule = { kind: "cycle_days", fromDay: 16, toDay: 25, timesADay: 1 };
    const starts = ["2026-11-10", "2026-10-01"];

    it.each([
      ["2026-11-09", 0],
      ["2026-11-10", 0],
      ["2026-11-24", 0],
      ["2026-11-25", 1],
      ["2026-12-04", 1],
      ["2026-12-05", 0],
    ])("on %s, %i are due", (day, count) => {
      expect(due(schedule, day, starts)).toBe(count);
    });

    it("a period that begins within them starts the count anew [S2-82]", () => {
      expect(due(schedule, "2026-11-26", [...starts, "2026-11-26"])).toBe(0);
    });

    it("a long cycle has them once, on its own day 16 and not twice", () => {
      const cycle = Array.from({ length: 70 }, (_, index) =>
        due(schedule, addDays(calendarDay("2026-11-10"), index), starts),
      );
      expect(cycle.filter((count) => count > 0)).toHaveLength(10);
    });

    it("nothing is due while no period is known", () => {
      expect(due(schedule, "2026-11-25")).toBe(0);
      expect(due(schedule, "2026-11-25", ["2026-11-26"])).toBe(0);
    });
  });

  it("what is taken as needed is never due", () => {
    expect(due({ kind: "as_needed" }, "2026-11-20")).toBe(0);
  });
});

describe("where a medicine stands", () => {
  const endDate = addDays(startDate, 5);

  it("it is planned before its first day, over after its last, and current on both", () => {
    const times = [-1, 0, 5, 6].map((count) =>
      medicineTimeOf({ startDate, endDate }, addDays(startDate, count)),
    );
    expect(times).toEqual(["planned", "current", "current", "ended"]);
  });

  it("without a last day it is never over", () => {
    expect(medicineTimeOf({ startDate }, calendarDay("2036-01-01"))).toBe("current");
  });
});
