import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { readFile } from "../read-file.ts";
import { clock } from "../testing/history-in.ts";
import { historyOfSample } from "../testing/samples.ts";
import { doubtfulPeriods, withoutPeriods } from "./doubtful-periods.ts";

const first = calendarDay("2026-01-01");
const written = [
  (day: string) => day,
  (day: string) => day.split("-").toReversed().join("/"),
  (day: string) => day.replaceAll("-", ""),
];

describe("doubtful periods", () => {
  it("a table of weight, steps, mood or money has no period that is imported unasked", async () => {
    const amount = fc.integer({ min: 0, max: 20_000 }).map(String);
    const columns = fc.constantFrom<readonly [string, fc.Arbitrary<string>]>(
      ["Gewig", fc.double({ min: 40, max: 120, noNaN: true }).map((kg) => kg.toFixed(1))],
      ["weight", fc.integer({ min: 40, max: 120 }).map(String)],
      ["Stap", amount],
      ["Schritte", amount],
      ["Mood", fc.constantFrom("good", "heavy", "x", "3")],
      ["Humeur", fc.constantFrom("bien", "mal", "1")],
      ["Betrag", amount.map((text) => `${text},00`)],
      ["Amount", amount.map((text) => `R ${text}`)],
      ["", amount],
    );
    const table = fc.record({
      day: fc.constantFrom("Datum", "Date", "Day", "Tarehe", "Start", "Von", "when", ""),
      end: fc.constantFrom(null, "End", "Ende", "Bis", "until"),
      write: fc.constantFrom(...written),
      step: fc.integer({ min: 1, max: 40 }),
      span: fc.integer({ min: 0, max: 39 }),
      rows: fc.integer({ min: 1, max: 60 }),
      cells: fc
        .array(columns, { minLength: 1, maxLength: 3 })
        .chain((kinds) =>
          fc.tuple(
            fc.constant(kinds.map(([name]) => name)),
            fc.array(fc.tuple(...kinds.map(([, cell]) => cell)), { minLength: 60, maxLength: 60 }),
          ),
        ),
    });
    await fc.assert(
      fc.asyncProperty(table, async ({ day, end, write, step, span, rows, cells }) => {
        const [names, values] = cells;
        const lines = Array.from({ length: rows }, (_, row) => {
          const start = addDays(first, (row * step) % 300);
          const until = end === null ? [] : [write(addDays(start, span % step))];
          return [write(start), ...until, ...(values[row] ?? [])].join(";");
        });
        const header = [day, ...(end === null ? [] : [end]), ...names].join(";");
        const content = [header, ...lines].join("\n");
        const history = await historyOfSample({ content }).catch(() => null);
        const cycles = (history?.entries.cycles ?? []) as unknown[];
        expect(history === null ? [] : doubtfulPeriods(history)).toHaveLength(cycles.length);
      }),
      { numRuns: 300 },
    );
  });

  it("40 days of weight and steps are no period", async () => {
    const rows = Array.from({ length: 40 }, (_, row) => `${addDays(first, row)};${60 + row};4000`);
    const { entries } = await historyOfSample({
      content: ["Datum;Gewig;Stap", ...rows].join("\n"),
    });
    expect(entries.cycles).toBeUndefined();
  });

  it("are the ones longer than 10 days, and can be left out with their flow", async () => {
    const days = Array.from({ length: 12 }, (_, place) => ({
      type: "period",
      date: addDays(first, place),
      value: { option: "light" },
    }));
    const short = { type: "period", date: "2026-03-01", value: { option: "heavy" } };
    const history = await historyOfSample({ content: JSON.stringify([...days, short]) });
    const doubtful = doubtfulPeriods(history);
    expect(doubtful).toEqual([{ first: "2026-01-01", last: "2026-01-12", days: 12 }]);
    expect(withoutPeriods(history, doubtful).entries).toEqual({
      cycles: [expect.objectContaining({ startDay: "2026-03-01" })],
      pcosLogs: [{ date: "2026-03-01", period_flow: "heavy" }],
    });
  });

  it("rule out an order of the dates in which all of them are implausibly long", async () => {
    const content = "start,end\n05/01/2026,09/01/2026\n02/02/2026,06/02/2026\n";
    const reading = await readFile(new Blob([content]), clock);
    expect(reading.kind).toBe("table");
    const { entries } = await historyOfSample({ content });
    expect(entries.cycles).toMatchObject([
      { startDay: "2026-01-05", endDay: "2026-01-09" },
      { startDay: "2026-02-02", endDay: "2026-02-06" },
    ]);
  });

  it.each([
    ["bills", "Period start,Period end,kWh,Amount\n2026-01-05,2026-01-09,310,R450"],
    ["quarters", "Start,End,Period\n2026-01-05,2026-01-09,Q1\n2026-02-02,2026-02-06,Q2"],
    ["lessons", "Date,Period,Subject\n2026-01-12,1,Maths\n2026-01-12,2,Art\n2026-01-13,1,Zulu"],
    ["training", "Date,Workout,Intensity\n2026-01-05,Run,light\n2026-01-06,Run,heavy"],
    ["exams", '{"periods":[{"start":"2026-01-05","end":"2026-01-09","subject":"Maths"}]}'],
    ["invoices", '{"billingPeriods":[{"start":"2026-01-05","end":"2026-01-09","amount":450.5}]}'],
    ["people in Afrikaans", '{"vergadering":[{"datum":"2026-01-05","menses":4}]}'],
    ["rules in German", '[{"datum":"2026-01-05","regel":"ja"}]'],
    ["blood sugar in Swahili", '[{"tarehe":"2026-01-05","damu":5,"kipimo":"sukari"}]'],
    ["water in French", '{"releves":[{"jour":"2026-01-05","flux":3,"debit":12}]}'],
    ["runs", '{"2026-01-05":{"flow":"medium","pace":5.2}}'],
    ["shifts", "Timestamp,Event\n2026-01-05 08:00,start\n2026-01-05 17:00,end"],
  ])("asks about %s that are called periods, a flow, or have a strength", async (_, content) => {
    const history = await historyOfSample({ content });
    expect(doubtfulPeriods(history)).not.toEqual([]);
  });

  it("asks nothing about periods whose other columns are of a database", async () => {
    const content =
      '{"periods":[{"id":7,"start":"2026-01-05","end":"2026-01-09","created_at":"x"}]}';
    expect(doubtfulPeriods(await historyOfSample({ content }))).toEqual([]);
  });
});
