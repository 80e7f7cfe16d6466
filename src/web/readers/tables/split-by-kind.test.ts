import { describe, expect, it } from "vitest";
import { historyOfSample } from "../testing/samples.ts";

const read = (...rows: readonly string[]) => historyOfSample({ content: rows.join("\n") });
const cycles = (...spans: readonly (readonly [string, string])[]) =>
  spans.map(([startDay, endDay]) => expect.objectContaining({ startDay, endDay }));

describe("a table with a row for each thing logged", () => {
  it("has kinds and values, with units", async () => {
    const { entries } = await read(
      "Date,Data Type,Value,Unit",
      "01/13/2026,Period,Heavy,",
      "01/14/2026,Period,Light,",
      "01/14/2026,Weight,135 lbs,",
      "01/15/2026,Body weight,61.5,kg",
      "01/14/2026,Symptom,Headache,",
      "01/14/2026,Cramps,3,",
    );
    expect(entries.cycles).toEqual(cycles(["2026-01-13", "2026-01-14"]));
    expect(entries.symptoms).toMatchObject([
      { type: "headaches" },
      { type: "cramps", severity: 3 },
    ]);
    expect(entries.metabolic).toMatchObject([{ weight: 61.2 }, { weight: 61.5 }]);
  });

  it.each([
    [["Date,Event", "2026-01-05,Period started", "2026-01-09,Period ended"]],
    [["Datum;Ereignis", "09.01.2026;Periode Ende", "05.01.2026;Periode Beginn"]],
    [["Date,Menstruation,Mood", "2026-01-05,Begin,Sad", "2026-01-09,End,", "2026-01-15,,Calm"]],
    [['[{"type":"period_start","date":"2026-01-05"},{"type":"period_end","date":"2026-01-09"}]']],
  ])("has first and last days: %j", async (rows) => {
    const { entries } = await read(...rows);
    expect(entries.cycles).toEqual(cycles(["2026-01-05", "2026-01-09"]));
  });

  it.each([
    [["Phase,Start,End", "Menstruation,2026-01-05,2026-01-09", "Luteal,2026-01-19,2026-02-01"]],
    [
      [
        '[{"type":"ovulation","start":"2026-01-19","end":"2026-01-19"},',
        '{"type":"period","start":"2026-01-05","end":"2026-01-09"}]',
      ],
    ],
  ])("has first and last days of periods among other kinds: %j", async (rows) => {
    const { entries } = await read(...rows);
    expect(entries.cycles).toEqual(cycles(["2026-01-05", "2026-01-09"]));
  });

  it("has days marked as period only", async () => {
    const { entries } = await read(
      "Date,Category,Note",
      "2026-01-05,Period,x",
      "2026-01-06,Period,",
      "2026-01-20,Ovulation,",
    );
    expect(entries.cycles).toEqual(cycles(["2026-01-05", "2026-01-06"]));
    expect(entries.pcosLogs).toEqual([{ date: "2026-01-05", notes: "x" }]);
  });

  it("has nothing to do with a table of money", async () => {
    const { entries, notUnderstood } = await read("Date,Category,Amount", "2026-01-05,Food,30");
    expect(entries).toEqual({});
    expect(notUnderstood.map(({ category }) => category)).toEqual(["Category", "Amount"]);
  });
});
