import { describe, expect, it } from "vitest";
import { type PcosLog, PcosLogSchema, savePcosLog } from "#contract/daily-log.ts";
import { addDays, calendarDay } from "#domain/calendar-day.ts";
import type { CycleFacts } from "#domain/cycle-facts.ts";
import { cycleOverview } from "#domain/cycle-overview.ts";
import {
  formOf,
  greetingOf,
  isSameLog,
  likeDayBefore,
  loggableDay,
  readForm,
  scaleStep,
  stripOf,
  withAnswer,
} from "./view-model.ts";

const today = calendarDay("2026-11-20");

/** Every field of the log, each with a value of its own. */
const fullLog: PcosLog = {
  date: today,
  period_flow: "light",
  bleeding_duration: 3,
  pain_level: 4,
  mood: "calm",
  anxiety_level: 2,
  motivation: 6,
  brain_fog: 1,
  cravings: "sugar",
  energy_after_meals: "crash",
  bloating: 5,
  weight_change: "gain",
  acne: 3,
  acne_area: "chin",
  hair_growth: 7,
  hair_thinning: 0,
  skin_oiliness: 8,
  cervical_mucus: "egg-white",
  libido: 5,
  pain_during_sex: 0,
  sleep_quality: 9,
  sleep_hours: 7.5,
  stress_level: 10,
  activity_level: "moderate",
  caffeine: true,
  alcohol: false,
  notes: "Long walk\nwith Nomsa",
};

describe("the form", () => {
  it("holds every field of the contract, and gives each back as it was", () => {
    expect(Object.keys(fullLog).sort()).toEqual(Object.keys(PcosLogSchema.shape).sort());
    expect(readForm(formOf(fullLog), today)).toEqual({ kind: "log", log: fullLog });
  });

  it("of a day without a log begins with energy and sleep at 5, and nothing else [S3-22]", () => {
    const read = readForm(formOf(null), today);
    expect(read).toEqual({ kind: "log", log: { date: today, motivation: 5, sleep_quality: 5 } });
  });

  it("of a saved day adds no defaults to it", () => {
    const log = { date: today, pain_level: 2 };
    expect(readForm(formOf(log), today)).toEqual({ kind: "log", log });
  });

  it("sends only what is filled in, in a shape that the server takes", () => {
    const form = withAnswer(withAnswer(formOf(null), "mood", "ok"), "motivation", undefined);
    const read = readForm({ ...form, notes: "  ", sleepHours: " " }, today);
    expect(read).toEqual({ kind: "log", log: { date: today, mood: "ok", sleep_quality: 5 } });
    expect(savePcosLog.request.body.parse(read.kind === "log" ? read.log : null)).toBeTruthy();
  });

  it("keeps false and zero: they are answers", () => {
    const form = withAnswer(withAnswer(formOf(null), "caffeine", false), "pain_level", 0);
    expect(readForm(form, today)).toMatchObject({ log: { caffeine: false, pain_level: 0 } });
  });

  it("reads a comma as a point", () => {
    const read = readForm({ ...formOf(null), sleepHours: " 7,5 " }, today);
    expect(read).toMatchObject({ log: { sleep_hours: 7.5 } });
  });

  it.each([
    ["sleepHours", "25", "sleep_hours"],
    ["sleepHours", "seven", "sleep_hours"],
    ["sleepHours", "-1", "sleep_hours"],
    ["bleedingDays", "61", "bleeding_duration"],
    ["bleedingDays", "2.5", "bleeding_duration"],
  ])("refuses %s of %s by name", (field, text, refused) => {
    const read = readForm({ ...formOf(null), [field]: text }, today);
    expect(read).toEqual({ kind: "invalid", fields: [refused] });
  });

  it("forgets where the acne is once there is none", () => {
    const form = withAnswer(withAnswer(formOf(null), "acne_area", "chin"), "acne", 0);
    expect(form.answers.acne_area).toBeUndefined();
  });

  it("is not changed by an answer: a new one comes of it", () => {
    const form = formOf(null);
    withAnswer(form, "mood", "sad");
    expect(form).toEqual(formOf(null));
  });
});

describe("two states of a day", () => {
  it("are the same whatever the order of their fields, and whatever is left out", () => {
    const one = { date: today, mood: "ok", notes: undefined } as const;
    expect(isSameLog(one, { mood: "ok", date: today })).toBe(true);
    expect(isSameLog(null, null)).toBe(true);
  });

  it("differ by one answer, and by being there at all", () => {
    expect(isSameLog({ date: today, mood: "ok" }, { date: today, mood: "sad" })).toBe(false);
    expect(isSameLog({ date: today }, null)).toBe(false);
  });
});

describe("the same as yesterday", () => {
  it("repeats what she felt, and neither the notes nor the weight", () => {
    const form = likeDayBefore(fullLog);
    expect(form.answers).toMatchObject({ mood: "calm", pain_level: 4, period_flow: "light" });
    expect(form.answers.weight_change).toBeUndefined();
    expect(form.notes).toBe("");
  });

  it("counts one more day of a bleeding that goes on", () => {
    expect(likeDayBefore(fullLog).bleedingDays).toBe("4");
    expect(likeDayBefore({ ...fullLog, period_flow: "none" }).bleedingDays).toBe("");
  });
});

describe("the string of the last 30 days", () => {
  it("ends today, and marks bleeding, other logs and days without one", () => {
    const days = stripOf(
      [
        { date: today, period_flow: "heavy" },
        { date: addDays(today, -1), period_flow: "none" },
        { date: addDays(today, -2), period_flow: "spotting" },
        { date: addDays(today, -3), mood: "ok" },
      ],
      today,
    );
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

describe("the day she can log", () => {
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
    expect(scaleStep(value)).toBe(step);
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
          lastPeriodDay: null,
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

  it("names the day and the phase of the one overview [S2-69]", () => {
    expect(greet(2)).toEqual({ cycleDay: 3, phase: "menstrual", note: null });
    expect(greet(9)).toEqual({ cycleDay: 10, phase: "follicular", note: null });
    expect(greet(14)).toEqual({ cycleDay: 15, phase: "ovulatory", note: null });
    expect(greet(22)).toEqual({ cycleDay: 23, phase: "luteal", note: null });
  });

  it("calls the phase a rough guess until a period is logged", () => {
    expect(greet(null)).toEqual({ cycleDay: null, phase: "luteal", note: "rough-guess" });
  });

  it.each([
    [{ contraception: "pill" }, "hormonal-contraception"],
    [{ contraception: "iud" }, "iud"],
    [{ pregnancy: "pregnant" }, "pregnant"],
  ] as const)("with %o calls no day ovulatory, and says why", (changes, note) => {
    expect(greet(14, changes)).toEqual({ cycleDay: 15, phase: null, note });
  });

  it("names no phase once the period is later than expected", () => {
    expect(greet(40)).toEqual({ cycleDay: 41, phase: null, note: "late" });
  });
});
