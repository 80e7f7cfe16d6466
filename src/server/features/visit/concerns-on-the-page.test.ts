import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { visitParts } from "#contract/visit/visit-report.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { readPdf } from "#server/testing/read-pdf.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const today = calendarDay("2026-11-20");
const whole = { months: 6, include: visitParts };
const NOTHING_FOUND = "None of the signs";

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp("sqlite");
});
afterAll(() => test.close());

async function woman(...entries: readonly (readonly [path: string, body: object])[]) {
  const client = await test.register();
  for (const [path, body] of entries) {
    const method = path === "/api/user/profile" ? "PATCH" : "POST";
    const { statusCode } = await client.send(method, path, { body });
    expect([200, 201], path).toContain(statusCode);
  }
  return client;
}

async function pageOf(client: Client): Promise<string> {
  const answer = await client.send("POST", "/api/visit/pdf", { body: whole });
  const { pages } = await readPdf(answer.rawPayload);
  expect(pages).toHaveLength(1);
  return (pages[0]?.text ?? "").replace(/\s+/g, " ");
}

const textOf = async (client: Client): Promise<string> =>
  (await client.send("POST", "/api/visit/text", { body: whole })).json().text;

const keysOf = async (client: Client): Promise<string[]> =>
  (await client.send("GET", "/api/concerns"))
    .json()
    .concerns.map(({ key }: { readonly key: string }) => key);

const lab = (test: string, value: number, unit: string) =>
  ["/api/labs", { date: addDays(today, -3), test, value, unit }] as const;

describe("the report page", () => {
  it("shows HbA1c 9.8 % and haemoglobin 6.1 at the top, and in the message too", async () => {
    const client = await woman(lab("hba1c", 9.8, "%"), lab("haemoglobin", 6.1, "g/dL"));
    for (const text of [await pageOf(client), await textOf(client)]) {
      expect(text).toContain("Today: Haemoglobin 6.1 g/dL on 17 Nov 2026.");
      expect(text).toContain("Within a week: HbA1c 9.8 % on 17 Nov 2026.");
      expect(text).not.toContain(NOTHING_FOUND);
    }
  });

  it("counts an ongoing bleed up to its 25th day", async () => {
    const days = Array.from({ length: 25 }, (_, back) => addDays(today, back - 24));
    const client = await woman(
      ["/api/user/profile", { age: 29 }],
      ["/api/cycles", { startDate: days[0] }],
      ...days.map((date) => ["/api/pcos-logs", { date, period_flow: "moderate" }] as const),
    );
    expect(await keysOf(client)).toContain("bleed-long");
    expect(await pageOf(client)).toContain("Bleeding for 25 days from 27 Oct 2026");
  });

  it("asks a woman of 57 who bleeds after 700 days to see a doctor, without fertile days", async () => {
    const before = addDays(today, -704);
    const client = await woman(
      ["/api/user/profile", { age: 57 }],
      ["/api/cycles", { startDate: before, endDate: addDays(before, 4) }],
      ["/api/cycles", { startDate: today }],
    );
    expect(await keysOf(client)).toContain("bleed-after-menopause");
    expect(await pageOf(client)).not.toContain(NOTHING_FOUND);
    const { fertileDays } = (await client.send("GET", "/api/insights/forecast")).json();
    expect(fertileDays.kind).not.toBe("days");
  });

  it("shows cramps of 10 with advice", async () => {
    const client = await woman(["/api/symptoms", { date: today, type: "cramps", severity: 10 }]);
    expect(await pageOf(client)).toContain("Cramps 10 of 10 on 20 Nov 2026");
    expect(await keysOf(client)).toContain("pain-strong");
  });

  it("claims no findings only together with what was and was not checked", async () => {
    const nothing = await pageOf(await woman());
    expect(nothing).not.toContain(NOTHING_FOUND);
    expect(nothing).toContain("Not logged: periods and bleeding");
    const cramps = { date: today, type: "cramps", severity: 2 };
    const page = await pageOf(await woman(["/api/symptoms", cramps]));
    expect(page).toContain(`${NOTHING_FOUND} Mwezi looks for was logged. Looked at: pain.`);
  });
});
