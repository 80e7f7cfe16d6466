import { describe, expect, it } from "vitest";
import { readFile } from "../read-file.ts";
import { clock, codes, historyIn } from "../testing/history-in.ts";

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
        ...{ startDate: "2026-01-05", startDay: "2026-01-05" },
        ...{ endDate: "2026-01-05", endDay: "2026-01-05", endIsUnknown: true },
      },
      {
        ...{ startDate: "2026-02-03", startDay: "2026-02-03" },
        ...{ endDate: "2026-02-04", endDay: "2026-02-04" },
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
