import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Cycle } from "#contract/entries/cycles.ts";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

describe.each(engines)("cycles on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const start = (client: Client, body: object, headers = {}) =>
    client.send("POST", "/api/cycles", { body, headers });
  const change = (client: Client, id: string, body: object) =>
    client.send("PATCH", `/api/cycles/${id}`, { body });
  const list = async (client: Client): Promise<Cycle[]> =>
    (await client.send("GET", "/api/cycles")).json();

  async function logPeriods(client: Client, days: readonly (readonly [string, string])[]) {
    for (const [startDate, endDate] of days) {
      expect((await start(client, { startDate, endDate })).statusCode).toBe(201);
    }
  }

  it("starting a period stores the timestamp as sent, and the user's local day [S3-11 S7-14]", async () => {
    const client = await test.register();
    const startDate = "2026-11-19T22:30:00.000Z";
    const answer = await start(client, { startDate });
    expect(answer.statusCode).toBe(201);
    const { id, revision } = answer.json();
    expect(answer.json()).toEqual({ id, revision, startDate, startDay: "2026-11-20" });
    expect(await list(client)).toEqual([answer.json()]);
  });

  it.each([
    ["2026-11-19T22:10:00Z", "Pacific/Apia", "2026-11-20"],
    ["2026-11-19T21:50:00Z", "Africa/Johannesburg", "2026-11-19"],
    ["2026-11-19T00:00:00.000Z", "America/St_Johns", "2026-11-19"],
    ["2026-11-19", "Pacific/Apia", "2026-11-19"],
    ["2026-11-19T23:30:00+02:00", "Africa/Johannesburg", "2026-11-19"],
  ])("%s in %s is the local day %s", async (startDate, timeZone, startDay) => {
    const client = await test.register();
    const answer = await start(client, { startDate }, { "time-zone": timeZone });
    expect(answer.json().startDay).toBe(startDay);
  });

  it("the profile's time zone applies without a Time-Zone header", async () => {
    const client = await test.register();
    const body = { timeZone: "Pacific/Apia" };
    await client.send("PATCH", "/api/user/profile", { body });
    const answer = await test.app.inject({
      method: "POST",
      url: "/api/cycles",
      headers: { authorization: `Bearer ${client.token}` },
      payload: { startDate: "2026-11-19T22:10:00Z" },
    });
    expect(answer.json().startDay).toBe("2026-11-20");
  });

  it("ending sets the end, and opening again removes it [S3-11 S7-16]", async () => {
    const client = await test.register();
    const { id } = (await start(client, { startDate: "2026-11-15" })).json();
    const ended = await change(client, id, { endDate: "2026-11-19" });
    expect(ended.json()).toMatchObject({ endDate: "2026-11-19", endDay: "2026-11-19" });
    const opened = await change(client, id, { endDate: null });
    expect(opened.json()).not.toHaveProperty("endDate");
    expect(opened.json()).not.toHaveProperty("endDay");
  });

  it("a change keeps the fields that it does not name", async () => {
    const client = await test.register();
    const body = { startDate: "2026-11-15", flow: "heavy", notes: "a word" };
    const { id } = (await start(client, body)).json();
    const { revision } = (await change(client, id, { flow: "light" })).json();
    expect(await list(client)).toEqual([
      { ...body, id, revision, startDay: "2026-11-15", flow: "light" },
    ]);
  });

  it("a cycle can be excluded with a reason, and included again", async () => {
    const client = await test.register();
    const { id } = (await start(client, { startDate: "2026-11-15" })).json();
    const out = await change(client, id, { leftOutBecause: "illness", isUnsure: true });
    expect(out.json()).toMatchObject({ leftOutBecause: "illness", isUnsure: true });
    await change(client, id, { missedLog: "no" });
    expect((await list(client))[0]).toMatchObject({ leftOutBecause: "illness", missedLog: "no" });
    const back = await change(client, id, { leftOutBecause: null });
    expect(back.json()).not.toHaveProperty("leftOutBecause");
  });

  it("an estimated end is marked as one, until the user gives her own", async () => {
    const client = await test.register();
    const { id } = (await start(client, { startDate: "2026-10-20" })).json();
    const estimate = { endDate: "2026-10-27", endIsUnknown: true };
    expect((await change(client, id, estimate)).json()).toMatchObject(estimate);
    const known = await change(client, id, { endDate: "2026-10-24" });
    expect(known.json()).not.toHaveProperty("endIsUnknown");
  });

  it("a flow and an answer about a missed log can be cleared", async () => {
    const client = await test.register();
    const { id } = (await start(client, { startDate: "2026-11-15", flow: "light" })).json();
    await change(client, id, { missedLog: "yes", notes: "long week" });
    const back = await change(client, id, { flow: null, missedLog: null });
    const left = { id, startDate: "2026-11-15", startDay: "2026-11-15", notes: "long week" };
    expect(back.json()).toEqual({ ...left, revision: back.json().revision });
    expect(await list(client)).toEqual([back.json()]);
  });

  it("a cycle can be deleted once", async () => {
    const client = await test.register();
    const { id } = (await start(client, { startDate: "2026-11-15" })).json();
    expect((await client.send("DELETE", `/api/cycles/${id}`)).statusCode).toBe(204);
    expect((await client.send("DELETE", `/api/cycles/${id}`)).statusCode).toBe(404);
    expect(await list(client)).toEqual([]);
  });

  it("a write sent twice with the same id is saved once", async () => {
    const client = await test.register();
    const body = { id: crypto.randomUUID(), startDate: "2026-11-18" };
    const answers = [await start(client, body), await start(client, body)];
    expect(answers.map((answer) => answer.statusCode)).toEqual([201, 201]);
    expect(answers[1]?.json()).toEqual(answers[0]?.json());
    expect(await list(client)).toHaveLength(1);
  });

  it("New Period: ending and starting on the same day is allowed repeatedly", async () => {
    const client = await test.register();
    for (const hour of ["05", "06", "07"]) {
      const startDate = `2026-11-20T${hour}:00:00.000Z`;
      const { id } = (await start(client, { startDate })).json();
      expect((await change(client, id, { endDate: startDate })).statusCode).toBe(200);
    }
    expect(await list(client)).toHaveLength(3);
  });

  describe("is rejected with a code on the field:", () => {
    const logged = ["2026-10-10", "2026-10-15"] as const;

    it.each([
      ["a start in the future", { startDate: "2026-11-21" }, "startDate", "in_future"],
      [
        "an end in the future",
        { startDate: "2026-11-19", endDate: "2026-11-21" },
        "endDate",
        "in_future",
      ],
      [
        "an end before its start",
        { startDate: "2026-11-19", endDate: "2026-11-18" },
        "endDate",
        "before_start",
      ],
      [
        "a start inside another period",
        { startDate: "2026-10-12" },
        "startDate",
        "overlaps_period",
      ],
      [
        "a period around another",
        { startDate: "2026-10-09", endDate: "2026-10-16" },
        "endDate",
        "overlaps_period",
      ],
      [
        "the same days again",
        { startDate: "2026-10-10", endDate: "2026-10-15" },
        "startDate",
        "overlaps_period",
      ],
      ["an open period before another", { startDate: "2026-10-01" }, "endDate", "overlaps_period"],
      ["a day that does not exist", { startDate: "2026-02-30" }, "startDate", "wrong_date"],
      ["a day in 1900", { startDate: "1900-01-01" }, "startDate", "wrong_date"],
      ["a day in 2100", { startDate: "2100-01-01" }, "startDate", "wrong_date"],
      [
        "a timestamp without a zone",
        { startDate: "2026-11-19T08:00:00" },
        "startDate",
        "wrong_date",
      ],
    ])("%s", async (_, body, field, code) => {
      const client = await test.register();
      await logPeriods(client, [logged]);
      const answer = await start(client, body);
      expect(answer.statusCode).toBe(422);
      expect(answer.json().fields[0]).toEqual({ field, code });
      expect(await list(client)).toHaveLength(1);
    });

    it("a second open period [S4-14]", async () => {
      const client = await test.register();
      await start(client, { startDate: "2026-11-01" });
      const answer = await start(client, { startDate: "2026-11-18" });
      expect(answer.statusCode).toBe(422);
      expect(answer.json().fields).toEqual([{ field: "startDate", code: "period_still_open" }]);
    });

    it("reopening a period while another is open", async () => {
      const client = await test.register();
      await logPeriods(client, [logged]);
      await start(client, { startDate: "2026-11-18" });
      const [, first] = await list(client);
      expect((await change(client, first?.id ?? "", { endDate: null })).statusCode).toBe(422);
    });

    it("an end inside a later period", async () => {
      const client = await test.register();
      await logPeriods(client, [["2026-10-01", "2026-10-04"], logged]);
      const [, first] = await list(client);
      const answer = await change(client, first?.id ?? "", { endDate: "2026-10-12" });
      expect(answer.statusCode).toBe(422);
    });
  });

  it("two devices starting a period at the same moment create one open period [S4-14]", async () => {
    const client = await test.register();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        start(client, { startDate: `2026-11-${String(10 + index)}` }),
      ),
    );
    const statuses = answers.map((answer) => answer.statusCode).sort();
    expect(statuses).toEqual([201, ...Array(7).fill(422)]);
    expect(await list(client)).toHaveLength(1);
  });

  it("one of two devices writing overlapping periods at the same moment succeeds", async () => {
    const client = await test.register();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, index) =>
        start(client, { startDate: `2026-10-0${index + 1}`, endDate: "2026-10-12" }),
      ),
    );
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(1);
    expect(await list(client)).toHaveLength(1);
  });

  it("the list is newest first [S7-13]", async () => {
    const client = await test.register();
    await logPeriods(client, [
      ["2026-09-10", "2026-09-14"],
      ["2026-11-08", "2026-11-12"],
      ["2026-10-10", "2026-10-15"],
    ]);
    const days = (await list(client)).map((cycle) => cycle.startDay);
    expect(days).toEqual(["2026-11-08", "2026-10-10", "2026-09-10"]);
  });
});
