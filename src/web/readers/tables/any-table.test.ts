import { describe, expect, it } from "vitest";
import { UnreadableFile } from "../diary/file-history.ts";
import { codes, historyIn, json } from "../testing/history-in.ts";
import { historyOfSample } from "../testing/samples.ts";

const spans = ({ entries }: { readonly entries: Readonly<Record<string, unknown>> }) =>
  ((entries.cycles ?? []) as { startDay: string; endDay?: string }[]).map(
    ({ startDay, endDay }) => `${startDay}–${endDay ?? ""}`,
  );
const table = (...rows: readonly string[]) => historyOfSample({ content: rows.join("\n") });
const both = ["2026-01-05–2026-01-09", "2026-02-02–2026-02-06"];

describe("a table of periods", () => {
  it.each([
    ["German", "Periodenbeginn;Periodenende;Blutungsstärke", "stark"],
    ["German", "Beginn;Ende;Stärke der Blutung", "stark"],
    ["French", "Début des règles;Fin des règles;Flux", "abondant"],
    ["Portuguese", "Início da menstruação;Fim da menstruação;Fluxo", "intenso"],
    ["Swahili", "Tarehe ya kuanza hedhi;Mwisho wa hedhi;Mtiririko", "nzito"],
    ["Afrikaans", "Begindatum;Einddatum;Vloei", "swaar"],
    ["isiZulu", "Usuku lokuqala;Usuku lokugcina;Ukugeleza", "kakhulu"],
  ])("in %s: %s", async (_, header, heavy) => {
    const history = await table(
      header,
      `05/01/2026;09/01/2026;${heavy}`,
      `02/02/2026;06/02/2026;${heavy}`,
    );
    expect(spans(history)).toEqual(both);
    expect(history.entries.cycles).toMatchObject([{ flow: "heavy" }, { flow: "heavy" }]);
    expect(history.notUnderstood).toEqual([]);
  });

  it("may give a length instead of the last day", async () => {
    expect(spans(await table("Zyklusbeginn;Periodenlänge;Zykluslänge", "13.01.2026;5;28"))).toEqual(
      ["2026-01-13–2026-01-17"],
    );
  });

  it("may have lines of title above its header", async () => {
    const history = await table(
      "My diary;;",
      "Exported on;2026-03-01;",
      "Start;End;Flow",
      "2026-01-05;2026-01-09;light",
      "2026-02-02;2026-02-06;light",
    );
    expect(spans(history)).toEqual(both);
  });

  it("may be a line of text for each, with months in any of the languages", async () => {
    expect(spans(await table("5 Jan 2026 - 9 Jan 2026", "2 – 6 Feb 2026"))).toEqual(both);
    expect(spans(await table("5 uMasingana 2026 – 9 uMasingana 2026"))).toEqual(both.slice(0, 1));
    expect(spans(await table("05/01/2026-09/01/2026", "02/02/2026-06/02/2026"))).toEqual(both);
    expect(spans(await table("5 de janeiro de 2026 até 9 de janeiro de 2026"))).toEqual(
      both.slice(0, 1),
    );
  });

  it.each([
    ["a cycle's last day beside the length of its period", "Start,End,Period length", ",5"],
    ["a number for each", "Nr,Start,End,Days", ",5"],
    ["only the days on which cycles begin and end", "Cycle start,Cycle end", ""],
  ])("may have %s", async (_, header, days) => {
    const isNumbered = header.startsWith("Nr");
    const row = (start: string, end: string) => `${isNumbered ? "1," : ""}${start},${end}${days}`;
    const history = await table(
      header,
      row("2026-01-05", "2026-02-01"),
      row("2026-02-02", "2026-03-01"),
    );
    const ends = days === "" ? ["2026-01-05–2026-01-05", "2026-02-02–2026-02-02"] : both;
    expect(spans(history)).toEqual(ends);
    expect(history.arePeriodsGuessed).toBeUndefined();
  });

  it.each([
    ["5 Jan 2026 → 9 Jan 2026", "2 Feb 2026 -> 6 Feb 2026"],
    ["Period: 5 Jan 2026 - 9 Jan 2026", "Period: 2 Feb 2026 - 6 Feb 2026"],
    ["My Calendar", "Period history", "", "5 Jan 2026 (5 days)", "2 – 6 Feb 2026 (5 days)"],
  ])("may be lines of text: %s", async (...rows) => {
    const history = await table(...rows.filter((row) => typeof row === "string"));
    expect(spans(history)).toEqual(both);
    expect(history.arePeriodsGuessed).toBeUndefined();
  });

  it("asks about a list of dates under another title", async () => {
    const history = await table("School holidays", "5 Jan 2026 - 9 Jan 2026", "2 – 6 Feb 2026");
    expect(history.arePeriodsGuessed).toBe(true);
  });

  it("says so when nothing calls its days periods", async () => {
    const history = await table("From,To,Amount", "2026-01-05,2026-01-09,300");
    expect(history.arePeriodsGuessed).toBe(true);
  });
});

describe("a table of days", () => {
  it.each([
    ["German", "Datum;Blutung;Temperatur;Gewicht (kg);Notiz", "schwach"],
    ["French", "Jour;Règles;Température;Poids;Remarque", "faible"],
    ["Afrikaans", "Datum;Menstruasie;Temperatuur;Gewig;Nota", "lig"],
    ["Swahili", "Tarehe;Hedhi;Joto;Uzito;Maelezo", "kidogo"],
  ])("in %s: %s", async (_, header, light) => {
    const { entries } = await table(header, `13/01/2026;${light};36,5;61,5;x`);
    expect(entries).toMatchObject({
      cycles: [{ startDay: "2026-01-13", flow: "light" }],
      ovulation: [{ basalBodyTemp: 36.5 }],
      metabolic: [{ weight: 61.5 }],
      pcosLogs: [{ period_flow: "light", notes: "x" }],
    });
  });

  it.each([
    ["Portuguese", "Data;Humor;Sintomas;Intensidade", "Triste;Cólica, Dor de cabeça;Intenso"],
    ["Swahili", "Tarehe;Hisia;Maumivu ya tumbo;Maumivu ya kichwa;Wingi", "huzuni;x;x;nzito"],
    ["Afrikaans", "Datum;Gemoed;Krampe;Hoofpyn;Intensiteit", "hartseer;Ja;Ja;Swaar"],
  ])("in %s has moods and symptoms: %s", async (_, header, cells) => {
    const { entries } = await table(header, `13/01/2026;${cells}`);
    expect(entries).toMatchObject({
      cycles: [{ startDay: "2026-01-13", flow: "heavy" }],
      symptoms: [{ type: "cramps" }, { type: "headaches" }],
      pcosLogs: [{ mood: "sad" }],
    });
  });

  it.each([
    ["+++", "+"],
    ["●●●", "●"],
    ["🩸🩸🩸", "🩸"],
  ])("may have its flow as %s and %s", async (heavy, light) => {
    const { entries } = await table("date,flow", `2026-01-13,${heavy}`, `2026-01-14,${light}`);
    expect(entries.pcosLogs).toMatchObject([{ period_flow: "heavy" }, { period_flow: "light" }]);
  });

  it("may have a flag for bleeding, and lines of text", async () => {
    const flags = await table("date,is_period", "2026-01-05,true", "2026-01-16,false");
    expect(spans(flags)).toEqual(["2026-01-05–2026-01-05"]);
    const text = await table("5 Jan 2026: heavy", "6 Jan 2026: light");
    expect(spans(text)).toEqual(["2026-01-05–2026-01-06"]);
  });

  it("may have its flow in steps of 0 to 3", async () => {
    const { entries } = await table("date,flow", "2026-01-13,3", "2026-01-14,1", "2026-01-15,0");
    expect(entries.pcosLogs).toEqual([
      { date: "2026-01-13", period_flow: "heavy" },
      { date: "2026-01-14", period_flow: "light" },
    ]);
  });

  it("does not take an unknown scale for a strength", async () => {
    const { entries } = await table("date,flow", "2026-01-13,7", "2026-01-14,0");
    expect(entries.cycles).toMatchObject([{ startDay: "2026-01-13", endDay: "2026-01-13" }]);
    expect(entries.pcosLogs).toBeUndefined();
  });
});

describe("lists in JSON", () => {
  it.each<readonly [string, unknown]>([
    ["days with a flow", [5, 6, 7, 8, 9].map((day) => ({ day: `2026-01-0${day}`, flow: "light" }))],
    [
      "days by their date",
      {
        "2026-01-05": { flow: "heavy" },
        "2026-01-07": { flow: "light" },
        "2026-01-09": { flow: "light" },
      },
    ],
    [
      "Simple Innovation",
      {
        cycleList: [{ cycleStartDate: 20260105, periodLength: 5, cycleLength: 28 }],
        entryList: [{ date: 20260105, note: "x" }],
      },
    ],
    ["seconds", { periods: [{ start: 1767564000, end: 1767909600 }] }],
    [
      "milliseconds",
      { history: { periods: [{ startDate: 1767564000000, endDate: 1767909600000 }] } },
    ],
    [
      "times in UTC",
      { periods: [{ from: "2026-01-04T22:00:00.000Z", to: "2026-01-08T22:00:00.000Z" }] },
    ],
    [
      "Garmin's API",
      {
        cycleSummaries: [
          { startDate: "2026-01-05", periodLength: 5, cycleLength: 28, predictedCycle: false },
          { startDate: "2026-02-02", periodLength: 5, cycleLength: 28, predictedCycle: true },
        ],
      },
    ],
    ["the days of each period", { periods: [{ days: [5, 7, 9].map((day) => `2026-01-0${day}`) }] }],
    [
      "the logs of each cycle",
      {
        cycles: [
          {
            startDate: "2026-01-05",
            days: [5, 7, 9].map((day) => ({ date: `2026-01-0${day}`, bleeding: { size: 1 } })),
          },
        ],
      },
    ],
    [
      "values wrapped by a database",
      {
        documents: [5, 7, 9].map((day) => ({
          fields: { date: { stringValue: `2026-01-0${day}` }, flow: { integerValue: "2" } },
        })),
      },
    ],
    [
      "a date in three numbers",
      {
        periods: [
          { start: { year: 2026, month: 1, day: 5 }, end: { year: 2026, month: 1, day: 9 } },
        ],
      },
    ],
    [
      "times of Firebase",
      {
        periods: [
          { start: { _seconds: 1_767_589_200, _nanoseconds: 0 }, end: { _seconds: 1_767_934_800 } },
        ],
      },
    ],
    [
      "words by their date",
      { "2026-01-05": "heavy", "2026-01-07": "light", "2026-01-09": "light" },
    ],
    [
      "names of columns apart",
      { columns: ["date", "flow"], rows: [5, 7, 9].map((d) => [`2026-01-0${d}`, "light"]) },
    ],
    [
      "names of fields apart",
      {
        fields: [{ name: "Period start" }, { name: "Period end" }],
        values: [["2026-01-05", "2026-01-09"]],
      },
    ],
    [
      "other lists beside them",
      {
        periods: [{ start: "2026-01-05", end: "2026-01-09" }],
        workouts: ["2026-01-20", "2026-01-22"],
        trips: [{ from: "2026-03-01", to: "2026-03-09" }],
      },
    ],
    [
      "a forecast beside them",
      { periods: [["2026-01-05", "2026-01-09"]], predictedPeriods: [["2026-02-05", "2026-02-09"]] },
    ],
  ])("%s", async (_, content) => {
    const history = await json(content);
    expect(spans(history)).toEqual(both.slice(0, 1));
    expect(history.arePeriodsGuessed).toBeUndefined();
  });

  it("may be a line for each object", async () => {
    const rows = [5, 7, 9].map((day) => JSON.stringify({ day: `2026-01-0${day}`, flow: "light" }));
    expect(spans(await historyIn(rows.join("\n")))).toEqual(both.slice(0, 1));
  });

  it("of nights are no periods, and of anything else may be", async () => {
    const night = (day: number) => ({
      start: `2026-01-0${day}T22:00:00`,
      end: `2026-01-0${day + 1}T06:00:00`,
    });
    await expect(json({ sleep: [night(5), night(6)] })).rejects.toThrow(
      new UnreadableFile("nothing"),
    );
    const history = await json({ trips: [{ start: "2026-01-05", end: "2026-01-09" }] });
    expect(history.arePeriodsGuessed).toBe(true);
  });

  it("a list of dates gives first days", async () => {
    const history = await json({ periodStarts: ["2026-01-05", "2026-02-02"] });
    expect(codes(history)).toEqual({ start_only: 2 });
  });

  it("Clue's measurements may stand in an object", async () => {
    const period = { type: "period", date: "2026-01-05", value: { option: "heavy" } };
    expect((await json({ measurements: [period] })).source).toBe("clue");
  });

  it("a pregnancy among the cycles is no period", async () => {
    const history = await json({
      cycles: [{ startDate: "2026-01-05", endDate: "2026-01-09", type: "PREGNANCY" }],
    });
    expect(history.entries.cycles).toBeUndefined();
    expect(codes(history)).toEqual({ pregnant_cycle: 1 });
  });
});
