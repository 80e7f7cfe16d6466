import { describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { parseCsv } from "../formats/csv.ts";
import { dayInOrder, ordersThatFit } from "../formats/date-order.ts";
import { ordersOf, readChosenTable, readTable } from "./read-table.ts";

const clock = { today: calendarDay("2026-11-20"), timeZone: "Africa/Lagos" };
const table = (text: string) => readTable(parseCsv(text));

describe("ordersThatFit", () => {
  it.each([
    [
      ["03/04/2026", "04/04/2026"],
      ["dmy", "mdy"],
    ],
    [["03/04/2026", "13/04/2026"], ["dmy"]],
    [["03/04/2026", "", "04/13/2026"], ["mdy"]],
    [["13/04/2026", "04/13/2026"], []],
    [["2026-04-03", "2026/4/4"], ["ymd"]],
    [["2026-04-03", "03/04/2026"], []],
    // 12 January is in the past; 1 December would be in the future.
    [["01/12/2026"], ["mdy"]],
    [["5 Jan 2026", "Feb 9, 2026", "12-Mär-26"], ["ymd"]],
    [["05/05/2026", "06/06/2026"], ["dmy"]],
    [
      ["03/04/26", "04/04/26"],
      ["dmy", "mdy"],
    ],
    [["13.01.98"], ["dmy"]],
    [["46035", "46036.0"], ["ymd"]],
    [["20260105"], ["ymd"]],
    [["31/02/2026"], []],
    [[], []],
  ])("%j fits %j", (column, orders) => {
    expect(ordersThatFit(column, clock.today)).toEqual(orders);
  });
});

describe("dayInOrder", () => {
  it.each([
    ["5 Jan 2026", "2026-01-05"],
    ["Monday, January 5th 2026", "2026-01-05"],
    ["5. Dezember 25", "2025-12-05"],
    ["13.01.98", "1998-01-13"],
    ["46027", "2026-01-05"],
    ["20260105", "2026-01-05"],
    ["5 Foo 2026", null],
    ["17000", null],
    ["1770076800000", "2026-02-03"],
    ["05/01/2026 08:00:00 +0200", "2026-01-05"],
    ["05/01/2026, 8:00 AM", "2026-01-05"],
    ["5 Jan 2026 Mon", "2026-01-05"],
    // Two days must not be read as one: the second would be lost.
    ["5 Jan 2026 - 9 Jan 2026", null],
    ["05/01/2026 09/01/2026", null],
  ])("reads %j as %j", (text, day) => {
    expect(dayInOrder(text, "dmy")).toBe(day);
  });
});

describe("a table of unknown origin", () => {
  it("without a header, or with dates only, is read as periods", () => {
    const headless = table("2026-01-01,2026-01-04\n2026-02-01,\n");
    expect(headless.roles).toEqual(["date", "nothing"]);
    const roles = ["date", "period_end"] as const;
    const history = readChosenTable(headless, { roles, order: "ymd" }, clock);
    expect(history.entries.cycles).toMatchObject([
      { startDay: "2026-01-01", endDay: "2026-01-04" },
      { startDay: "2026-02-01", endDay: "2026-02-01" },
    ]);
    expect(history.doubts).toEqual([{ code: "start_only", count: 1 }]);
    const days = table("started,mood\n2026-01-01,\n");
    const starts = readChosenTable(days, { roles: ["date", "nothing"], order: "ymd" }, clock);
    expect(starts.entries.cycles).toMatchObject([{ startDay: "2026-01-01" }]);
  });

  it("has its columns guessed, with a description of each", () => {
    const guessed = table(
      "Day,Flow,Symptoms,Temp,Cramps,Shoes,Notes\n13/01/2026,very heavy,acne; Headache; zumba,97.7,8,red,=1+1\n14/01/2026,yes,,36.5,mild,,\n15/01/2026,no,,,0,,\n",
    );
    expect(guessed.roles).toEqual([
      "date",
      "flow",
      "symptoms",
      "temperature",
      "one_symptom",
      "nothing",
      "note",
    ]);
    const orders = ordersOf(guessed, guessed.roles, clock);
    expect(orders).toEqual(["dmy"]);
    const history = readChosenTable(guessed, { roles: guessed.roles, order: "dmy" }, clock);
    expect(history.entries).toEqual({
      cycles: [
        {
          startDate: "2026-01-13",
          startDay: "2026-01-13",
          endDate: "2026-01-14",
          endDay: "2026-01-14",
          flow: "heavy",
        },
      ],
      symptoms: [
        { date: "2026-01-13", type: "acne_face", severity: 5, assumedSeverity: 5 },
        { date: "2026-01-13", type: "headaches", severity: 5, assumedSeverity: 5 },
        { date: "2026-01-13", type: "cramps", severity: 8 },
        { date: "2026-01-14", type: "cramps", severity: 2 },
      ],
      ovulation: [
        { date: "2026-01-13", basalBodyTemp: 36.5 },
        { date: "2026-01-14", basalBodyTemp: 36.5 },
      ],
      pcosLogs: [{ date: "2026-01-13", notes: "=1+1", period_flow: "heavy" }],
    });
    expect(history.notUnderstood.map(({ category }) => category)).toEqual(["Symptoms", "Shoes"]);
  });

  it("has ratings without a number imported as words, never as ratings", () => {
    const words = table("date,symptoms\n2026-01-13,stress; pain\n2026-01-14,cramps\n");
    const history = readChosenTable(words, { roles: words.roles, order: "ymd" }, clock);
    expect(history.entries.pcosLogs).toBeUndefined();
    expect(history.notUnderstood).toMatchObject([
      { category: "stress level", notes: [{ day: "2026-01-13" }] },
      { category: "pain level", notes: [{ text: "pain level: without a number" }] },
    ]);
  });

  it("may have a row per period, with first and last day", () => {
    const periods = table("start,end\n2026-01-13,2026-01-17\n2026-02-13,2026-02-10\n");
    const history = readChosenTable(periods, { roles: periods.roles, order: "ymd" }, clock);
    expect(history.entries.cycles).toMatchObject([
      { startDay: "2026-01-13", endDay: "2026-01-17" },
    ]);
  });

  it.each([
    ["+", "positive"],
    ["+ve", "positive"],
    ["LH+", "positive"],
    ["-", "negative"],
    ["−", "negative"],
    ["-ve", "negative"],
    ["LH−", "negative"],
  ])("has an ovulation test of %j read as %s", (cell, ovulationTest) => {
    const tests = table(`date,OPK\n2026-01-13,${cell}\n`);
    const history = readChosenTable(tests, { roles: tests.roles, order: "ymd" }, clock);
    expect(history.entries.ovulation).toEqual([{ date: "2026-01-13", ovulationTest }]);
  });

  it("has rows without a date reported, and empty ones skipped", () => {
    const gaps = table("date,flow\n2026-01-13,light\n,heavy\n,\n");
    const history = readChosenTable(gaps, { roles: gaps.roles, order: "ymd" }, clock);
    expect(history.doubts).toEqual([{ code: "no_date", count: 1 }]);
  });

  it("without any date is rejected", () => {
    expect(() => table("a,b\n1,2")).toThrow(expect.objectContaining({ why: "unknown" }));
  });
});
