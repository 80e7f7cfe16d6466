import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import type { DayEntry } from "../device-log/view-model.ts";
import { type AccountDays, daysToOffer, transferOf } from "./view-model.ts";

const day = calendarDay("2026-11-20");
const nothing: AccountDays = { moods: [], stress: [], symptoms: [], logs: [] };
const note = (more: Partial<DayEntry>): DayEntry => ({ dateISO: day, ...more });
const all = { pmdd: 2, anxiety: 4, acuteStress: 5 };
const checkIn = { id: "m", date: day, revision: 3 };

describe("the moods of a day", () => {
  it("go into a check-in, scale by scale", () => {
    expect(transferOf(note({ mood: all }), nothing)).toEqual({
      mood: { depression: 2, anxiety: 4, stress: 5 },
      note: null,
      left: [],
    });
    expect(transferOf(note({ mood: { anxiety: 4 } }), nothing).mood).toEqual({ anxiety: 4 });
  });

  it("fill only what her record does not say, wherever it says it", () => {
    const account: AccountDays = {
      ...nothing,
      moods: [{ ...checkIn, depression: 2 }],
      logs: [{ date: day, anxiety_level: 8, revision: 2 }],
      stress: [{ id: "s", date: day, level: 1, tags: [], revision: 1 }],
    };
    expect(transferOf(note({ mood: all }), account)).toEqual({
      mood: null,
      note: null,
      left: ["mood"],
    });
    const { stress: _, ...others } = account;
    expect(transferOf(note({ mood: all }), { ...others, stress: [] })).toMatchObject({
      mood: { stress: 5 },
      left: [],
    });
  });

  it("stay where writing the check-in again would make its older answers the last", () => {
    const account: AccountDays = {
      ...nothing,
      moods: [{ ...checkIn, stress: 1 }],
      logs: [{ date: day, stress_level: 9, revision: 7 }],
    };
    expect(transferOf(note({ mood: { anxiety: 4 } }), account)).toEqual({
      mood: null,
      note: null,
      left: ["order"],
    });
  });
});

describe("the note of a day", () => {
  it("goes into the day's log, where that has none", () => {
    expect(transferOf(note({ notes: " Slept badly " }), nothing).note).toBe("Slept badly");
    const logs = [{ date: day, pain_level: 3, revision: 7 }];
    expect(transferOf(note({ notes: "Slept badly" }), { ...nothing, logs }).note).toBe(
      "Slept badly",
    );
  });

  it("stays where the log has another, and is done where it has the same", () => {
    const logs = [{ date: day, notes: "Slept well", revision: 7 }];
    expect(transferOf(note({ notes: "Slept badly" }), { ...nothing, logs })).toEqual({
      mood: null,
      note: null,
      left: ["note"],
    });
    expect(transferOf(note({ notes: "Slept well" }), { ...nothing, logs }).left).toEqual([]);
  });

  it("of another day is no hindrance", () => {
    const logs = [{ date: addDays(day, -1), notes: "Slept well", revision: 7 }];
    expect(transferOf(note({ notes: "Slept badly" }), { ...nothing, logs }).note).toBe(
      "Slept badly",
    );
  });
});

describe("what stays", () => {
  it("are the phase, and symptoms that her record does not know", () => {
    const entry = note({ phase: "luteal", symptoms: ["fatigue", "cramps"], notes: "Tired" });
    expect(transferOf(entry, nothing).left).toEqual(["phase", "symptoms"]);
    const symptoms = (["fatigue", "cramps"] as const).map((type) => {
      return { id: type, date: day, type, severity: 4, revision: 1 };
    });
    expect(transferOf(entry, { ...nothing, symptoms }).left).toEqual(["phase"]);
  });
});

describe("the days offered", () => {
  const offered = (entry: DayEntry) => daysToOffer([entry], day).length === 1;

  it("are those with moods or a note, up to today", () => {
    expect(offered(note({ notes: "Tired" }))).toBe(true);
    expect(offered(note({ mood: { pmdd: 1 } }))).toBe(true);
    expect(offered(note({ phase: "luteal", symptoms: ["fatigue"], notes: " " }))).toBe(false);
    expect(offered(note({ dateISO: addDays(day, 1), notes: "Tired" }))).toBe(false);
  });

  it("are those not yet in her record", () => {
    expect(offered(note({ notes: "Tired", inRecord: true }))).toBe(false);
  });
});
