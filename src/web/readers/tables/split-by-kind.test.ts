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

describe("a table of periods", () => {
  it.each([
    [
      "averages below it",
      "Start,End,Flow",
      "2026-01-05,2026-01-09,heavy",
      "2026-02-02,2026-02-06,light",
      "Average,,",
    ],
    [
      "questions as its header",
      "When did it start?,When did it stop?,How heavy?",
      "2026-01-05,2026-01-09,heavy",
      "2026-02-02,2026-02-06,light",
    ],
    [
      "the length of a cycle beside that of its period",
      "menses_start,period_length,menses_length",
      "2026-01-05,28,5",
      "2026-02-02,28,5",
    ],
    [
      "tags of other days",
      "start_day;end_day;start_time;tag_type_code",
      "2026-01-05;2026-01-09;2026-01-05T08:00:00+02:00;tag_generic_period",
      "2026-01-12;2026-01-12;;tag_generic_coffee",
      "2026-02-02;2026-02-06;;tag_generic_period",
    ],
    [
      "events of an online calendar",
      "Subject,Start Date,Start Time,End Date,All Day Event",
      "Period,01/05/2026,,01/09/2026,True",
      "Dentist,01/20/2026,09:00 AM,01/20/2026,False",
      "Period,02/02/2026,,02/06/2026,True",
    ],
    [
      "a switch of Home Assistant",
      "entity_id,state,last_changed",
      "input_boolean.period,off,2026-01-01T06:00:00.000Z",
      "input_boolean.period,on,2026-01-05T06:00:00.000Z",
      "input_boolean.period,off,2026-01-09T18:00:00.000Z",
      "binary_sensor.door,on,2026-01-20T06:00:00.000Z",
      "input_boolean.period,on,2026-02-02T06:00:00.000Z",
      "input_boolean.period,off,2026-02-06T06:00:00.000Z",
    ],
  ])("may have %s", async (_, ...rows) => {
    const { entries } = await historyOfSample({ content: rows.join("\n") });
    expect(entries.cycles).toMatchObject([
      { startDay: "2026-01-05", endDay: "2026-01-09" },
      { startDay: "2026-02-02", endDay: "2026-02-06" },
    ]);
  });
});
