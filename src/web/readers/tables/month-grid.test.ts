import { describe, expect, it } from "vitest";
import { doubtfulPeriods } from "../diary/doubtful-periods.ts";
import { historyOfSample } from "../testing/samples.ts";

const numbers = Array.from({ length: 31 }, (_, place) => String(place + 1));
/** The marks of days 5–9 in the first month, 2–6 in the others. */
const marks = (month: number, mark: string) =>
  numbers.map((_, place) =>
    place >= (month === 0 ? 4 : 1) && place < (month === 0 ? 9 : 6) ? mark : "",
  );
const byMonth = (corner: string, months: readonly string[], mark = "x") => [
  [corner, ...numbers],
  ...months.map((month, place) => [month, ...marks(place, mark)]),
];
const byDay = (months: readonly string[], mark = "x") =>
  byMonth("", months, mark)[0]?.map((_, place) =>
    byMonth("", months, mark).map((row) => row[place] ?? ""),
  ) ?? [];

async function read(rows: readonly (readonly string[])[], sign = ",") {
  const history = await historyOfSample({ content: rows.map((row) => row.join(sign)).join("\n") });
  const cycles = (history.entries.cycles ?? []) as {
    startDay: string;
    endDay?: string;
    flow?: string;
  }[];
  const periods = cycles.map(({ startDay, endDay = "", flow = "" }) =>
    `${startDay} ${endDay} ${flow}`.trim(),
  );
  return { periods, isAsked: doubtfulPeriods(history).length > 0 };
}
const both = ["2026-01-05 2026-01-09", "2026-02-02 2026-02-06"];

describe("a grid of months and days", () => {
  it.each([
    ["a row for each month", byMonth("Period", ["Jan 2026", "Feb 2026"])],
    ["the year in its title", [["Period 2026"], ...byMonth("", ["January", "February"], "P")]],
    ["months as Excel stores them", byMonth("Menses", ["2026-01-01", "2026-02-01"], "2")],
    ["a column for each month", [["Règles 2026"], ...byDay(["janvier", "février"])]],
  ])("is read with %s", async (_, rows) => {
    const { periods, isAsked } = await read(rows, ";");
    expect([periods.map((one) => one.slice(0, 21)), isAsked]).toEqual([both, false]);
  });

  it("may have a block for each year", async () => {
    const rows = [["Hedhi"], ...byMonth("2025", ["Desemba"]), ...byMonth("2026", ["Machi"])];
    expect((await read(rows)).periods).toEqual(["2025-12-05 2025-12-09", "2026-03-05 2026-03-09"]);
  });

  it("has H, M and L for strengths", async () => {
    const rows = [["Menstruation 2026"], ...byMonth("", ["January", "February"], "H")];
    expect((await read(rows)).periods).toEqual(both.map((one) => `${one} heavy`));
  });

  it("that doesn't say what its marks mean prompts a question", async () => {
    const habits = [["Gym 2026"], ...byMonth("", ["January", "February"])];
    expect(await read(habits)).toEqual({ periods: both, isAsked: true });
  });

  it("of names is not read", async () => {
    const attendance = [["Attendance 2026"], ...byMonth("Name", ["Thandi", "Lerato"])];
    await expect(read(attendance)).rejects.toMatchObject({ why: "unknown" });
  });
});

describe("a table without whole dates", () => {
  const days = async (rows: readonly (readonly string[])[]) => (await read(rows)).periods;

  it("of months with the first and last day of a period is read", async () => {
    const head = ["Month", "Period first day", "Period last day", "Note"];
    const months = [
      ["January 2026", "3", "7", ""],
      ["2026-02", "27", "3", "pain"],
    ];
    expect(await days([head, ...months])).toEqual([
      "2026-01-03 2026-01-07",
      "2026-02-27 2026-03-03",
    ]);
  });

  it("of months without a year or a day, or of days of a cycle, is refused as such", async () => {
    const withoutYear = [
      ["Month", "First day", "Last day"],
      ["January", "3", "7"],
    ];
    const daysOfCycle = [
      ["cycle day", "flow"],
      ["1", "heavy"],
      ["2", "light"],
    ];
    const withoutDay = [["2026-03"], ["2026-04"]];
    const inJson = [[JSON.stringify([{ month: "2026-03", flow: "heavy" }])]];
    for (const rows of [withoutYear, daysOfCycle, withoutDay, inJson]) {
      await expect(read(rows)).rejects.toMatchObject({ why: "no_dates" });
    }
  });

  it("in JSON is read if the first of its lists has the names", async () => {
    const rows = [
      ["date", "flow"],
      ["2026-01-03", "heavy"],
      ["2026-01-04", "light"],
    ];
    const { entries } = await historyOfSample({ content: JSON.stringify(rows) });
    expect(entries.cycles).toMatchObject([{ startDay: "2026-01-03", endDay: "2026-01-04" }]);
  });
});
