import ICAL from "ical.js";
import { describe, expect, it } from "vitest";
import type { Medicine, Schedule } from "#contract/entries/medicines.ts";
import { addDays, type CalendarDay, calendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import type { PeriodForecast } from "#domain/forecast/forecast-period.ts";
import { dosesDueOn } from "#domain/medicines/medicine-schedule.ts";
import { english } from "#server/documents/language/speech-of.ts";
import { calendarText } from "./calendar.ts";

const today = calendarDay("2026-11-20");

const forecast = {
  kind: "forecast",
  cycleStart: calendarDay("2026-11-10"),
  expectedDay: calendarDay("2026-12-08"),
  likely80: { first: calendarDay("2026-12-05"), last: calendarDay("2026-12-12") },
  isWide: false,
  isLate: false,
} as unknown as PeriodForecast;

const medicineOf = (schedule: Schedule, startDate: CalendarDay): Medicine => ({
  id: "m1",
  name: "Metformin",
  dose: 500,
  unit: "mg",
  schedule,
  startDate,
});

function eventsOf(
  facts: { readonly forecast?: PeriodForecast; readonly medicines?: readonly Medicine[] },
  { saysWhat = false, hasPeriodAlarm = false } = {},
): ICAL.Event[] {
  const uuidOf = (...name: string[]) => name.join("-");
  const options = { saysWhat, hasPeriodAlarm, uuidOf, now: Date.parse("2026-11-20T08:00:00Z") };
  const { forecast: known, medicines = [] } = facts;
  const planned = {
    forecast: known ?? ({ kind: "no-cycle" } as const),
    medicines,
    firstDose: 480,
    today,
  };
  const parsed = new ICAL.Component(ICAL.parse(calendarText(english, planned, options) ?? ""));
  return parsed.getAllSubcomponents("vevent").map((component) => new ICAL.Event(component));
}

const alarmsOf = ({ component }: ICAL.Event) =>
  component.getAllSubcomponents("valarm").map((alarm) => ({
    action: alarm.getFirstPropertyValue("action"),
    trigger: String(alarm.getFirstPropertyValue("trigger")),
    text: alarm.getFirstPropertyValue("description"),
  }));

describe("a predicted period, read by another calendar", () => {
  it("is one all-day event, the same in every time zone", () => {
    const [event, ...others] = eventsOf({ forecast });
    expect(others).toEqual([]);
    expect(event?.startDate.isDate).toBe(true);
    expect([String(event?.startDate), String(event?.endDate)]).toEqual([
      "2026-12-05",
      "2026-12-13",
    ]);
  });

  it("is marked as free time (TRANSP:TRANSPARENT)", () => {
    const [event] = eventsOf({ forecast, medicines: [] });
    expect(event?.component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
  });

  it("has an alarm on the morning before the likely days, only if the user enabled it", () => {
    const [silent] = eventsOf({ forecast });
    expect(silent && alarmsOf(silent)).toEqual([]);
    const [event] = eventsOf({ forecast }, { hasPeriodAlarm: true });
    expect(event && alarmsOf(event)).toEqual([
      { action: "DISPLAY", trigger: "-PT15H", text: "Mwezi" },
    ]);
    const rings = event?.startDate.clone();
    if (rings) rings.isDate = false;
    rings?.addDuration(ICAL.Duration.fromString("-PT15H"));
    expect(String(rings)).toBe("2026-12-04T09:00:00");
  });

  it("has no alarm once its likely days have begun", () => {
    const late = { ...forecast, likely80: { first: today, last: addDays(today, 9) } };
    const [event] = eventsOf({ forecast: late }, { hasPeriodAlarm: true });
    expect(event && alarmsOf(event)).toEqual([]);
  });
});

describe("a dose, read by another calendar", () => {
  const twice = medicineOf({ kind: "daily", timesADay: 2 }, calendarDay("2026-03-01"));

  it("has an alarm at its time, with a neutral title unless the user shows details", () => {
    expect(eventsOf({ medicines: [twice] }).map(alarmsOf)).toEqual(
      Array(2).fill([{ action: "DISPLAY", trigger: "PT0S", text: "Mwezi" }]),
    );
    const [open] = eventsOf({ medicines: [twice] }, { saysWhat: true });
    expect(open && alarmsOf(open)[0]?.text).toBe("Metformin 500 mg");
  });

  it("is marked as free time, at floating local times", () => {
    for (const { component, startDate } of eventsOf({ medicines: [twice] })) {
      expect(component.getFirstPropertyValue("transp")).toBe("TRANSPARENT");
      expect([startDate.zone.tzid, startDate.toString().endsWith("Z")]).toEqual([
        "floating",
        false,
      ]);
    }
  });

  it.each<[string, Schedule, string]>([
    ["every day", { kind: "daily", timesADay: 1 }, "2026-03-01"],
    ["on two days of the week", { kind: "weekdays", weekdays: [1, 4], timesADay: 1 }, "2026-03-01"],
    ["every 12 weeks", { kind: "every", count: 12, unit: "weeks", timesADay: 1 }, "2026-09-01"],
    ["every month", { kind: "every", count: 1, unit: "months", timesADay: 1 }, "2026-08-31"],
    ["in packs", { kind: "pack", daysTaken: 21, daysPaused: 7, timesADay: 1 }, "2026-11-02"],
  ])("%s falls on the days that Mwezi plans, for 200 days", (_, schedule, start) => {
    const medicine = medicineOf(schedule, calendarDay(start));
    const days = Array.from({ length: 200 }, (_day, ahead) => addDays(today, ahead));
    const planned = days.filter((day) => dosesDueOn(medicine, day, []) > 0);
    const read = eventsOf({ medicines: [medicine] }).flatMap((event) => daysOf(event, 200));
    expect(read.toSorted()).toEqual(planned);
  });
});

function daysOf(event: ICAL.Event, ahead: number): CalendarDay[] {
  const days: CalendarDay[] = [];
  const dates = event.iterator();
  for (let next = dates.next(); next; next = dates.next()) {
    const day = calendarDay(next.toString().slice(0, 10));
    if (daysBetween(today, day) >= ahead) break;
    days.push(day);
  }
  return days;
}
