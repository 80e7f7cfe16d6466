import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const path = "/api/life-stages";
const pill = { kind: "contraception", method: "pill", from: "2024-03-01" };

describe.each(engines)("contraception and pregnancies on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const add = async (client: Client, body: object) => {
    const answer = await client.send("POST", path, { body });
    expect(answer.statusCode, answer.body).toBe(201);
    return answer.json();
  };
  const problem = async (client: Client, body: object) => {
    const answer = await client.send("POST", path, { body });
    return [answer.statusCode, answer.json().fields?.[0]?.field, answer.json().fields?.[0]?.code];
  };
  const list = async (client: Client) => (await client.send("GET", path)).json();
  const profile = async (client: Client) => (await client.send("GET", "/api/user/profile")).json();
  const say = (client: Client, body: object) => client.send("PATCH", "/api/user/profile", { body });

  it("are returned as written, most recent first", async () => {
    const client = await test.register();
    const whole = {
      ...pill,
      pill: "combined",
      to: "2025-02-28",
      pack: "21_7",
      whyStopped: "bleeding",
      notes: "☾",
    };
    await add(client, whole);
    await add(client, { kind: "contraception", method: "iud", iud: "copper", from: "2025-06-02" });
    await add(client, { kind: "pregnancy", from: "2020-01-05", to: "2020-10-01", ending: "birth" });
    expect(await list(client)).toMatchObject([
      { method: "iud", iud: "copper", toldOn: "2026-11-20" },
      whole,
      { kind: "pregnancy", ending: "birth" },
    ]);
  });

  it("are in sync between the profile's answer and the history", async () => {
    const client = await test.register();
    await say(client, { contraception: "pill", pregnancyStatus: "unsure" });
    const [undated] = await list(client);
    expect(undated).toMatchObject({ method: "pill", toldOn: "2026-11-20" });
    expect(undated).not.toHaveProperty("from");
    const dated = (
      await client.send("PATCH", `${path}/${undated.id}`, { body: { from: "2024-03-01" } })
    ).json();
    await add(client, { kind: "contraception", method: "condoms", from: "2026-11-02" });
    expect(await profile(client)).toMatchObject({
      contraception: "other",
      pregnancyStatus: "unsure",
      lifeStages: expect.arrayContaining([
        expect.objectContaining({ id: dated.id, to: "2026-11-01" }),
      ]),
    });
    await add(client, { kind: "pregnancy", from: "2026-10-05" });
    expect((await profile(client)).pregnancyStatus).toBe("pregnant");
  });

  it("leave the calendar file without a period where hormones set the bleeding", async () => {
    const client = await test.register();
    for (const startDate of ["2026-09-10", "2026-10-08", "2026-11-05"]) {
      await client.send("POST", "/api/cycles", { body: { startDate, endDate: startDate } });
    }
    const calendar = () => client.send("POST", "/api/account/export/ics", { body: {} });
    expect((await calendar()).statusCode).toBe(200);
    await add(client, pill);
    expect((await calendar()).statusCode).toBe(404);
  });

  it("can be the end of periods, with its reason", async () => {
    const client = await test.register();
    const end = { kind: "no_periods", from: "2026-10-01" };
    expect(await problem(client, end)).toEqual([422, "whyNoPeriods", "required"]);
    const reason = { whyNoPeriods: "hysterectomy" };
    expect(await problem(client, { ...pill, ...reason })).toEqual([
      422,
      "whyNoPeriods",
      "must_be_empty",
    ]);
    await add(client, { ...end, ...reason });
    const forecast = (await client.send("GET", "/api/insights/forecast")).json();
    expect(forecast.forecast).toEqual({ kind: "paused", reason: "no-periods" });
  });

  it("show no method in the profile once ended in the history", async () => {
    const client = await test.register();
    const { id } = await add(client, pill);
    const pregnancy = await add(client, { kind: "pregnancy", from: "2026-09-05" });
    const end = (one: string, body: object) => client.send("PATCH", `${path}/${one}`, { body });
    await end(id, { to: "2026-11-10", whyStopped: "to_conceive" });
    await end(pregnancy.id, { to: "2026-11-12", ending: "loss" });
    const ended = { contraception: "none", pregnancyStatus: "not_pregnant" };
    expect(await profile(client)).toMatchObject(ended);
    await client.send("DELETE", `${path}/${id}`);
    expect(await profile(client)).toMatchObject(ended);
    const exported = (await client.send("POST", "/api/account/export")).json();
    expect(exported.profile).toMatchObject(ended);
    expect(exported.lifeStages).toHaveLength(1);
  });

  it("replace an earlier answer of the same day, and leave no trace when taken back", async () => {
    const client = await test.register();
    const before = await add(client, pill);
    await say(client, { contraception: "implant" });
    await say(client, { contraception: "ring" });
    expect((await list(client)).map(({ method }: { method: string }) => method)).toEqual([
      "ring",
      "pill",
    ]);
    await say(client, { contraception: "pill" });
    const [after, ...others] = await list(client);
    expect(others).toEqual([]);
    expect(after).toEqual({ ...before, revision: after.revision });
  });

  it.each([
    [
      "another of its days",
      pill,
      { ...pill, from: "2024-05-01", to: "2024-06-01" },
      "from",
      "overlaps_stage",
    ],
    [
      "a second without a first day",
      { ...pill, from: undefined, to: "2020-01-01" },
      { ...pill, from: undefined },
      "from",
      "overlaps_stage",
    ],
    [
      "a second pregnancy",
      { kind: "pregnancy", from: "2026-09-01" },
      { kind: "pregnancy", from: "2026-10-01" },
      "from",
      "overlaps_stage",
    ],
  ])("%s is rejected", async (_, first, second, field, code) => {
    const client = await test.register();
    await add(client, first);
    expect(await problem(client, second)).toEqual([422, field, code]);
    expect(await list(client)).toHaveLength(1);
  });

  it.each([
    [{ ...pill, from: "2026-11-21" }, "from", "in_future"],
    [{ ...pill, to: "2024-02-01" }, "to", "before_start"],
    [{ ...pill, iud: "copper" }, "iud", "must_be_empty"],
    [{ ...pill, whyStopped: "bleeding" }, "whyStopped", "must_be_empty"],
    [{ kind: "contraception", from: "2024-03-01" }, "method", "required"],
    [{ kind: "pregnancy", method: "pill" }, "method", "must_be_empty"],
    [{ kind: "pregnancy", from: "2026-10-01", ending: "birth" }, "ending", "must_be_empty"],
  ])("%j is rejected at its field", async (body, field, code) => {
    const client = await test.register();
    expect(await problem(client, body)).toEqual([422, field, code]);
    expect(await list(client)).toEqual([]);
  });

  it("reject a profile change from an older revision completely", async () => {
    const client = await test.register();
    const { revision } = await profile(client);
    await say(client, { contraception: "pill" });
    const headers = { "if-match": `"${revision}"` };
    const stale = await client.send("PATCH", "/api/user/profile", {
      body: { contraception: "ring" },
      headers,
    });
    expect([stale.statusCode, stale.json().current.contraception]).toEqual([412, "pill"]);
    expect(await list(client)).toHaveLength(1);
  });

  it("are private to the account and restored from its export", async () => {
    const [client, other] = [await test.register(), await test.register()];
    await add(client, { ...pill, to: "2025-02-28", packFrom: "2025-02-10" });
    await add(client, {
      kind: "contraception",
      method: "injection",
      everyWeeks: 12,
      from: "2026-01-05",
    });
    expect(await list(other)).toEqual([]);
    const { profile: said, lifeStages } = (await client.send("POST", "/api/account/export")).json();
    const answer = await other.send("POST", "/api/imports", {
      body: { source: "mwezi", entries: { profile: said, lifeStages } },
    });
    expect(answer.json().written.lifeStages).toBe(2);
    expect((await profile(other)).contraception).toBe("injection");
    expect(await list(other)).toMatchObject([{ everyWeeks: 12 }, { packFrom: "2025-02-10" }]);
  });

  it("accept the start of a pack for methods that have packs, after their first day", async () => {
    const client = await test.register();
    const problem = async (body: object) =>
      (await client.send("POST", "/api/life-stages", { body })).json().fields;
    expect(await problem({ ...pill, packFrom: "2024-01-01" })).toMatchObject([
      { field: "packFrom", code: "before_start" },
    ]);
    const implant = { kind: "contraception", method: "implant", packFrom: "2026-01-01" };
    expect(await problem(implant)).toMatchObject([{ field: "packFrom", code: "must_be_empty" }]);
  });
});
