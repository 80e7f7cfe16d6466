import { describe, expect, it } from "vitest";
import type { Mood, Stress } from "#contract/entries/check-in.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { toggled } from "#web/entry/toggled.ts";
import {
  type CheckIn,
  checkInOf,
  detailsPlace,
  entryOf,
  levelsInLog,
  moodBody,
  needsMoodEntry,
  needsStressEntry,
  SCALE_START,
  stressBody,
  withLaterLevels,
  withServers,
  withShownStress,
} from "./view-model.ts";

const today = calendarDay("2026-11-20");
const yesterday = calendarDay("2026-11-19");
const mood: Mood = { id: "m", date: today, depression: 2, anxiety: 4, stress: 5 };
const stress: Stress = { id: "s", date: today, level: 4, tags: ["Work"], notes: "Deadline" };
const untouched = checkInOf(null, null);
const at = (level: number, changes: Partial<CheckIn> = {}): CheckIn => ({
  ...untouched,
  stress: level,
  ...changes,
});

describe("a day's check-in", () => {
  it("has no answers at first, though each scale starts in the middle [S5-16]", () => {
    expect(SCALE_START).toBe(3);
    expect(untouched).toEqual({
      depression: null,
      anxiety: null,
      stress: null,
      tags: [],
      sleepQuality: null,
      notes: "",
    });
  });

  it("reads back what was saved", () => {
    expect(checkInOf(mood, stress)).toEqual({
      depression: 2,
      anxiety: 4,
      stress: 5,
      tags: ["Work"],
      sleepQuality: null,
      notes: "Deadline",
    });
  });

  it("takes the level of a stress entry if there is no mood", () => {
    expect(checkInOf(null, stress).stress).toBe(4);
  });

  it("is the list's entry of today, or none [S7-25]", () => {
    expect(entryOf(today, [mood])).toBe(mood);
    expect(entryOf(today, [{ ...mood, date: yesterday }])).toBeNull();
    expect(entryOf(today, undefined)).toBeNull();
  });

  it("takes over another tab's change and keeps its own unsaved ones", () => {
    const mine = at(5, { notes: "mine" });
    const theirs = at(1, { notes: "theirs", tags: ["Sleep"] });
    expect(withServers(mine, theirs, new Set(["notes"]))).toEqual(
      at(1, { notes: "mine", tags: ["Sleep"] }),
    );
  });
});

describe("a level from today's daily log", () => {
  const log = { date: today, stress_level: 9, anxiety_level: 2, revision: 9 };

  it("is shown on the card's scale but is not an answer of the card", () => {
    const logged = levelsInLog(today, { log, mood: null, stress: null });
    expect(logged).toEqual({ anxiety: 1, stress: 5 });
    expect(withLaterLevels(untouched, logged)).toEqual(untouched);
  });

  it("replaces an older level but not a later one", () => {
    const earlier = { ...mood, stress: 2, revision: 3 };
    const older = levelsInLog(today, { log, mood: earlier, stress: null });
    expect(withLaterLevels(at(2, { anxiety: 4 }), older)).toEqual(at(5, { anxiety: 1 }));
    const later = { ...mood, stress: 2, revision: 12 };
    expect(levelsInLog(today, { log, mood: later, stress: null })).toEqual({});
  });
});

describe("what is sent", () => {
  it("has the day as midnight UTC [S7-23 S7-24]", () => {
    expect(moodBody(today, at(2, { depression: 1, anxiety: 5 }))).toEqual({
      date: "2026-11-20T00:00:00.000Z",
      depression: 1,
      anxiety: 5,
      stress: 2,
    });
    const stressed = {
      ...at(4),
      stress: 4,
      tags: ["Family"],
      sleepQuality: 2,
      notes: "Late",
    } as const;
    expect(stressBody(today, stressed)).toEqual({
      date: "2026-11-20T00:00:00.000Z",
      level: 4,
      tags: ["Family"],
      sleepQuality: 2,
      notes: "Late",
    });
  });

  it("contains the answers but no untouched scale", () => {
    expect(moodBody(today, at(2))).toEqual({ date: "2026-11-20T00:00:00.000Z", stress: 2 });
    expect(needsMoodEntry(at(2))).toBe(true);
    expect(needsMoodEntry({ ...untouched, notes: "Calm" })).toBe(false);
    expect(needsStressEntry({ ...untouched, notes: "Calm" }, false)).toBe(false);
  });

  it("has a stress entry for stress above 1 or any stress detail [S4-22]", () => {
    expect(needsStressEntry(at(1), false)).toBe(false);
    expect(needsStressEntry(at(2), false)).toBe(true);
    expect(needsStressEntry(at(1, { tags: ["Work"] }), false)).toBe(true);
    expect(needsStressEntry(at(1, { sleepQuality: 4 }), false)).toBe(true);
    expect(needsStressEntry(at(1, { notes: "Calm" }), false)).toBe(true);
  });

  it("updates an existing stress entry with the slider", () => {
    expect(needsStressEntry(at(1), true)).toBe(true);
  });
});

describe("the stress details", () => {
  it("are shown above 2 and can't be hidden there [S4-21]", () => {
    for (const isOpened of [true, false]) {
      expect(detailsPlace(at(3), isOpened)).toEqual({ isShown: true, button: null });
    }
  });

  it("are shown with the untouched slider at 3 [S4-21]", () => {
    expect(detailsPlace(untouched, false)).toEqual({ isShown: true, button: null });
  });

  it("are saved with the shown level if stress is unanswered", () => {
    expect(withShownStress(untouched, { tags: ["Work"] })).toEqual({ stress: 3, tags: ["Work"] });
    expect(withShownStress(at(1), { notes: "a" })).toEqual({ stress: 1, notes: "a" });
  });

  it("are optional at 2 [S4-21]", () => {
    expect(detailsPlace(at(2), false)).toEqual({ isShown: false, button: "add" });
    expect(detailsPlace(at(2), true)).toEqual({ isShown: true, button: "hide" });
  });

  it("are not offered at 1 unless some exist", () => {
    expect(detailsPlace(at(1), false)).toEqual({ isShown: false, button: null });
    expect(detailsPlace(at(1), true)).toEqual({ isShown: true, button: "hide" });
    expect(detailsPlace(at(1, { tags: ["Work"] }), false).button).toBe("add");
  });

  it("allow removing a tag", () => {
    expect(toggled([], "Work")).toEqual(["Work"]);
    expect(toggled(["Work", "Sleep"], "Work")).toEqual(["Sleep"]);
  });
});
