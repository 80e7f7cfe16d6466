import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const today = calendarDay("2026-11-20");
const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const setup = {
  conditions: { pcos: false, endo: false, pms_pmdd: false },
  tracking: { selected: [] },
  reminders: { time: "07:15", tone: "factual" },
};

describe.each(engines)("reminders on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const read = async (client: Client) => (await client.send("GET", "/api/reminders")).json();
  const change = (client: Client, body: object) => client.send("PATCH", "/api/reminders", { body });
  const due = async (client: Client) => (await client.send("GET", "/api/reminders/due")).json();
  const dueKinds = async (client: Client) =>
    (await due(client)).due.map(({ kind }: { kind: string }) => kind);

  it("name the next injection, counted from the last one", async () => {
    const client = await test.register();
    const injection = { kind: "contraception", method: "injection", everyWeeks: 12 };
    const body = { ...injection, from: addDays(today, -200), to: addDays(today, -84) };
    await client.send("POST", "/api/life-stages", { body });
    expect(await dueKinds(client)).toContain("injections");
    const [stage] = (await client.send("GET", "/api/life-stages")).json();
    await client.send("PATCH", `/api/life-stages/${stage.id}`, { body: { to: today } });
    expect(await dueKinds(client)).not.toContain("injections");
  });

  it("start with the setup wizard's time and tone, and without cycle reminders", async () => {
    const client = await test.register();
    expect(await read(client)).toMatchObject({
      dailyLog: { isOn: true, time: "20:00", weekdays: EVERY_DAY },
      period: { isOn: false },
      fertileDays: { isOn: false },
      tone: "soft",
      revision: 0,
    });
    await client.send("PATCH", "/api/user/profile", { body: { setup } });
    expect(await read(client)).toMatchObject({ dailyLog: { time: "07:15" }, tone: "factual" });
  });

  it("have one time and tone, changed in the setup wizard or in Settings", async () => {
    const client = await test.register();
    await client.send("PATCH", "/api/user/profile", { body: { setup } });
    const dailyLog = { isOn: true, time: "21:00", weekdays: [1] };
    expect((await change(client, { dailyLog, tone: "soft" })).statusCode).toBe(200);
    const profile = (await client.send("GET", "/api/user/profile")).json();
    expect(profile.setup.reminders).toEqual({ time: "21:00", tone: "soft" });
    await client.send("PATCH", "/api/user/profile", { body: { setup } });
    expect(await read(client)).toMatchObject({
      dailyLog: { ...dailyLog, time: "07:15" },
      tone: "factual",
    });
  });

  it("can be changed one by one, and the appointment removed", async () => {
    const client = await test.register();
    const { revision } = (await change(client, { appointmentDay: "2026-11-21" })).json();
    expect(await dueKinds(client)).toEqual(["appointment", "dailyLog"]);
    const answer = await change(client, { appointmentDay: null });
    expect(answer.json()).not.toHaveProperty("appointmentDay");
    expect(await dueKinds(client)).toEqual(["dailyLog"]);
    const headers = { "if-match": `"${revision}"` };
    const body = { tone: "factual" };
    const stale = await client.send("PATCH", "/api/reminders", { body, headers });
    expect([stale.statusCode, stale.json().current.tone]).toEqual([412, "soft"]);
  });

  it("are due until answered, and never while turned off", async () => {
    const client = await test.register();
    const { id: medicineId } = (
      await client.send("POST", "/api/medicines", {
        body: {
          name: "Metformin",
          startDate: today,
          schedule: { kind: "daily", timesADay: 2 },
        },
      })
    ).json();
    const before = await due(client);
    expect(before.due).toEqual([
      { kind: "doses", time: "08:00", count: 1 },
      { kind: "doses", time: "20:00", count: 1 },
      { kind: "dailyLog", time: "20:00" },
    ]);
    expect(before.messages).toEqual([
      { time: "08:00", kinds: ["doses"] },
      { time: "20:00", kinds: ["doses", "dailyLog"] },
    ]);
    await client.send("POST", "/api/doses", {
      body: { date: today, medicineId, slot: 1, answer: "taken" },
    });
    await client.send("POST", "/api/symptoms", {
      body: { date: today, type: "cramps", severity: 3 },
    });
    const later = await due(client);
    expect(later.due).toEqual([{ kind: "doses", time: "20:00", count: 1 }]);
    expect(later.messages).toEqual([{ time: "20:00", kinds: ["doses"] }]);
    await client.send("PATCH", "/api/user/profile", { body: { notifications: false } });
    expect(await due(client)).toMatchObject({ due: [], messages: [] });
  });

  it("announce the days before a period, and the clinic visits of a pregnancy", async () => {
    const client = await test.register();
    const on = { isOn: true, time: "09:00" };
    await change(client, { lifeStage: on, premenstrual: { ...on, daysBefore: 3 } });
    expect(await read(client)).toMatchObject({ premenstrual: { daysBefore: 3 }, lifeStage: on });
    expect((await change(client, { premenstrual: { ...on, daysBefore: 15 } })).statusCode).toBe(
      422,
    );
    const body = { kind: "pregnancy", from: addDays(today, -7 * 20) };
    expect((await client.send("POST", "/api/life-stages", { body })).statusCode).toBe(201);
    const { due: all, messages } = await due(client);
    expect(all).toContainEqual({ kind: "lifeStage", time: "09:00", about: "visit" });
    expect(messages).toEqual([{ time: "20:00", kinds: ["dailyLog"] }]);
  });

  it("remind of the second patch and of the week without", async () => {
    const client = await test.register();
    const body = { kind: "contraception", method: "patch" };
    for (const ago of [7, 21]) {
      const from = addDays(today, -ago);
      const made = await client.send("POST", "/api/life-stages", { body: { ...body, from } });
      const { id } = made.json();
      const { due: all } = await due(client);
      expect(all).toContainEqual(
        ago === 7
          ? { kind: "injections", time: "08:00", about: "today" }
          : { kind: "packs", time: "08:00", about: "pause" },
      );
      await client.send("DELETE", `/api/life-stages/${id}`);
    }
  });

  it("never mention fertility when it is hidden, whatever was chosen before", async () => {
    const client = await test.register();
    for (const ago of [290, 262, 234, 206, 178, 150, 122, 94, 66, 38, 10]) {
      const startDate = addDays(today, -ago);
      await client.send("POST", "/api/cycles", {
        body: { startDate, endDate: addDays(startDate, 4) },
      });
    }
    const wish = { isOn: true, time: "09:00" };
    await change(client, { period: wish, fertileDays: wish });
    const kindsOfTheMonth = async () => {
      const kinds = new Set<string>();
      for (let day = 0; day < 28; day += 1) {
        test.setClock(`${addDays(today, day)}T08:00:00Z`);
        for (const kind of await dueKinds(client)) kinds.add(kind);
      }
      test.setClock("2026-11-20T08:00:00Z");
      return [...kinds].toSorted();
    };
    expect(await kindsOfTheMonth()).toEqual(["dailyLog", "fertileDays", "period"]);
    await client.send("PATCH", "/api/user/profile", { body: { hidesFertility: true } });
    expect(await kindsOfTheMonth()).toEqual(["dailyLog", "period"]);
  });

  it("are private to the account and encrypted", async () => {
    const client = await test.register();
    await change(client, { appointmentDay: "2026-12-24", tone: "factual" });
    const other = await test.register();
    expect(await read(other)).not.toHaveProperty("appointmentDay");
    const rows = await test.db
      .selectFrom("pages")
      .selectAll()
      .where("account_id", "=", client.user.id)
      .execute();
    // Data without a month is stored twice.
    expect(rows).toHaveLength(2);
    for (const { sealed } of rows) expect(sealed.toString("latin1")).not.toContain("2026-12-24");
  });

  it.each([
    [{ period: { isOn: true, time: "24:00" } }, "period.time"],
    [{ dailyLog: { isOn: true, time: "20:00", weekdays: [] } }, "dailyLog.weekdays"],
    [{ dailyLog: { isOn: true, time: "20:00", weekdays: [1, 1] } }, "dailyLog.weekdays"],
  ])("reject %j", async (body, field) => {
    const answer = await change(await test.register(), body);
    expect([answer.statusCode, answer.json().fields[0].field]).toEqual([422, field]);
  });
});
