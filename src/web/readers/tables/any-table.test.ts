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
    [
      "a forecast beside them",
      { periods: [["2026-01-05", "2026-01-09"]], predictedPeriods: [["2026-02-05", "2026-02-09"]] },
    ],
  ])("%s", async (_, content) => {
    const history = await json(content);
    expect(spans(history)).toEqual(both.slice(0, 1));
    expect(history.arePeriodsGuessed).toBeUndefined();
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

describe("a calendar file", () => {
  const event = (title: string, from: string, to: string) =>
    `BEGIN:VEVENT\r\nDTSTART;VALUE=DATE:${from}\r\nDTEND;VALUE=DATE:${to}\r\nSUMMARY:${title}\r\nEND:VEVENT`;
  const calendar = (...events: readonly string[]) =>
    historyIn(["BEGIN:VCALENDAR", "VERSION:2.0", ...events, "END:VCALENDAR"].join("\r\n"));

  it("gives the events that are called periods, and no forecast", async () => {
    const history = await calendar(
      event("Period", "20260105", "20260110"),
      event("Dentist", "20260120", "20260121"),
      event("Predicted period", "20260202", "20260207"),
      event("Hedhi, siku 1", "20260302", "20260303"),
      event("Hedhi, siku 2", "20260303", "20260304"),
    );
    expect(spans(history)).toEqual(["2026-01-05–2026-01-09", "2026-03-02–2026-03-03"]);
  });

  it("without any is refused", async () => {
    const dentist = calendar(event("Dentist", "20260120", "20260121"));
    await expect(dentist).rejects.toThrow(new UnreadableFile("no_periods"));
  });
});
