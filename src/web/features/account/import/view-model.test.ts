import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import type { Entries } from "#web/readers/diary/file-history.ts";
import { previewOf, totalOf, whyOf } from "./view-model.ts";

const preview = (entries: Entries, hers: Parameters<typeof previewOf>[1] = []) =>
  previewOf({ source: "clue", entries, notUnderstood: [], doubts: [] }, hers);
const period = (startDay: string, endDay: string) => ({ startDay, endDay, flow: "heavy" });

describe("the preview", () => {
  it("shows the newest cycles first, with one bead per day", () => {
    const { rows, cycleCount } = preview({
      cycles: [period("2026-03-02", "2026-03-04"), period("2026-02-01", "2026-02-05")],
      pcosLogs: [{ date: "2026-02-02", period_flow: "light" }],
    });
    expect(cycleCount).toBe(2);
    expect(rows.map(({ startDay, length }) => [startDay, length])).toEqual([
      ["2026-03-02", null],
      ["2026-02-01", 29],
    ]);
    expect(rows[1]?.beads).toHaveLength(29);
    expect(rows[1]?.beads.slice(0, 6).map(({ kind, size }) => size ?? kind)).toEqual([
      3,
      1,
      3,
      3,
      3,
      "resting",
    ]);
  });

  it("draws an open period up to the last day in the file, from its logged days", () => {
    const logs = (from: number, to: number, period_flow: string) =>
      Array.from({ length: to - from + 1 }, (_, place) => ({
        date: `2026-03-${String(from + place).padStart(2, "0")}`,
        period_flow,
      }));
    const open = { cycles: [{ startDay: "2026-03-02" }], pcosLogs: logs(2, 5, "light") };
    expect(preview(open).rows[0]?.bleedingDays).toBe(4);
    const goesOn = { ...open, pcosLogs: [...logs(2, 12, "light"), ...logs(20, 20, "none")] };
    expect(preview(goesOn).rows[0]?.bleedingDays).toBe(11);
    const forgotten = { ...open, pcosLogs: [...logs(2, 5, "light"), ...logs(20, 20, "none")] };
    expect(preview(forgotten).rows[0]?.bleedingDays).toBe(8);
  });

  it("draws a dry day within a period as dry, and spotting on its day without counting it", () => {
    const { rows } = preview({
      cycles: [period("2026-03-02", "2026-03-04")],
      pcosLogs: [
        { date: "2026-03-03", period_flow: "none" },
        { date: "2026-03-09", period_flow: "spotting" },
        { date: "2026-03-10", period_flow: "a word of another app" },
      ],
    });
    expect(rows[0]?.beads.map(({ kind }) => kind).slice(0, 9)).toEqual([
      "period",
      "resting",
      "period",
      "resting",
      "resting",
      "resting",
      "resting",
      "spotting",
      "resting",
    ]);
    expect(rows[0]?.bleedingDays).toBe(2);
  });

  it("shows the date range and the count per kind, highest first", () => {
    const { first, last, counts } = preview({
      cycles: [period("2026-03-02", "2026-03-04")],
      symptoms: [{ date: "2026-01-01" }],
      moods: [{ date: "2026-02-01" }, { date: "2026-04-01" }],
      profile: { age: 30 },
    });
    expect([first, last]).toEqual(["2026-01-01", "2026-04-01"]);
    expect(counts).toEqual([
      { kind: "moods", count: 2 },
      { kind: "symptoms", count: 1 },
      { kind: "profile", count: 1 },
    ]);
  });

  it("counts the periods on or next to an existing one", () => {
    const cycles = [period("2026-03-02", "2026-03-04"), period("2026-04-01", "2026-04-03")];
    const hers = [
      { startDay: calendarDay("2026-03-05"), endDay: calendarDay("2026-03-06") },
      { startDay: calendarDay("2026-04-05"), endDay: calendarDay("2026-04-06") },
    ];
    expect(preview({ cycles }, hers).overlapping).toBe(1);
  });

  it("ignores lists that are not arrays", () => {
    const odd = { cycles: "x", symptoms: [null, 3], moods: { date: 7 } };
    expect(preview(odd)).toMatchObject({ first: null, cycleCount: 0, rows: [] });
  });
});

it("the total does not count profile answers as entries", () => {
  expect(totalOf({ cycles: 2, symptoms: 3, profile: 4 })).toBe(5);
});

describe("a file that can't be read", () => {
  it.each([
    ["Failed to fetch dynamically imported module: https://m/a.js", "not_loaded"],
    ["error loading dynamically imported module: https://m/a.js", "not_loaded"],
    ["Importing a module script failed.", "not_loaded"],
    ["text.trim is not a function", "broken"],
  ])("after %j is told as %s", (message, why) => {
    expect(whyOf(new TypeError(message))).toBe(why);
  });
});
