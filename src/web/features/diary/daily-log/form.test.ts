import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type DailyLog, DailyLogSchema, saveDailyLog } from "#contract/entries/daily-log.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import {
  formOf,
  isBlank,
  likeDayBefore,
  logDraftOf,
  periodChoicesIn,
  readForm,
  withAnswer,
} from "./form.ts";
import { scaleStarts } from "./view-model.ts";

const today = calendarDay("2026-11-20");

const fullLog: DailyLog = {
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
  period: "between",
};

describe("the form", () => {
  it("contains every field of the contract and returns each unchanged", () => {
    const { periodEdge: _, ...fields } = DailyLogSchema.shape;
    expect(Object.keys(fullLog).sort()).toEqual(Object.keys(fields).sort());
    expect(readForm(formOf(fullLog), today)).toEqual({ kind: "log", log: fullLog });
  });

  it("starts energy and sleep at 5 on a day without a log, without answering either [S3-22]", () => {
    expect(scaleStarts).toEqual({ motivation: 5, sleep_quality: 5 });
    expect(readForm(formOf(null), today)).toEqual({ kind: "log", log: { date: today } });
    expect(isBlank({ date: today })).toBe(true);
    expect(isBlank({ date: today, caffeine: false })).toBe(false);
  });

  it("adds no defaults to a saved day", () => {
    const log = { date: today, pain_level: 2 };
    expect(readForm(formOf(log), today)).toEqual({ kind: "log", log });
  });

  it("sends only answered fields, in a shape that the server accepts", () => {
    const form = withAnswer(withAnswer(formOf(null), "mood", "ok"), "motivation", undefined);
    const read = readForm({ ...form, notes: "  ", sleepHours: " " }, today);
    expect(read).toEqual({ kind: "log", log: { date: today, mood: "ok" } });
    expect(saveDailyLog.request.body.parse(read.kind === "log" ? read.log : null)).toBeTruthy();
  });

  it("sends false and zero, which are answers", () => {
    const form = withAnswer(withAnswer(formOf(null), "caffeine", false), "pain_level", 0);
    expect(readForm(form, today)).toMatchObject({ log: { caffeine: false, pain_level: 0 } });
  });

  it("reads a comma as a decimal point", () => {
    const read = readForm({ ...formOf(null), sleepHours: " 7,5 " }, today);
    expect(read).toMatchObject({ log: { sleep_hours: 7.5 } });
  });

  it.each([
    ["sleepHours", "25", "sleep_hours"],
    ["sleepHours", "seven", "sleep_hours"],
    ["sleepHours", "-1", "sleep_hours"],
    ["bleedingDays", "61", "bleeding_duration"],
    ["bleedingDays", "2.5", "bleeding_duration"],
  ])("names the field when rejecting %s of %s", (field, text, refused) => {
    const read = readForm({ ...formOf(null), [field]: text }, today);
    expect(read).toEqual({ kind: "invalid", fields: [refused] });
  });

  it("clears the acne locations when acne is 0", () => {
    const form = withAnswer(withAnswer(formOf(null), "acne_area", "chin"), "acne", 0);
    expect(form.answers.acne_area).toBeUndefined();
  });

  it("asks about bleeding outside a period and keeps the answer during the bleeding", () => {
    const bleeding = { cycles: [], flows: [], today };
    const form = withAnswer(formOf(null), "period_flow", "light");
    expect(periodChoicesIn(form, today, bleeding)?.extends).toBeNull();
    expect(periodChoicesIn(formOf(null), today, bleeding)).toBeNull();
    expect(periodChoicesIn(form, today, null)).toBeNull();
    const answered = { ...form, period: "starts" } as const;
    expect(withAnswer(answered, "period_flow", "heavy").period).toBe("starts");
    expect(withAnswer(answered, "period_flow", "none").period).toBeUndefined();
    expect(readForm(answered, today)).toMatchObject({ log: { period: "starts" } });
  });

  it("does not resend an answer for a period that is already in the cycles", () => {
    const log = { date: today, period_flow: "light", period: "starts" } as const;
    expect(readForm(formOf(log), today)).toEqual({
      kind: "log",
      log: { date: today, period_flow: "light" },
    });
  });

  it("is immutable: an answer returns a new form", () => {
    const form = formOf(null);
    withAnswer(form, "mood", "sad");
    expect(form).toEqual(formOf(null));
  });
});

describe("copying yesterday", () => {
  it("copies the symptoms but not the notes or the weight", () => {
    const form = likeDayBefore(fullLog);
    expect(form.answers).toMatchObject({ mood: "calm", pain_level: 4, period_flow: "light" });
    expect(form.answers.weight_change).toBeUndefined();
    expect(form.notes).toBe("");
  });

  it("counts one more day of continuing bleeding", () => {
    expect(likeDayBefore(fullLog).bleedingDays).toBe("4");
    expect(likeDayBefore({ ...fullLog, period_flow: "none" }).bleedingDays).toBe("");
  });
});

const draft = {
  form: { ...withAnswer(formOf(null), "mood", "sad"), sleepHours: "7,", notes: "A long day" },
  revision: 7,
};

function tabStorage() {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

describe("a draft", () => {
  let storage: ReturnType<typeof tabStorage>;
  beforeEach(() => {
    storage = tabStorage();
    vi.stubGlobal("sessionStorage", storage);
  });
  afterEach(() => {
    vi.unstubAllGlobals();
  });

  it("is restored as it was, including half-typed numbers, until it is saved", () => {
    logDraftOf("thandi", today).write(draft);
    expect(logDraftOf("thandi", today).read()).toEqual(draft);
    logDraftOf("thandi", today).write(null);
    expect(logDraftOf("thandi", today).read()).toBeNull();
    expect(storage.items.size).toBe(0);
  });

  it("belongs to one account and one day", () => {
    logDraftOf("thandi", today).write(draft);
    expect(logDraftOf("nomsa", today).read()).toBeNull();
    expect(logDraftOf("thandi", calendarDay("2026-11-19")).read()).toBeNull();
  });

  it.each(["{", "null", '{"form":{"answers":{"mood":"furious"}},"revision":7}'])(
    "that can't be parsed, such as %s, is ignored",
    (text) => {
      logDraftOf("thandi", today).write(draft);
      for (const key of storage.items.keys()) storage.setItem(key, text);
      expect(logDraftOf("thandi", today).read()).toBeNull();
    },
  );

  it("without a revision, from an older app version, counts as started on a day without a log", () => {
    logDraftOf("thandi", today).write(draft);
    const { form } = draft;
    for (const key of storage.items.keys()) storage.setItem(key, JSON.stringify({ form }));
    expect(logDraftOf("thandi", today).read()).toEqual({ form, revision: 0 });
  });

  it("that the browser can't store does not block editing", () => {
    vi.stubGlobal("sessionStorage", {
      ...storage,
      setItem: () => {
        throw new DOMException("full", "QuotaExceededError");
      },
    });
    expect(() => logDraftOf("thandi", today).write(draft)).not.toThrow();
  });
});
