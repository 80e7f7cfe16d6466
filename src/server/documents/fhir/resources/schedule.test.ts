import { describe, expect, it } from "vitest";
import type { Medicine, Schedule } from "#contract/entries/medicines.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { dosageOf } from "./schedule.ts";

const medicine = (schedule: Schedule, more: Partial<Medicine> = {}): Medicine => ({
  id: "1",
  name: "Inositol",
  startDate: calendarDay("2026-11-01"),
  schedule,
  ...more,
});

describe("a medicine's schedule in FHIR", () => {
  it("has a text and a timing for every day", () => {
    expect(dosageOf(medicine({ kind: "daily", timesADay: 2 }, { dose: 500, unit: "mg" }))).toEqual({
      text: "500 mg, 2 times a day",
      timing: { repeat: { frequency: 2, period: 1, periodUnit: "d" } },
      doseAndRate: [
        {
          doseQuantity: {
            value: 500,
            unit: "mg",
            system: "http://unitsofmeasure.org",
            code: "mg",
          },
        },
      ],
    });
  });

  it("lists weekdays in order, Monday first", () => {
    const { text, timing } = dosageOf(
      medicine({ kind: "weekdays", weekdays: [7, 1, 3], timesADay: 1 }),
    );
    expect(text).toBe("once a day on mon, wed, sun");
    expect(timing?.repeat?.dayOfWeek).toEqual(["mon", "wed", "sun"]);
  });

  it("has only a text for days of the cycle, since FHIR has no code for them", () => {
    expect(
      dosageOf(medicine({ kind: "cycle_days", fromDay: 16, toDay: 25, timesADay: 1 })),
    ).toEqual({ text: "once a day from cycle day 16 to 25" });
  });

  it("has a text and a timing for every few weeks, and only a text for a pack with a break", () => {
    const injection: Schedule = { kind: "every", count: 12, unit: "weeks", timesADay: 1 };
    expect(dosageOf(medicine(injection))).toEqual({
      text: "once every 12 weeks",
      timing: { repeat: { frequency: 1, period: 12, periodUnit: "wk" } },
    });
    const pill: Schedule = { kind: "pack", daysTaken: 21, daysPaused: 7, timesADay: 1 };
    expect(dosageOf(medicine(pill))).toEqual({
      text: "once a day for 21 days, then 7 days without",
    });
  });

  it("is marked as needed, without a timing", () => {
    expect(dosageOf(medicine({ kind: "as_needed" }, { dose: 2 }))).toMatchObject({
      text: "2, as needed",
      asNeededBoolean: true,
      doseAndRate: [{ doseQuantity: { value: 2 } }],
    });
    expect(dosageOf(medicine({ kind: "as_needed" }))).not.toHaveProperty("timing");
  });
});
