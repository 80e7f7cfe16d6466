import { describe, expect, it } from "vitest";
import { doubtfulPeriods } from "../diary/doubtful-periods.ts";
import { readFile } from "../read-file.ts";
import { clock, codes, historyIn } from "../testing/history-in.ts";
import { historyOfSample } from "../testing/samples.ts";

const startsIn = async (text: string) =>
  ((await historyIn(text)).entries.cycles as { startDay: string }[]).map(
    ({ startDay }) => startDay,
  );

describe("a plain list of first days", () => {
  const days = ["2026-01-05", "2026-02-03", "2026-03-04"];

  it.each([
    "1. 5 Jan 2026\n2. 3 Feb 2026\n3. Mar 4th, 2026",
    "5 January 2026, 3 February 2026, 4 March 2026",
    "Jan 5, 2026; Feb 3, 2026; Mar 4, 2026",
    "2026-01-05;2026-02-03;2026-03-04",
    "46027\n46056\n46085",
    "My periods\n- 2026-01-05\n- 2026-02-03\n- 2026-03-04",
  ])("may be written as %j", async (text) => {
    expect(await startsIn(text)).toEqual(days);
  });

  it("gives no period a length, except for the days it lists", async () => {
    const { entries } = await historyIn("2026-01-05\n2026-02-03\n2026-02-04\n2026-11-20");
    expect(entries.cycles).toEqual([
      {
        startDate: "2026-01-05",
        startDay: "2026-01-05",
        endDate: "2026-01-05",
        endDay: "2026-01-05",
        endIsUnknown: true,
      },
      {
        startDate: "2026-02-03",
        startDay: "2026-02-03",
        endDate: "2026-02-04",
        endDay: "2026-02-04",
      },
      { startDate: "2026-11-20", startDay: "2026-11-20" },
    ]);
  });

  it("may list every day of a period, which are joined", async () => {
    const result = await historyIn(
      ["2026-01-05", "2026-01-06", "2026-01-07", "2026-01-08", "2026-02-03"].join("\n"),
    );
    expect(result.entries.cycles).toMatchObject([
      { startDay: "2026-01-05", endDay: "2026-01-08" },
      { startDay: "2026-02-03" },
    ]);
    expect(codes(result)).toEqual({ start_only: 1 });
  });

  it.each([";", ","])("is not a table of times and numbers separated by %j", async (sign) => {
    const rows = ["2026-02-03T01:00:00", "2026-02-04T01:00:00"].map((time) => `${time}${sign}36.4`);
    const reading = await readFile(new Blob([rows.join("\n")]), clock);
    expect(reading.kind).toBe("table");
  });
});

const periodsIn = async (...lines: readonly string[]) => {
  const history = await historyOfSample({ content: lines.join("\n") });
  const cycles = (history.entries.cycles ?? []) as { startDay: string; endDay?: string }[];
  const periods = cycles.map(({ startDay, endDay = "" }) => `${startDay} ${endDay}`);
  return { periods, isAsked: doubtfulPeriods(history).length > 0, history };
};
const periods = ["2026-01-05 2026-01-09", "2026-02-02 2026-02-06"];

describe("notes with dates", () => {
  it.each([
    [["My periods 2026", "5 January – 9 January heavy", "2 February – 6 February, cramps"]],
    [["Periods 2026", "Jan 5-9", "Feb 2-6"]],
    [["2026-01-05 to 2026-01-09 (heavy)", "2026-02-02 to 2026-02-06"]],
    [["Meine Tage 2026:", "5.1. - 9.1.", "2.2. - 6.2. stark"]],
    [["Mes règles 2026", "du 5 au 9 janvier", "du 2 au 6 février : abondant"]],
    [
      [
        "Ukuya exesheni",
        "5 Januwari 2026 - 9 Januwari 2026",
        "2 Februwari 2026 - 6 Februwari 2026",
      ],
    ],
    [
      [
        "5 Jan 2026 period started",
        "9 Jan 2026 period ended",
        "2 Feb 2026 period started",
        "6 Feb 2026 period over",
      ],
    ],
    [["Started 5 Jan 2026, ended 9 Jan 2026", "Started 2 Feb 2026, ended 6 Feb 2026"]],
    [
      [
        "Period start: 5 Jan 2026",
        "Period end: 9 Jan 2026",
        "",
        "Period start: 2 Feb 2026",
        "Period end: 6 Feb 2026",
      ],
    ],
    [["My period 2026", "Jan: 5, 6, 7, 8, 9", "Feb: 2, 3, 4, 5, 6"]],
    [["Period start\tPeriod end", "05-Jan-26\t09-Jan-26", "02-Feb-26\t06-Feb-26"]],
    [
      [
        "| Start | End | Flow |",
        "|---|---|---|",
        "| 2026-01-05 | 2026-01-09 | light |",
        "| 2026-02-02 | 2026-02-06 | light |",
      ],
    ],
  ])("are read: %j", async (lines) => {
    expect((await periodsIn(...lines)).periods).toEqual(periods);
  });

  it("have the flow and the symptoms that are written after the dates", async () => {
    const { history } = await periodsIn(
      "Periods 2026",
      "5 Jan – 9 Jan heavy, cramps",
      "2 Feb – 6 Feb at Gogo's",
    );
    expect(history.entries.pcosLogs).toEqual([{ date: "2026-01-05", period_flow: "heavy" }]);
    expect(history.entries.symptoms).toMatchObject([{ date: "2026-01-05", type: "cramps" }]);
    expect(history.notUnderstood).toMatchObject([{ example: "at Gogos", count: 1 }]);
  });

  it("may be a note of Google Keep", async () => {
    const note = { title: "Period 2026", textContent: "5 Jan - 9 Jan\n2 Feb - 6 Feb" };
    expect((await periodsIn(JSON.stringify(note))).periods).toEqual(periods);
  });

  it("may be in columns of years, or a range in each cell of a table", async () => {
    const years = await periodsIn("2025,2026", "9 December,5 Jan - 9 Jan", ",2 Feb - 6 Feb");
    expect(years.periods.slice(1)).toEqual(periods);
    expect(years.isAsked).toBe(true);
    const cells = [`"January 5, 2026 → January 9, 2026"`, `"February 2, 2026 → February 6, 2026"`];
    const rows = cells.map((cell) => `Period,${cell},light`);
    expect((await periodsIn("Name,Date,Flow", ...rows)).periods).toEqual(periods);
  });

  it("are not read if they are about something else", async () => {
    const trips = periodsIn(
      "Trips 2026",
      "5 March - 9 March Durban",
      "2 April - 6 April Cape Town",
    );
    await expect(trips).rejects.toMatchObject({ why: "unknown" });
    const list = periodsIn("5 Jan 2026 buy heavy cream", "9 Jan 2026 light bulbs");
    await expect(list).rejects.toMatchObject({ why: "unknown" });
    expect((await periodsIn("5 Jan 2026 heavy", "6 Jan 2026 light")).isAsked).toBe(true);
  });
});

describe("a chat", () => {
  it.each([
    [
      [
        "[2026/01/05, 08:12:40] Me: Period started today",
        "[2026/01/07, 09:00:00] Me: buy milk",
        "[2026/01/09, 21:10:00] Me: period ended",
        "[2026/02/02, 07:00:00] Me: got my period",
        "[2026/02/06, 07:00:00] Me: period over",
      ],
    ],
    [
      [
        "05/01/2026, 08:12 - Me: period started",
        "09/01/2026, 21:10 - Me: period ended",
        "28/01/2026, 07:00 - Me: pads!",
        "02/02/2026, 07:00 - Me: period started",
        "06/02/2026, 07:00 - Me: period ended",
      ],
    ],
  ])("gives the periods its messages name, after a question: %j", async (lines) => {
    expect(await periodsIn(...lines)).toMatchObject({ periods, isAsked: true });
  });

  it("about other periods gives none", async () => {
    const chat = periodsIn(
      "[2026/01/05, 08:12:40] Sam: free period at school",
      "[2026/01/07, 09:00:00] Me: the test period started",
    );
    await expect(chat).rejects.toMatchObject({ name: "UnreadableFile" });
  });
});
