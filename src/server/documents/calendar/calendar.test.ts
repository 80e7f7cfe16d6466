import { describe, expect, it } from "vitest";
import type { Medicine, Schedule } from "#contract/entries/medicines.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Forecast, PeriodForecast } from "#domain/forecast/forecast-period.ts";
import { english } from "#server/documents/language/speech-of.ts";
import { createEntryVault } from "#server/storage/vault/entry-vault.ts";
import { makeDataKey } from "#server/storage/vault/keys/data-key.ts";
import { fewWords } from "#server/testing/translations.ts";
import { calendarText } from "./calendar.ts";
import { feedText } from "./feed.ts";
import type { CalendarFacts } from "./planned.ts";

const day = (text: string) => text as CalendarDay;
const today = day("2026-11-20");
const { uuidOf } = createEntryVault("account-a", makeDataKey());

const forecast = {
  kind: "forecast",
  cycleStart: day("2026-11-10"),
  expectedDay: day("2026-12-08"),
  likely80: { first: day("2026-12-05"), last: day("2026-12-12") },
  isWide: false,
  isLate: false,
} as unknown as PeriodForecast;

const medicine = (schedule: Schedule, more: Partial<Medicine> = {}): Medicine => ({
  id: "0b54c9c2-6f4b-4c86-9d3c-0a3c1a4f6b10",
  name: "Metformin",
  dose: 500,
  unit: "mg",
  startDate: day("2026-03-01"),
  schedule,
  ...more,
});

function write(
  planned: Partial<CalendarFacts>,
  saysWhat = true,
  now = "2026-11-20T08:00:00Z",
): string {
  const none: Forecast = { kind: "no-cycle" };
  const all = { forecast: none, medicines: [], firstDose: 480, today, ...planned };
  const options = { saysWhat, hasPeriodAlarm: false, uuidOf, now: Date.parse(now) };
  return calendarText(english, all, options) ?? "";
}

const unfolded = (text: string) => text.replaceAll("\r\n ", "");
const linesOf = (text: string, name: string) =>
  unfolded(text)
    .split("\r\n")
    .filter((line) => line.startsWith(name));

describe("the next period in a calendar", () => {
  it("covers the days on which it begins with 80 % probability", () => {
    const text = write({ forecast });
    expect(linesOf(text, "DTSTART")).toEqual(["DTSTART;VALUE=DATE:20261205"]);
    expect(linesOf(text, "DTEND")).toEqual(["DTEND;VALUE=DATE:20261213"]);
    expect(linesOf(text, "SUMMARY")).toEqual(["SUMMARY:Period likely"]);
    expect(linesOf(text, "DESCRIPTION")[0]).toContain(
      "Most likely it begins around Dec 8\\, 2026. At least four times in five it begins from Dec 5\\, 2026 to Dec 12\\, 2026.",
    );
  });

  it("has no likely day when it is hard to predict", () => {
    const text = write({ forecast: { ...forecast, isWide: true } });
    expect(linesOf(text, "SUMMARY")).toEqual(["SUMMARY:Period possible"]);
    expect(linesOf(text, "DESCRIPTION")[0]).not.toContain("Dec 8");
  });

  it("says that the period is late instead of showing a past day", () => {
    const [description] = linesOf(
      write({ forecast: { ...forecast, isLate: true } }),
      "DESCRIPTION",
    );
    expect(description).toContain("Later than expected.");
    expect(description).not.toContain("Dec 8");
  });

  it("is absent, as are doses by cycle day, once the log has lapsed", () => {
    const byCycle = medicine({ kind: "cycle_days", fromDay: 9, toDay: 14, timesADay: 1 });
    expect(write({ forecast, medicines: [byCycle] })).toContain("Metformin");
    expect(write({ forecast: { ...forecast, isLogLapsed: true }, medicines: [byCycle] })).toBe("");
  });

  it('has only "Mwezi" as title unless the user shows details', () => {
    const text = write({ forecast, medicines: [medicine({ kind: "daily", timesADay: 1 })] }, false);
    expect(linesOf(text, "SUMMARY")).toEqual(["SUMMARY:Mwezi", "SUMMARY:Mwezi"]);
    expect(new Set(linesOf(text, "DESCRIPTION"))).toEqual(new Set(["DESCRIPTION:Mwezi"]));
    expect(text).not.toMatch(/period|metformin/i);
  });

  it("keeps its identifier and raises its sequence when generated again", () => {
    const before = write({ forecast });
    const next = { ...forecast, cycleStart: day("2026-12-07") };
    const after = write({ forecast: next }, true, "2026-12-08T08:00:00Z");
    expect(linesOf(after, "UID")).toEqual(linesOf(before, "UID"));
    const sequence = (text: string) => Number(linesOf(text, "SEQUENCE")[0]?.split(":")[1]);
    expect(sequence(after)).toBeGreaterThan(sequence(before));
  });
});

describe("doses in a calendar", () => {
  it("repeat daily at times spread over the day, in floating local time", () => {
    const text = write({ medicines: [medicine({ kind: "daily", timesADay: 3 })] });
    expect(linesOf(text, "DTSTART")).toEqual([
      "DTSTART:20261120T080000",
      "DTSTART:20261120T140000",
      "DTSTART:20261120T200000",
    ]);
    expect(linesOf(text, "RRULE")).toEqual(Array(3).fill("RRULE:FREQ=DAILY"));
    expect(new Set(linesOf(text, "UID")).size).toBe(3);
  });

  it("repeat on the chosen weekdays, from the next one to the last day", () => {
    const weekly = medicine(
      { kind: "weekdays", weekdays: [1, 4], timesADay: 1 },
      { endDate: day("2027-01-31") },
    );
    const text = write({ medicines: [weekly] });
    expect(linesOf(text, "DTSTART")).toEqual(["DTSTART:20261123T080000"]);
    expect(linesOf(text, "RRULE")).toEqual(["RRULE:FREQ=WEEKLY;UNTIL=20270131T235959;BYDAY=MO,TH"]);
  });

  it("by cycle day are limited to the current cycle, since the next start is unknown", () => {
    const byCycle = medicine({ kind: "cycle_days", fromDay: 9, toDay: 14, timesADay: 1 });
    const text = write({ forecast, medicines: [byCycle] });
    expect(linesOf(text, "DTSTART")).toContain("DTSTART:20261120T080000");
    expect(linesOf(text, "RRULE")).toEqual(["RRULE:FREQ=DAILY;COUNT=4"]);
  });

  it("are planned once on a medicine's last day and not on the day after", () => {
    const daily = { kind: "daily", timesADay: 1 } as const;
    const text = write({ medicines: [medicine(daily, { endDate: today })] });
    expect(linesOf(text, "DTSTART")).toEqual(["DTSTART:20261120T080000"]);
    expect(linesOf(text, "RRULE")).toEqual(["RRULE:FREQ=DAILY;UNTIL=20261120T235959"]);
    expect(
      write({ medicines: [medicine(daily, { endDate: today })], today: day("2026-11-21") }),
    ).toBe("");
  });

  it("are planned when the last day is also the next weekday or cycle day due", () => {
    const weekly: Schedule = { kind: "weekdays", weekdays: [1], timesADay: 1 };
    const monday = day("2026-11-23");
    const onMonday = write({ medicines: [medicine(weekly, { endDate: monday })] });
    expect(linesOf(onMonday, "DTSTART")).toEqual(["DTSTART:20261123T080000"]);
    const before = medicine(weekly, { endDate: day("2026-11-22") });
    expect(write({ medicines: [before] })).toBe("");
    const byCycle = { kind: "cycle_days", fromDay: 9, toDay: 14, timesADay: 1 } as const;
    const cut = write({ forecast, medicines: [medicine(byCycle, { endDate: today })] });
    expect(linesOf(cut, "RRULE")).toEqual(["RRULE:FREQ=DAILY;COUNT=1"]);
  });

  it("every few weeks repeat from the next due week", () => {
    const injection: Schedule = { kind: "every", count: 12, unit: "weeks", timesADay: 1 };
    const text = write({ medicines: [medicine(injection, { startDate: day("2026-09-01") })] });
    expect(linesOf(text, "DTSTART")).toEqual(["DTSTART:20261124T080000"]);
    expect(linesOf(text, "RRULE")).toEqual(["RRULE:FREQ=WEEKLY;INTERVAL=12"]);
  });

  it("every month from a 31st fall on the last day of a shorter month", () => {
    const monthly: Schedule = { kind: "every", count: 1, unit: "months", timesADay: 1 };
    const text = write({ medicines: [medicine(monthly, { startDate: day("2026-08-31") })] });
    expect(linesOf(text, "DTSTART").slice(0, 4)).toEqual([
      "DTSTART:20261130T080000",
      "DTSTART:20261231T080000",
      "DTSTART:20270131T080000",
      "DTSTART:20270228T080000",
    ]);
    expect(linesOf(text, "RRULE")).toEqual(Array(12).fill("RRULE:FREQ=DAILY;COUNT=1"));
    expect(new Set(linesOf(text, "UID")).size).toBe(12);
  });

  it("of packs fall on the days with a pill, for a year ahead", () => {
    const pill: Schedule = { kind: "pack", daysTaken: 21, daysPaused: 7, timesADay: 1 };
    const text = write({ medicines: [medicine(pill, { startDate: day("2026-11-02") })] });
    expect(linesOf(text, "DTSTART").slice(0, 2)).toEqual([
      "DTSTART:20261120T080000",
      "DTSTART:20261130T080000",
    ]);
    const rules = linesOf(text, "RRULE");
    expect(rules.slice(0, 2)).toEqual(["RRULE:FREQ=DAILY;COUNT=3", "RRULE:FREQ=DAILY;COUNT=21"]);
    expect(rules).toHaveLength(15);
    expect(new Set(linesOf(text, "UID")).size).toBe(15);
  });

  it.each<[string, Medicine]>([
    ["taken as needed", medicine({ kind: "as_needed" })],
    ["ended", medicine({ kind: "daily", timesADay: 1 }, { endDate: day("2026-11-19") })],
    [
      "by cycle day without a cycle",
      medicine({ kind: "cycle_days", fromDay: 1, toDay: 9, timesADay: 1 }),
    ],
  ])("are absent for a medicine that is %s", (_, one) => {
    expect(write({ medicines: [one] })).toBe("");
  });
});

describe("the calendar file", () => {
  it("folds every line to 75 bytes in any language and ends it with CRLF", () => {
    const name = "Oògùn ìṣègùn ẹ́ ọ̀ ɓ ɗ ƙ 🌙 ".repeat(3).trim();
    const text = write({
      forecast,
      medicines: [medicine({ kind: "daily", timesADay: 1 }, { name })],
    });
    const lines = text.split("\r\n");
    expect(lines.filter((line) => Buffer.byteLength(line) > 75)).toEqual([]);
    expect(text).not.toMatch(/[^\r]\n/);
    expect(unfolded(text)).toContain(name);
  });

  it("treats a name as text and not as lines of its own", () => {
    const name = "Metformin\nEND:VCALENDAR; =1,2";
    const text = write({ medicines: [medicine({ kind: "daily", timesADay: 1 }, { name })] });
    expect(linesOf(text, "END:VCALENDAR")).toHaveLength(1);
  });
});

it("a calendar uses the given language and hides as much in it as in English", () => {
  const options = { hasPeriodAlarm: false, uuidOf, now: Date.parse("2026-11-20T08:00:00Z") };
  const facts = { forecast, medicines: [], firstDose: 480, today };
  const swahili = (saysWhat: boolean) =>
    calendarText(fewWords("sw"), facts, { ...options, saysWhat }) ?? "";
  expect(linesOf(swahili(true), "SUMMARY")).toEqual(["SUMMARY:Huenda hedhi ikaanza"]);
  expect(linesOf(swahili(true), "DESCRIPTION")[0]).toContain(
    "karibu 8 Des 2026. Mara nne kati ya tano huanza kati ya 5 Des 2026 na 12 Des 2026.",
  );
  expect(linesOf(swahili(false), "SUMMARY")).toEqual(["SUMMARY:Mwezi"]);
  expect(linesOf(swahili(false), "DESCRIPTION")).toEqual([]);
});

it("a calendar feed has its neutral title in the user's language", () => {
  const moment = { day: today, minute: 480, words: null };
  const text = feedText(fewWords("sw"), [moment], { uuidOf, now: Date.parse("2026-11-20") });
  expect(linesOf(text, "SUMMARY")).toEqual(["SUMMARY:Una ujumbe"]);
  expect(text).not.toMatch(/mwezi/i);
});
