import type { Bundle } from "@medplum/fhirtypes";
import { strFromU8, unzipSync } from "fflate";
import Papa from "papaparse";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mean, toOneDecimal } from "#domain/basics/mean.ts";
import { addDays, type CalendarDay, calendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { readPdf } from "#server/testing/read-pdf.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const TODAY = calendarDay("2026-11-20");
const A_YEAR_AGO = addDays(TODAY, -365);

interface History {
  readonly lengths: readonly number[];
  /** Days since the latest period began. */
  readonly since: number;
  /** Each period is logged as two starts, four days apart. */
  readonly isTwice?: boolean;
  readonly isOpen?: boolean;
}

const histories: readonly (readonly [string, History])[] = [
  ["of a regular woman", { lengths: [28, 29, 27, 28, 28, 29], since: 10 }],
  ["with PCOS, 28 to 75 days", { lengths: [28, 45, 75, 39, 61], since: 49 }],
  ...[14, 70, 120, 400].map(
    (length) =>
      [`with a cycle of ${length} days`, { lengths: [31, 30, 29, length], since: 10 }] as const,
  ),
  [
    "whose periods were each started twice",
    { lengths: [28, 30, 29, 31], since: 12, isTwice: true },
  ],
  ["with a period open for 25 days", { lengths: [30, 33, 29], since: 24, isOpen: true }],
];

function startsOf({ lengths, since }: History): CalendarDay[] {
  const starts = [addDays(TODAY, -since)];
  for (const length of lengths.toReversed()) {
    starts.unshift(addDays(starts[0] ?? TODAY, -length));
  }
  return starts;
}

const lengthsBetween = (starts: readonly string[]) =>
  starts
    .slice(1)
    .map((start, place) => daysBetween(calendarDay(starts[place] ?? ""), calendarDay(start)));

function summaryOf(lengths: readonly number[]) {
  const sorted = lengths.toSorted((one, other) => one - other);
  const [shortest = 0, longest = 0] = [sorted[0], sorted.at(-1)];
  if (longest - shortest <= 9) return { kind: "mean", mean: toOneDecimal(mean(lengths) ?? 0) };
  const middle = (sorted.length - 1) / 2;
  const median = mean([sorted[Math.floor(middle)] ?? 0, sorted[Math.ceil(middle)] ?? 0]);
  return { kind: "range", median, shortest, longest };
}

describe("cycle lengths in every output", () => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp("sqlite");
  });

  afterAll(() => test.close());

  async function womanWith(history: History): Promise<Client> {
    const client = await test.register();
    await client.send("PATCH", "/api/user/profile", { body: { age: 29 } });
    const starts = startsOf(history);
    for (const startDate of starts) {
      const isLast = startDate === starts.at(-1);
      const bodies = history.isTwice
        ? [
            { startDate, endDate: addDays(startDate, 1) },
            { startDate: addDays(startDate, 4), endDate: addDays(startDate, 5) },
          ]
        : [{ startDate, ...(!(history.isOpen && isLast) && { endDate: addDays(startDate, 4) }) }];
      for (const body of bodies) {
        expect((await client.send("POST", "/api/cycles", { body })).statusCode).toBe(201);
      }
    }
    return client;
  }

  const read = async (client: Client, path: string) => (await client.send("GET", path)).json();

  const report = { months: 12, include: ["cycles", "forecast", "bleeding"] };

  describe.each(histories)("a history %s", (_, history) => {
    const { lengths } = history;
    const starts = startsOf(history);
    const recent = lengths.filter((_length, place) => (starts[place + 1] ?? "") > A_YEAR_AGO);
    let client: Client;

    beforeAll(async () => {
      client = await womanWith(history);
    });

    it("appear in the summary, the forecast and the norms", async () => {
      const summary = await read(client, "/api/cycles/summary");
      expect(summary.totalCycles).toBe(starts.length);
      expect(summary.avgCycleLength).toBe(toOneDecimal(mean(lengths) ?? 0));
      expect(summary.cycleLengths).toEqual(summaryOf(lengths));
      const { forecast } = await read(client, "/api/insights/forecast");
      expect(forecast).toEqual(summary.forecast);
      expect([forecast.cycleStart, forecast.completedCycles]).toEqual([
        starts.at(-1),
        lengths.length,
      ]);
      const { norms } = await read(client, "/api/insights/patterns");
      expect(norms).toMatchObject({
        cycles: lengths.length,
        regularity: { shortest: Math.min(...lengths), longest: Math.max(...lengths) },
      });
    });

    it("appear in the report, its text and its PDF", async () => {
      const { cycles } = (await client.send("POST", "/api/visit/report", { body: report })).json();
      const strip = cycles.strip.map(({ length }: { length: number | null }) => length);
      expect(strip).toEqual([...recent, null]);
      expect(cycles).toMatchObject({
        counted: recent.length,
        shortest: Math.min(...recent),
        longest: Math.max(...recent),
        lengths: summaryOf(recent),
      });
      const { text } = (await client.send("POST", "/api/visit/text", { body: report })).json();
      expect(text).toContain(`${recent.length} complete cycle`);
      const pdf = await client.send("POST", "/api/visit/pdf", { body: report });
      const [page] = (await readPdf(pdf.rawPayload)).pages;
      for (const length of recent) expect(page?.text).toContain(`${length} days`);
      for (const words of [text, page?.text]) {
        expect(words).toContain(String(Math.min(...recent)));
        expect(words).toContain(String(Math.max(...recent)));
      }
    });

    it("appear in the spreadsheets, the FHIR bundle and the calendar", async () => {
      const csv = await client.send("POST", "/api/account/export/csv");
      const file = strFromU8(unzipSync(csv.rawPayload)["cycles.csv"] ?? new Uint8Array());
      const rows = Papa.parse<{ startDay: string }>(file.slice(1), {
        header: true,
        skipEmptyLines: true,
      }).data;
      const oldestFirst = rows.map(({ startDay }) => startDay).reverse();
      expect(oldestFirst).toEqual(starts);
      expect(lengthsBetween(oldestFirst)).toEqual(lengths);

      const bundle = (await client.send("POST", "/api/account/export/fhir")).json<Bundle>();
      const exported = (bundle.entry ?? []).flatMap(({ resource }) =>
        resource?.resourceType === "Observation" && resource.code.text === "First day of a period"
          ? [resource.valueDateTime ?? ""]
          : [],
      );
      expect(lengthsBetween(exported.toSorted())).toEqual(lengths);

      const { forecast } = await read(client, "/api/insights/forecast");
      const ics = await client.send("POST", "/api/account/export/ics", {
        body: { saysWhat: true },
      });
      const first = forecast.likely80.first.replaceAll("-", "");
      expect(ics.body).toContain(`DTSTART;VALUE=DATE:${first}`);
    });

    it("keep duplicate starts in the JSON only", async () => {
      const json = (await client.send("POST", "/api/account/export")).json();
      const listed = await read(client, "/api/cycles");
      const startDays = (cycles: readonly { startDay: string }[]) =>
        cycles.map(({ startDay }) => startDay);
      expect(startDays(json.cycles)).toEqual(startDays(listed));
      expect(json.cycles).toHaveLength(history.isTwice ? 2 * starts.length : starts.length);
    });
  });
});
