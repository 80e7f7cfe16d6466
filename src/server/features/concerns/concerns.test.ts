import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Concerns } from "#contract/insights/concerns.ts";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const today = "2026-11-20";

describe.each(engines)("concerns on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  async function log(client: Client, path: string, body: object): Promise<void> {
    const method = path.endsWith("seen") || path.endsWith("profile") ? "PATCH" : "POST";
    const { statusCode } = await client.send(method, path, { body });
    expect([200, 201]).toContain(statusCode);
  }

  const read = async (client: Client): Promise<Concerns> =>
    (await client.send("GET", "/api/concerns")).json();
  const ranked = async (client: Client) =>
    (await read(client)).concerns.map(({ key, urgency }) => [key, urgency]);

  it("are empty without entries", async () => {
    const { concerns, notLogged } = await read(await test.register());
    expect(concerns).toEqual([]);
    expect(notLogged).toContain("blood-pressure");
  });

  it("are private to the signed-in account", async () => {
    const client = await test.register();
    await log(client, "/api/signs", { date: today, signs: ["soaked_pads_two_hours"] });
    expect((await test.visitor("GET", "/api/concerns")).statusCode).toBe(401);
    expect(await ranked(await test.register())).toEqual([]);
  });

  it("are derived from signs, results and measures, most urgent first", async () => {
    const client = await test.register();
    await log(client, "/api/labs", { date: today, test: "hba1c", value: 9.8, unit: "%" });
    await log(client, "/api/signs", { date: today, signs: ["soaked_pads_two_hours"] });
    const found = await read(client);
    expect(found.concerns.map(({ key }) => key).slice(0, 2)).toEqual([
      "bleed-heavy",
      "diabetes-first",
    ]);
    expect(found.concerns[1]?.evidence).toEqual([
      { fact: "hba1c", day: today, value: 9.8, unit: "%" },
    ]);
    expect(found.notLogged).not.toContain("labs");
    const report = await client.send("POST", "/api/visit/report", {
      body: { months: 6, include: ["flags"] },
    });
    expect(report.json().flags).toEqual(found);
  });

  it("become a mention once seen by a clinician, until the user takes that back", async () => {
    const client = await test.register();
    await log(client, "/api/labs", { date: today, test: "hba1c", value: 9.8, unit: "%" });
    await log(client, "/api/concerns-seen", { key: "diabetes-first", seenOn: today });
    expect(await ranked(client)).toContainEqual(["diabetes-first", "mention"]);
    await log(client, "/api/concerns-seen", { key: "diabetes-first", seenOn: null });
    expect(await ranked(client)).toContainEqual(["diabetes-first", "within-days"]);
  });

  it("stay urgent after the user got help, with its day, until something newer is logged", async () => {
    const client = await test.register();
    const sign = (date: string) => ({ date, signs: ["soaked_pads_two_hours"] });
    await log(client, "/api/signs", sign("2026-11-19"));
    await log(client, "/api/concerns-seen", { key: "bleed-heavy", seenOn: "2026-11-19" });
    const first = async () => (await read(client)).concerns[0];
    expect(await first()).toMatchObject({ urgency: "call-now", seenOn: "2026-11-19" });
    await log(client, "/api/signs", sign(today));
    expect(await first()).toMatchObject({ key: "bleed-heavy", urgency: "call-now" });
    expect(await first()).not.toHaveProperty("seenOn");
  });
});
