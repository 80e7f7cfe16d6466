import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import {
  daysOf,
  entryOf,
  moodTracking,
  panelToShow,
  recordOf,
  withChange,
  withoutOvulation,
} from "./view-model.ts";

const day = calendarDay("2026-11-20");

describe("stored days", () => {
  it.each([null, {}, { version: 2 }, { "2026-11-20": 7 }])("%j is read as no days", (stored) => {
    expect(daysOf(stored)).toEqual([]);
  });

  it("keeps valid fields and days beside broken ones [S3-24]", () => {
    const stored = {
      "2026-11-20": { dateISO: "2026-11-20", phase: "winter", mood: { pmdd: 9, anxiety: 4 } },
      "2026-02-30": { dateISO: "2026-02-30", phase: "period" },
      "2026-11-19": { dateISO: "2026-11-19", phase: "luteal", notes: 5 },
    };
    const days = daysOf(stored);
    expect(days.map(({ dateISO }) => dateISO)).toEqual(["2026-11-20", "2026-11-19"]);
    expect(days[0]).toMatchObject({ mood: { anxiety: 4 } });
    expect(days[0]?.phase).toBeUndefined();
    expect(days[1]).toMatchObject({ phase: "luteal" });
  });

  it("may be a list or have times, as older app versions wrote it", () => {
    const stored = [null, { dateISO: "2026-11-20T00:00:00.000Z", phase: "period" }, { mood: {} }];
    expect(daysOf(stored)).toEqual([{ dateISO: day, phase: "period" }]);
  });

  it("is read back as it was written [S3-24]", () => {
    const days = withChange([], day, { phase: "period", mood: { pmdd: 2 } });
    expect(daysOf(recordOf(days))).toMatchObject([
      { dateISO: day, phase: "period", mood: { pmdd: 2 } },
    ]);
  });
});

describe("a change of a day", () => {
  it("leaves the day's other fields and the other days unchanged", () => {
    const before = withChange(withChange([], calendarDay("2026-11-19"), { notes: "tired" }), day, {
      mood: { pmdd: 2 },
    });
    const after = withChange(before, day, { mood: { anxiety: 4 } });
    expect(entryOf(after, day).mood).toEqual({ pmdd: 2, anxiety: 4 });
    expect(after).toHaveLength(2);
  });

  it("removes the day if it becomes empty", () => {
    const before = withChange([], day, { phase: "period" });
    expect(withChange(before, day, { phase: undefined })).toEqual([]);
  });
});

it("with fertility hidden, a day shows everything except a noted ovulation", () => {
  const noted = { dateISO: day, phase: "ovulation", inRecord: true } as const;
  expect(withoutOvulation([noted])).toEqual([]);
  const logged = { dateISO: day, phase: "luteal" } as const;
  expect(withoutOvulation([{ ...noted, notes: "Calm" }, logged])).toMatchObject([
    { phase: undefined, notes: "Calm", inRecord: true },
    logged,
  ]);
});

describe("the mood panel", () => {
  const all = { pmdd: true, anxiety: true, acuteStress: true };

  it("falls back to the cycle panel if mood is not tracked [S4-25]", () => {
    const off = moodTracking({ selected: ["flow"], moodScales: all });
    expect(off).toBeNull();
    expect(panelToShow("mood", off)).toBe("cycle");
  });

  it("shows the enabled scales and is empty if none is", () => {
    const one = moodTracking({ selected: ["mood_scales"], moodScales: { ...all, pmdd: false } });
    expect(one).toEqual(["anxiety", "acuteStress"]);
    const none = { pmdd: false, anxiety: false, acuteStress: false };
    const empty = moodTracking({ selected: ["mood_scales"], moodScales: none });
    expect(empty).toEqual([]);
    expect(panelToShow("mood", empty)).toBe("mood");
  });
});
