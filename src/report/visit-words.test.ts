import { describe, expect, it } from "vitest";
import type { Schedule } from "#contract/entries/medicines.ts";
import type { VisitReport } from "#contract/visit/visit-report.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { english } from "#server/documents/language/speech-of.ts";
import { headFacts } from "./visit-head.ts";
import { scheduleWords } from "./visit-words.ts";

const cases: readonly (readonly [Schedule, string])[] = [
  [{ kind: "daily", timesADay: 2 }, "twice a day"],
  [{ kind: "weekdays", weekdays: [7, 1], timesADay: 1 }, "once a day on Mon, Sun"],
  [{ kind: "cycle_days", fromDay: 3, toDay: 3, timesADay: 1 }, "once a day on day 3 of the cycle"],
  [
    { kind: "cycle_days", fromDay: 16, toDay: 25, timesADay: 1 },
    "once a day on days 16 to 25 of the cycle",
  ],
  [{ kind: "every", count: 1, unit: "months", timesADay: 1 }, "once every month"],
  [{ kind: "every", count: 12, unit: "weeks", timesADay: 1 }, "once every 12 weeks"],
  [
    { kind: "pack", daysTaken: 21, daysPaused: 7, timesADay: 1 },
    "once a day for 21 days, then 7 days without",
  ],
  [{ kind: "as_needed" }, "when needed"],
];

describe("a schedule in words", () => {
  it.each(cases)("%j", (schedule, words) => {
    expect(scheduleWords(english, schedule)).toBe(words);
  });
});

describe("contraception in the report", () => {
  const since = calendarDay("2025-03-01");
  const uses: readonly (readonly [VisitReport["contraceptionInUse"], string])[] = [
    [{ method: "pill", since }, "contraception: pill since Mar 1, 2025"],
    [{ method: "iud", iud: "copper", since }, "contraception: copper IUD since Mar 1, 2025"],
    [{ method: "condoms" }, "contraception: condoms"],
    [{ method: "sterilisation" }, "contraception: sterilisation"],
    [{ method: "pill", pill: "progestogen_only" }, "contraception: progestogen-only pill"],
    [undefined, "contraception: other"],
  ];

  it.each(uses)("%j", (contraceptionInUse, words) => {
    const about = { age: null, pcos: null, contraception: "other", pregnancy: null };
    const facts = headFacts(english, {
      ...about,
      contraceptionInUse,
      cycles: null,
    } as unknown as VisitReport);
    expect(facts).toEqual([{ label: "Pregnancy", words: `${words}.` }]);
  });
});
