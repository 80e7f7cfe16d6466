import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import type { DayEntry } from "../device-log/view-model.ts";
import { type AccountDays, daysToOffer, transferOf } from "./view-model.ts";

const day = calendarDay("2026-11-20");
const nothing: AccountDays = { moods: [], stress: [], symptoms: [], logs: [] };
const note = (more: Partial<DayEntry>): DayEntry => ({ dateISO: day, ...more });
const all = { pmdd: 2, anxiety: 4, acuteStress: 5 };
const checkIn = { id: "m", date: day, revision: 3 };

describe("the moods of a transferred day", () => {
  it("are merged into the check-in, scale by scale", () => {
    expect(transferOf(note({ mood: all }), nothing)).toEqual({
      mood: { depression: 2, anxiety: 4, stress: 5 },
      note: null,
      left: [],
    });
    expect(transferOf(note({ mood: { anxiety: 4 } }), nothing).mood).toEqual({ anxiety: 4 });
  });

  it("fill only scales without an answer in any form", () => {
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

  it("stay on the device if rewriting the check-in would make its older answers the most recent", () => {
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

describe("the note of a transferred day", () => {
  it("is added to the day's log if that has none", () => {
    expect(transferOf(note({ notes: " Slept badly " }), nothing).note).toBe("Slept badly");
    const logs = [{ date: day, pain_level: 3, revision: 7 }];
    expect(transferOf(note({ notes: "Slept badly" }), { ...nothing, logs }).note).toBe(
      "Slept badly",
    );
  });

  it("stays on the device if the log has another, and counts as done if it is equal", () => {
    const logs = [{ date: day, notes: "Slept well", revision: 7 }];
    expect(transferOf(note({ notes: "Slept badly" }), { ...nothing, logs })).toEqual({
      mood: null,
      note: null,
      left: ["note"],
    });
    expect(transferOf(note({ notes: "Slept well" }), { ...nothing, logs }).left).toEqual([]);
  });

  it("of another day does not matter", () => {
    const logs = [{ date: addDays(day, -1), notes: "Slept well", revision: 7 }];
    expect(transferOf(note({ notes: "Slept badly" }), { ...nothing, logs }).note).toBe(
      "Slept badly",
    );
  });
});

describe("the parts that stay on the device", () => {
  it("are the phase, and symptoms that the account does not know", () => {
    const entry = note({ phase: "luteal", symptoms: ["fatigue", "cramps"], notes: "Tired" });
    expect(transferOf(entry, nothing).left).toEqual(["phase", "symptoms"]);
    const symptoms = (["fatigue", "cramps"] as const).map((type) => {
      return { id: type, date: day, type, severity: 4, revision: 1 };
    });
    expect(transferOf(entry, { ...nothing, symptoms }).left).toEqual(["phase"]);
  });
});

describe("the days offered for transfer", () => {
  const offered = (entry: DayEntry) => daysToOffer([entry], day).length === 1;

  it("are those with moods or a note, up to today", () => {
    expect(offered(note({ notes: "Tired" }))).toBe(true);
    expect(offered(note({ mood: { pmdd: 1 } }))).toBe(true);
    expect(offered(note({ phase: "luteal", symptoms: ["fatigue"], notes: " " }))).toBe(false);
    expect(offered(note({ dateISO: addDays(day, 1), notes: "Tired" }))).toBe(false);
  });

  it("are those not yet in the account", () => {
    expect(offered(note({ notes: "Tired", inRecord: true }))).toBe(false);
  });
});
