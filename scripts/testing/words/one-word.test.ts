import { type I18n, setupI18n } from "@lingui/core";
import { compileMessage } from "@lingui/message-utils/compileMessage";
import { describe, expect, it } from "vitest";
import { pcosMoods } from "#contract/entries/daily-log.ts";
import type { Schedule } from "#contract/entries/medicines.ts";
import { type LanguageTag, tagOf } from "#contract/kernel/language-tag.ts";
import { countedCycles } from "#domain/cycles/cycle-history.ts";
import { medianOf } from "#domain/cycles/length-summary.ts";
import { dayRecord } from "#domain/day/day-record.ts";
import { tenOfFive, tenOfNight } from "#domain/day/day-scales.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { stressLabel } from "#domain/pcos/stress-label.ts";
import { cycleOverview } from "#domain/phase/cycle-overview.ts";
import { fertileReminders } from "#domain/reminders/cycle-reminders.ts";
import { cyclesOfLengths, factsOf } from "#domain/testing/example-facts.ts";
import {
  adherenceWords,
  doseWords,
  scheduleWords as reportedSchedule,
} from "#report/visit-words.ts";
import { dayRows } from "#server/documents/csv/days.ts";
import { resourcesOf } from "#server/documents/fhir/resources/resources.ts";
import { speechOf } from "#server/documents/language/speech-of.ts";
import { beadOfDay } from "#web/beads/bead-of-day.ts";
import { moodFacts } from "#web/features/cycle/day-record/words.ts";
import { fertileLine } from "#web/features/cycle/predictions/view-model.ts";
import { confidenceOf } from "#web/features/cycle/predictions/words.ts";
import { scaleText } from "#web/features/diary/daily-log/words.ts";
import { doseText } from "#web/features/health/medicines/view-model.ts";
import { countWords, scheduleWords } from "#web/features/health/medicines/words.ts";
import { formatNearRange } from "#web/i18n/format-day.ts";
import { stressLooks } from "#web/pages/home/note-chips.tsx";
import { certaintyWords } from "#web/words/cycle-phase.ts";
import { moodLabels } from "#web/words/daily-log.ts";
import { levelText, severityWords, sleepLabels } from "#web/words/ratings.ts";
import { messagesFor } from "./catalogues.ts";

const today = calendarDay("2026-11-27");
const id = "7f2c1b80-6f3e-4e0a-9b1d-2f3c4d5e6f70";

function i18nIn(language: LanguageTag): I18n {
  const messages = messagesFor(language)
    .filter(({ text }) => text !== "")
    .map(({ hash, text }) => [hash, compileMessage(text)] as const);
  return setupI18n({ locale: language, messages: { [language]: Object.fromEntries(messages) } });
}

const english = i18nIn("en");
/** "4 of 5, high" → "high" */
const wordOf = (text: string) => text.split(", ").at(-1)?.toLowerCase();

const TENS = Array.from({ length: 11 }, (_, value) => value);
const LEVELS = [1, 2, 3, 4, 5];
const NIGHTS = [1, 2, 3, 4];

describe.each(Object.values(tagOf))("in %s", (language) => {
  const i18n = i18nIn(language);

  it.each(LEVELS)("a check-in's level %i has the same label as in Track", (level) => {
    for (const scale of ["stress_level", "anxiety_level"] as const) {
      const word = wordOf(scaleText(scale, tenOfFive(level), i18n));
      expect(wordOf(levelText(level, i18n)), scale).toBe(word);
    }
  });

  it.each(TENS)("a symptom's strength %i has the word of Track", (value) => {
    expect(scaleText("pain_level", value, i18n)).toBe(i18n._(severityWords(value)));
  });

  it.each(["high", "fair", "low"] as const)("a forecast that is %s has one word", (confidence) => {
    const { words } = confidenceOf({ confidence });
    expect(speechOf(language).say(`report.forecast.sure.${confidence}`)).toBe(`${i18n._(words)}.`);
  });
});

describe("a medicine", () => {
  const schedules: readonly Schedule[] = [
    { kind: "daily", timesADay: 2 },
    { kind: "weekdays", timesADay: 1, weekdays: [4] },
    { kind: "cycle_days", timesADay: 3, fromDay: 5, toDay: 9 },
    { kind: "pack", timesADay: 1, daysTaken: 21, daysPaused: 7 },
    { kind: "as_needed" },
  ];

  it.each(schedules)("taken $kind is worded as in the clinic's list", (schedule) => {
    expect(scheduleWords(schedule, english)).toBe(reportedSchedule(speechOf("en"), schedule));
  });

  it("has its dose, as on the doctor's page", () => {
    for (const dose of [2, 0.5]) {
      const medicine = { dose, unit: "mg" };
      expect(doseText(medicine)).toBe(doseWords(speechOf("en"), medicine));
    }
  });

  it("has the count of doses taken, as on the doctor's page", () => {
    const counted = {
      kind: "counted",
      due: 14,
      taken: 9,
      late: 1,
      skipped: 1,
      unanswered: 3,
    } as const;
    expect(countWords(counted, english)).toBe("10 of 11 logged doses");
    expect(adherenceWords(speechOf("en"), counted)).toMatch(/^10 of 11 /);
  });
});

it.each(NIGHTS)("sleep of %i has one word in the check-in and on Track", (quality) => {
  const label = sleepLabels[quality - 1];
  const rating = Math.round(tenOfNight(quality));
  expect(wordOf(scaleText("sleep_quality", rating, english))).toBe(
    label && english._(label).toLowerCase(),
  );
});

it.each(LEVELS)("stress of %i has one word on home's chip and in the form", (level) => {
  const label = stressLabel(level);
  if (label === "unknown") throw new Error("every level has a label");
  expect(english._(stressLooks[label].words)).toBe(
    `Stress ${wordOf(levelText(level, english)) ?? ""}`,
  );
});

it("a phase's certainty has the same words on home, Track and the doctor's page", () => {
  const odds = { menstrual: 0, follicular: 0, ovulatory: 0, luteal: 0 };
  for (const phase of ["follicular", "ovulatory", "luteal"] as const) {
    const words = certaintyWords({
      kind: "phase",
      phase,
      probability: 0.62,
      isSure: false,
      odds,
      mayOvulateLate: false,
      fertile: "none",
    });
    const line = speechOf("en").say(`report.forecast.odds.${phase}`, { tenths: 6 });
    expect(line).toContain(words && english._(words));
  }
});

it("ratings have one value in the calendar, the table of days and FHIR", () => {
  const mood = { id, date: today, depression: 4, anxiety: 3, stress: 2 };
  const stress = { id, date: today, level: 2, sleepQuality: 3, tags: [] };
  const record = dayRecord({ checkIns: [mood], stress: [stress] }, today);
  expect(moodFacts({ record, symptoms: [] }, english)).toMatchObject([
    { name: "Depression", value: "4/5" },
    { name: "Anxiety", value: "3/5" },
    { name: "Stress", value: "4/10" },
    { name: "Sleep quality", value: "7/10" },
  ]);
  const row = { low_mood: 8, anxiety: 6, stress: 4, sleep: 7 };
  expect(dayRows([record], new Set())).toMatchObject([row]);
  const subject = {
    patient: { reference: "urn:uuid:p" },
    uuidOf: () => id,
    today,
    medicineNames: new Map(),
    assumedEnds: new Map(),
  };
  const [observation] = resourcesOf("mood", mood, subject);
  if (observation?.resourceType !== "Observation") throw new Error("no observation");
  expect(observation.component?.map(({ valueInteger }) => valueInteger)).toEqual([8, 6, 4]);
});

it.each(pcosMoods)("the mood %s has its label in every file", (mood) => {
  expect(english._(moodLabels[mood]).toLowerCase()).toBe(mood);
});

describe("on day 17 of a cycle", () => {
  const facts = factsOf({
    cycles: cyclesOfLengths([28, 29, 28, 28], addDays(today, -129)),
    regularity: "regular",
  });
  const overview = cycleOverview(facts, today);
  const { fertileWindow: window } = overview;

  it("home, the calendar and reminders have the same fertile days, past ones too", () => {
    if (window.kind !== "window") throw new Error("peak days are expected");
    const { possible, peak } = window;
    const line = fertileLine(window, today, english);
    expect(line?.text).toBe(`Possible ${formatNearRange(possible, "en")}`);
    expect(line?.dates).toBe(`Peak days ${formatNearRange(peak, "en")}`);
    const beadOf = beadOfDay({ overview, today });
    const days = Array.from({ length: 40 }, (_, index) => addDays(today, index - 20));
    const marked = days.filter((day) => ["possible", "peak"].includes(beadOf(day).kind));
    expect([marked[0], marked.at(-1)]).toEqual([possible.first, possible.last]);
    expect(possible.first < today).toBe(true);
    const begins = days.filter((day) =>
      fertileReminders(window, day, "09:00").some(({ about }) => about === "begins"),
    );
    expect(begins).toEqual([possible.first]);
  });
});

it("lengths that vary have one middle", () => {
  const facts = factsOf({ cycles: cyclesOfLengths([28, 75, 45, 55], addDays(today, -210)) });
  const lengths = countedCycles(facts.cycles).map(({ length }) => length);
  const middle = medianOf(lengths.toSorted((one, other) => one - other));
  expect(cycleOverview(facts, today).cycleLengths).toMatchObject({ kind: "range", median: middle });
});
