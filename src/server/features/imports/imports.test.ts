import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { ImportAnswer } from "#contract/account/imports.ts";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const send = async (client: Client, entries: object, source = "clue"): Promise<ImportAnswer> =>
  (await client.send("POST", "/api/imports", { body: { source, entries } })).json();
const list = async (client: Client, path: string) => (await client.send("GET", path)).json();
const cycle = (startDay: string, endDay?: string) => ({
  startDate: startDay,
  startDay,
  ...(endDay !== undefined && { endDate: endDay, endDay }),
});
const cramps = (date: string, severity = 5) => ({ date, type: "cramps", severity });

const history = {
  cycles: [cycle("2026-09-01", "2026-09-05"), cycle("2026-10-01", "2026-10-05")],
  symptoms: [cramps("2026-09-01"), cramps("2026-09-02")],
  ovulation: [{ date: "2026-09-14", basalBodyTemp: 36.6 }],
  pcosLogs: [{ date: "2026-09-01", period_flow: "heavy" }],
};

describe.each(engines)("importing a history on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  it("writes the entries, and nothing when repeated", async () => {
    const client = await test.register();
    const first = await send(client, history);
    expect(first).toMatchObject({
      written: { cycles: 2, symptoms: 2, ovulation: 1, pcosLogs: 1 },
      kept: {},
      same: {},
      refused: [],
    });
    expect(await list(client, "/api/symptoms")).toMatchObject([
      cramps("2026-09-02"),
      cramps("2026-09-01"),
    ]);
    const before = (await client.send("GET", "/api/cycles")).headers.etag;
    expect(await send(client, history)).toEqual({
      id: null,
      written: {},
      kept: {},
      same: { cycles: 2, symptoms: 2, ovulation: 1, pcosLogs: 1 },
      refused: [],
    });
    expect((await client.send("GET", "/api/cycles")).headers.etag).toBe(before);
    expect(await list(client, "/api/imports")).toMatchObject([{ id: first.id, source: "clue" }]);
  });

  it("writes once when sent twice at the same time", async () => {
    const client = await test.register();
    const answers = await Promise.all([send(client, history), send(client, history)]);
    expect(answers.filter(({ id }) => id !== null)).toHaveLength(1);
    expect(await list(client, "/api/imports")).toHaveLength(1);
    expect(await list(client, "/api/cycles")).toHaveLength(2);
  });

  it("keeps the user's entries, and every period that an imported one overlaps or touches", async () => {
    const client = await test.register();
    await client.send("POST", "/api/symptoms", { body: cramps("2026-09-01", 9) });
    await client.send("POST", "/api/cycles", {
      body: { startDate: "2026-10-06", endDate: "2026-10-09" },
    });
    const answer = await send(client, history);
    expect(answer).toMatchObject({
      written: { cycles: 1, symptoms: 1 },
      kept: { cycles: 1, symptoms: 1 },
    });
    expect(await list(client, "/api/cycles")).toMatchObject([
      { startDay: "2026-10-06" },
      { startDay: "2026-09-01" },
    ]);
    expect(await list(client, "/api/symptoms?to=2026-09-01")).toMatchObject([{ severity: 9 }]);
  });

  it("keeps the contraception entered by the user when the file has another at the same time", async () => {
    const client = await test.register();
    await client.send("POST", "/api/life-stages", {
      body: { kind: "contraception", method: "implant", from: "2026-06-01" },
    });
    const pill = { kind: "contraception", method: "pill" };
    const answer = await send(client, {
      lifeStages: [
        { ...pill, from: "2026-07-01", to: "2026-08-01" },
        { ...pill, from: "2026-01-01", to: "2026-05-31" },
      ],
    });
    expect(answer).toMatchObject({ written: { lifeStages: 1 }, kept: { lifeStages: 1 } });
  });

  it("keeps the open period, reports one that conflicts with it, and ends an earlier one", async () => {
    const client = await test.register();
    await client.send("POST", "/api/cycles", { body: { startDate: "2026-11-18" } });
    const answer = await send(client, { cycles: [cycle("2026-11-19"), cycle("2026-10-01")] });
    expect(answer).toMatchObject({ written: { cycles: 1 }, kept: { cycles: 1 } });
    const [open, ended] = await list(client, "/api/cycles");
    expect(open).not.toHaveProperty("endDay");
    expect(ended).toMatchObject({
      startDay: "2026-10-01",
      endDay: "2026-10-08",
      endIsUnknown: true,
    });
  });

  it("rejects single entries with the reason, and accepts the others", async () => {
    const client = await test.register();
    const answer = await send(client, {
      symptoms: [
        cramps("2026-09-01"),
        cramps("2026-09-01", 3),
        cramps("2026-11-21"),
        cramps("2026-02-30"),
        "=HYPERLINK()",
        null,
        { ...cramps("2026-09-03"), severity: 11 },
      ],
      cycles: [
        cycle("2026-09-01", "2026-09-05"),
        cycle("2026-09-04", "2026-09-08"),
        cycle("2026-09-20", "2026-09-18"),
      ],
      imports: [{ id: crypto.randomUUID() }],
      __proto__x: [1],
    });
    expect(answer.written).toEqual({ symptoms: 1, cycles: 1 });
    expect(answer.refused).toEqual(
      expect.arrayContaining([
        { kind: "symptoms", why: "twice", count: 1 },
        { kind: "symptoms", why: "future", count: 1 },
        { kind: "symptoms", why: "unreadable", count: 4 },
        { kind: "cycles", why: "overlaps", count: 1 },
        { kind: "cycles", why: "unreadable", count: 1 },
        { kind: "imports", why: "unknown_kind", count: 1 },
      ]),
    );
  });

  it("undo removes the whole import except what the user changed since", async () => {
    const client = await test.register();
    const { id } = await send(client, {
      ...history,
      profile: { ...(await list(client, "/api/user/profile")), age: 31, country: "Ghana" },
    });
    await client.send("PATCH", "/api/user/profile", { body: { age: 32 } });
    await client.send("POST", "/api/symptoms", { body: cramps("2026-09-01", 8) });
    const undone = await client.send("DELETE", `/api/imports/${id}`);
    expect([undone.statusCode, undone.json()]).toEqual([200, { removed: 5, changedSince: 1 }]);
    expect(await list(client, "/api/symptoms")).toMatchObject([cramps("2026-09-01", 8)]);
    expect(await list(client, "/api/cycles")).toEqual([]);
    expect(await list(client, "/api/imports")).toEqual([]);
    expect(await list(client, "/api/user/profile")).toMatchObject({ age: 32, country: null });
    expect((await client.send("DELETE", `/api/imports/${id}`)).statusCode).toBe(404);
  });

  it("fills missing answers only, and never the name or the consent", async () => {
    const client = await test.register("Naledi");
    await client.send("PATCH", "/api/user/profile", { body: { country: "Kenya" } });
    const profile = {
      ...(await list(client, "/api/user/profile")),
      name: "Someone",
      age: 30,
      country: "Ghana",
      hidesFertility: true,
      consent: { version: "1", at: "2026-01-01T00:00:00.000Z", guardianName: null },
      onboardingComplete: true,
    };
    expect(await send(client, { profile }, "mwezi")).toMatchObject({ written: { profile: 2 } });
    expect(await list(client, "/api/user/profile")).toMatchObject({
      name: "Naledi",
      age: 30,
      country: "Kenya",
      hidesFertility: true,
      consent: null,
      onboardingComplete: false,
    });
    const absurd = { ...profile, age: 500 };
    expect(await send(client, { profile: absurd })).toMatchObject({
      refused: [{ kind: "profile", why: "unreadable", count: 1 }],
    });
  });

  it("an unreadable import is rejected with a code, and nothing is written", async () => {
    const client = await test.register();
    const raw = (payload: string) =>
      test.app.inject({
        method: "POST",
        url: "/api/imports",
        headers: { authorization: `Bearer ${client.token}`, "content-type": "application/json" },
        payload,
      });
    expect((await raw('{"source":')).json().code).toBe("malformed_request");
    expect((await raw('{"source":"elsewhere","entries":{}}')).json().fields[0].field).toBe(
      "source",
    );
    const many = `[${"0,".repeat(100_000)}0]`;
    const tooMany = (await raw(`{"source":"clue","entries":{"symptoms":${many}}}`)).json();
    expect(tooMany.fields).toEqual([
      { field: "entries", code: "too_many", params: { max: 100_000 } },
    ]);
    const wide = `{${'"k":0,'.repeat(1_000)}"k":0}`;
    for (const [entries, code, max] of [
      [`${"[".repeat(200_000)}${"]".repeat(200_000)}`, "too_deep", 16],
      [wide, "too_many", 1_000],
      [`{"symptoms":[${wide}]}`, "too_many", 1_000],
      [`{"profile":{"goals":[${"0,".repeat(1_000)}0]}}`, "too_many", 1_000],
      [`{"symptoms":[${`{${'"k":0,'.repeat(99)}"k":0},`.repeat(20_000)}0]}`, "too_many", 2_000_000],
    ] as const) {
      const { fields } = (await raw(`{"source":"clue","entries":${entries}}`)).json();
      expect(fields).toEqual([{ field: "body", code, params: { max } }]);
    }
    expect((await raw(" ".repeat(20_000_001))).json().code).toBe("body_too_large");
    expect(await list(client, "/api/imports")).toEqual([]);
  });

  it("a full export imported into a new account is identical entry by entry", async () => {
    const [owner, other] = [await test.register(), await test.register()];
    await fill(owner);
    const {
      account: _a,
      exportedAt: _b,
      imports: _c,
      uploads: _d,
      sharedReports: _e,
      ...sent
    } = await exported(owner);
    const { format: _format, version: _version, ...entries } = sent;
    await other.send("PATCH", "/api/user/profile", { body: basics });
    const answer = await send(other, entries, "mwezi");
    expect(answer).toMatchObject({ kept: {}, refused: [] });
    const came = await exported(other);
    for (const [name, hers] of Object.entries(sent)) {
      expect([name, sorted(came[name])]).toEqual([name, sorted(hers)]);
    }
    const again = await send(other, entries, "mwezi");
    expect([again.id, again.written, again.kept]).toEqual([null, {}, {}]);
  });
});

const basics = {
  age: 29,
  country: "South Africa",
  cycleRegularity: "irregular",
  pcosDiagnosis: "yes",
  goals: ["track-periods"],
  privacyConsent: true,
  onboardingComplete: true,
};

const exported = async (client: Client): Promise<Record<string, unknown>> =>
  (await client.send("POST", "/api/account/export")).json();

function sorted(value: unknown): unknown {
  if (!Array.isArray(value)) return { ...(value as object), consent: null };
  return value.toSorted((one, other) => JSON.stringify(one).localeCompare(JSON.stringify(other)));
}

async function fill(client: Client): Promise<void> {
  const date = "2026-11-10";
  await client.send("PATCH", "/api/user/profile", {
    body: { ...basics, contraception: "pill", hidesFertility: true, preferredLanguage: "Hausa" },
  });
  const bodies: [path: string, body: object][] = [
    ["cycles", { startDate: "2026-10-01T07:30:00.000Z", endDate: "2026-10-05", flow: "light" }],
    ["cycles", { startDate: "2026-10-05", endDate: "2026-10-06", notes: "met on one day" }],
    ["cycles", { startDate: "2026-11-18" }],
    ["symptoms", { ...cramps(date), notes: "=1+1" }],
    ["symptoms", { date, type: "bloating", severity: 0 }],
    ["moods", { date, depression: 1, anxiety: 2, stress: 3 }],
    ["stress", { date, level: 3, tags: ["Work"], sleepQuality: 2 }],
    ["ovulation", { date, basalBodyTemp: 36.45, disturbance: "fever" }],
    ["metabolic", { date, weight: 70, bloodPressure: { systolic: 118, diastolic: 76 } }],
    ["pcos-logs", { date, period_flow: "light", notes: "مرحبا 🌙" }],
    ["body-checks", { date, acne: 2, acanthosis: false }],
  ];
  for (const [path, body] of bodies) {
    const answer = await client.send("POST", `/api/${path}`, { body });
    expect([path, answer.statusCode]).toEqual([path, 201]);
  }
  const medicineId = crypto.randomUUID();
  const schedule = { kind: "daily", timesADay: 1 };
  const medicine = { id: medicineId, name: "Metformin", schedule, startDate: "2026-10-01" };
  for (const [path, body] of [
    ["labs", { date, test: "testosterone", value: 1.4, unit: "nmol/L", rangeHigh: 1.8 }],
    ["medicines", medicine],
    ["doses", { date, medicineId, slot: 1, answer: "late" }],
  ] as const) {
    expect((await client.send("POST", `/api/${path}`, { body })).statusCode).toBe(201);
  }
  const step = { step: "blood-pressure-check", isDone: true };
  expect((await client.send("PATCH", "/api/care-plan", { body: step })).statusCode).toBe(200);
}
