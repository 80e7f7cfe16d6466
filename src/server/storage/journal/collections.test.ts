import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { type Collection, collections, type Kind, kinds, storedKind } from "./collections.ts";

const day = calendarDay("2026-11-20");
const entry = {
  id: "e1",
  date: day,
  startDay: "2026-11-21",
  startDate: "2026-11-22",
  from: "2026-11-23",
  type: "cramps",
  medicineId: "m1",
  slot: 2,
};

const written: Readonly<Record<Kind, readonly [string, string, string, string | null]>> = {
  profile: ["profile", "profile", "only", null],
  lifeStage: ["lifeStage", "lifeStages", "e1", "2026-11-23"],
  cycle: ["cycle", "cycles", "e1", "2026-11-21"],
  symptom: ["symptom", "symptoms", "2026-11-20 cramps", "2026-11-20"],
  mood: ["mood", "moods", "2026-11-20", "2026-11-20"],
  stress: ["stress", "stress", "2026-11-20", "2026-11-20"],
  ovulation: ["ovulation", "ovulation", "2026-11-20", "2026-11-20"],
  measures: ["metabolic", "metabolic", "2026-11-20", "2026-11-20"],
  dailyLog: ["pcosLog", "pcosLogs", "2026-11-20", "2026-11-20"],
  hairAndSkin: ["bodyCheck", "bodyChecks", "2026-11-20", "2026-11-20"],
  signs: ["signs", "signs", "2026-11-20", "2026-11-20"],
  questionnaire: ["questionnaire", "questionnaires", "e1", "2026-11-20"],
  labResult: ["labResult", "labResults", "e1", "2026-11-20"],
  medicine: ["medicine", "medicines", "e1", "2026-11-22"],
  dose: ["dose", "doses", "m1 2026-11-20 2", "2026-11-20"],
  upload: ["upload", "uploads", "e1", "2026-11-20"],
  import: ["import", "imports", "e1", null],
  sharedReport: ["sharedReport", "sharedReports", "e1", null],
  trustedView: ["trustedView", "trustedViews", "e1", null],
  carePlan: ["carePlan", "carePlan", "only", null],
  visitPlan: ["visitPlan", "visitPlan", "only", null],
  healthBackground: ["healthBackground", "healthBackground", "only", null],
  concernsSeen: ["concernsSeen", "concernsSeen", "only", null],
  reminders: ["reminders", "reminders", "only", null],
};

describe("a kind's collection", () => {
  it("has the names and the order of every database and export", () => {
    expect(kinds).toEqual(Object.keys(written));
  });

  it.each(kinds)("%s keeps its stored name, natural key and day", (kind) => {
    const { exportedAs, naturalKey, day: dayOf } = collections[kind] as unknown as Collection;
    // An import, a link and a view have no date.
    const { date: _, ...undated } = entry;
    const own = written[kind][3] === null ? undated : entry;
    expect([storedKind(kind), exportedAs, naturalKey(own), dayOf(own)]).toEqual(written[kind]);
  });

  it("knows the keys of a day only where the day determines them", () => {
    const keys = kinds.map((kind) => [kind, collections[kind].keysOfDay(day).length] as const);
    const known = keys.filter(([, count]) => count > 0);
    expect(Object.fromEntries(known)).toEqual({
      symptom: 26,
      mood: 1,
      stress: 1,
      ovulation: 1,
      measures: 1,
      dailyLog: 1,
      hairAndSkin: 1,
      signs: 1,
    });
  });
});
