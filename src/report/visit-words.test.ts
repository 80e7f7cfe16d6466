import { describe, expect, it } from "vitest";
import type { Schedule } from "#contract/medicines.ts";
import { scheduleWords } from "./visit-words.ts";

const cases: readonly (readonly [Schedule, string])[] = [
  [{ kind: "daily", timesADay: 2 }, "2 times a day"],
  [{ kind: "weekdays", weekdays: [7, 1], timesADay: 1 }, "once on Mon, Sun"],
  [{ kind: "cycle_days", fromDay: 3, toDay: 3, timesADay: 1 }, "once on cycle day 3"],
  [{ kind: "cycle_days", fromDay: 16, toDay: 25, timesADay: 1 }, "once on cycle days 16–25"],
  [{ kind: "every", count: 1, unit: "months", timesADay: 1 }, "once every month"],
  [{ kind: "every", count: 12, unit: "weeks", timesADay: 1 }, "once every 12 weeks"],
  [
    { kind: "pack", daysTaken: 21, daysPaused: 7, timesADay: 1 },
    "once a day for 21 days, then 7 without",
  ],
  [{ kind: "as_needed" }, "as needed"],
];

describe("a schedule in words", () => {
  it.each(cases)("%j", (schedule, words) => {
    expect(scheduleWords(schedule)).toBe(words);
  });
});
