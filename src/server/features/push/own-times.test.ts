import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { factsOf } from "#contract/insights/facts.ts";
import { factsOnDevice } from "#contract/push/messages-of.ts";
import { knownStartDays } from "#domain/cycles/cycle-history.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { cycleOverview } from "#domain/phase/cycle-overview.ts";
import { timesToPush } from "#domain/reminders/pushed-moments.ts";
import { engines } from "#server/testing/engines.ts";
import { operator, sendDueOf } from "#server/testing/send-due.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { startPushService } from "../../../../scripts/testing/push-service.ts";

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const MINUTE = 60_000;
const DAY = 24 * 60;
const today = calendarDay("2026-11-20");
const zone = "Africa/Johannesburg";
const on = { isOn: true, time: "11:11" };
const off = { isOn: false, time: "20:00", weekdays: EVERY_DAY };

describe.each(engines)("times computed by the user's device, on %s,", (engine) => {
  let test: TestApp;
  let service: Awaited<ReturnType<typeof startPushService>>;

  beforeAll(async () => {
    service = await startPushService();
    test = await createTestApp(engine, { operator, isPushService: service.isPushService });
  });

  afterAll(async () => {
    await test.close();
    await service.stop();
  });

  const send = () => sendDueOf(test);
  const read = async (client: Client, path: string) => (await client.send("GET", path)).json();
  const change = (client: Client, body: object) => client.send("PATCH", "/api/reminders", { body });
  const hand = (client: Client, minutes: readonly number[], headers = {}) =>
    client.send("POST", "/api/push/times", { body: { minutes }, headers });
  const timesOf = async ({ user }: Client) => {
    const rows = await test.db
      .selectFrom("push_subscriptions")
      .select(["next_at", "later"])
      .where("account_id", "=", user.id)
      .execute();
    return rows.map(({ next_at, later }) => [
      ...(next_at === null ? [] : [Number(next_at)]),
      ...(JSON.parse(later) as number[]),
    ]);
  };

  const begin = async () => {
    const client = await test.register();
    for (const [startDate, endDate] of [
      ["2026-08-28", "2026-09-01"],
      ["2026-09-25", "2026-09-29"],
      ["2026-10-23", "2026-10-27"],
    ]) {
      await client.send("POST", "/api/cycles", { body: { startDate, endDate } });
    }
    await change(client, { period: on, fertileDays: on, doses: off, dailyLog: off });
    const browser = service.openBrowser();
    await client.send("POST", "/api/push/subscriptions", { body: browser.subscription });
    return { client, browser };
  };

  const workOut = async (client: Client): Promise<number[]> => {
    const { facts } = await read(client, "/api/reminders/due");
    const [cycles, profile] = [
      await read(client, "/api/cycles"),
      await read(client, "/api/user/profile"),
    ];
    const known = factsOf(cycles, profile, today);
    const { forecast, fertileWindow } = cycleOverview(known, today);
    const cycle = { today, forecast, fertileWindow, cycleStarts: knownStartDays(known) };
    const times = timesToPush(facts.choices, factsOnDevice(facts, cycle), zone);
    return times.map((time) => time / MINUTE);
  };

  it("never follow the cycle without the user's consent, nor after she withdraws it", async () => {
    const { client, browser } = await begin();
    await read(client, "/api/reminders/due");
    expect(await timesOf(client)).toEqual([[]]);
    expect((await hand(client, [Math.floor(test.now() / MINUTE) + DAY])).statusCode).toBe(404);
    expect(await timesOf(client)).toEqual([[]]);
    await change(client, { pushesCycle: true });
    const minutes = await workOut(client);
    // When asked what is due, the server must not compute any.
    expect(await timesOf(client)).toEqual([[]]);
    expect(minutes.length).toBeGreaterThan(0);
    for (let again = 0; again < 2; again += 1) {
      expect((await hand(client, minutes)).statusCode).toBe(204);
      await read(client, "/api/reminders/due");
      expect(await timesOf(client)).toEqual([minutes.map((minute) => minute * MINUTE)]);
    }
    const [first = 0] = minutes;
    // On a quarter of an hour, not at eleven past.
    expect(new Date(first * MINUTE).toISOString()).toMatch(/T09:15:00/);
    test.setClock(new Date(first * MINUTE).toISOString());
    expect(await send()).toBe(1);
    expect(service.messages.map(({ body }) => browser.read(body))).toEqual([
      '{"title":"You have a note"}',
    ]);
    test.setClock("2026-11-20T08:00:00Z");
    await change(client, { pushesCycle: false });
    expect(await timesOf(client)).toEqual([[]]);
    expect((await hand(client, minutes)).statusCode).toBe(404);
    expect(await timesOf(client)).toEqual([[]]);
  });

  it("replace all the account's times; those independent of the cycle return when consent is withdrawn", async () => {
    const { client } = await begin();
    const dailyLog = { isOn: true, time: "19:30", weekdays: EVERY_DAY };
    await change(client, { dailyLog });
    expect(await read(client, "/api/reminders/due")).toMatchObject({ facts: null });
    const [before = []] = await timesOf(client);
    expect(before).toHaveLength(30);
    await change(client, { pushesCycle: true });
    const due = await read(client, "/api/reminders/due");
    expect(due).toMatchObject({ messages: [], notes: [] });
    expect(JSON.stringify(due.facts)).not.toContain("forecast");
    await hand(client, await workOut(client));
    // Cycle messages share the time of the log reminder, so no time is added.
    expect(await timesOf(client)).toEqual([before]);
    await change(client, { pushesCycle: false });
    expect(await timesOf(client)).toEqual([[]]);
    expect((await read(client, "/api/reminders/due")).messages).toEqual([
      { time: "19:30", kinds: ["dailyLog"] },
    ]);
    expect(await timesOf(client)).toEqual([before]);
  });

  it("end when reminders are turned off, and are rejected from then on", async () => {
    const { client } = await begin();
    await change(client, { pushesCycle: true });
    const minutes = await workOut(client);
    await hand(client, minutes);
    await client.send("PATCH", "/api/user/profile", { body: { notifications: false } });
    await read(client, "/api/reminders/due");
    expect(await timesOf(client)).toEqual([[]]);
    expect((await hand(client, minutes)).statusCode).toBe(404);
    expect(await timesOf(client)).toEqual([[]]);
  });

  it("are all removed when consent is withdrawn while the device sends them", async () => {
    const { client } = await begin();
    await change(client, { pushesCycle: true });
    const minutes = await workOut(client);
    for (let round = 0; round < 5; round += 1) {
      await change(client, { pushesCycle: true });
      const handed = Array.from({ length: 4 }, () => hand(client, minutes));
      await Promise.all([...handed, change(client, { pushesCycle: false })]);
      expect(await timesOf(client)).toEqual([[]]);
    }
  });

  it("belong to the account, and do not change its revision, since no data changes", async () => {
    const [{ client }, { client: other }] = [await begin(), await begin()];
    await change(client, { pushesCycle: true });
    await change(other, { pushesCycle: true });
    const revision = async () => (await client.send("GET", "/api/cycles")).headers.etag;
    const before = await revision();
    await hand(client, await workOut(client));
    expect(await revision()).toBe(before);
    expect(await timesOf(other)).toEqual([[]]);
  });

  it("are limited to two a local day, a month ahead, without duplicates", async () => {
    const { client } = await begin();
    await change(client, { pushesCycle: true });
    const noon = Date.parse("2026-11-20T10:00:00Z") / MINUTE;
    const refused = async (minutes: readonly number[], headers = {}) => {
      const answer = await hand(client, minutes, headers);
      return [answer.statusCode, answer.json().fields[0].code];
    };
    expect(await refused([noon, noon + 1, noon + 2])).toEqual([422, "too_many"]);
    expect(await refused([noon, noon])).toEqual([422, "repeated"]);
    expect(await refused([noon + 31 * DAY])).toEqual([422, "too_far_ahead"]);
    expect(await refused([-1])).toEqual([422, "too_small"]);
    expect(await refused([noon + 0.5])).toEqual([422, "not_whole"]);
    expect(await refused(Array.from({ length: 63 }, (_, place) => noon + place))).toEqual([
      422,
      "too_many",
    ]);
    // Four hours around local midnight are two days there, and one day elsewhere.
    const evening = Date.parse("2026-11-20T21:00:00Z") / MINUTE;
    const late = [evening, evening + 30, evening + 90, evening + 120];
    expect((await hand(client, late)).statusCode).toBe(204);
    expect(await refused(late, { "time-zone": "America/New_York" })).toEqual([422, "too_many"]);
    expect((await hand(client, [noon + 30 * DAY, noon])).statusCode).toBe(204);
    expect(await timesOf(client)).toEqual([[noon * MINUTE, (noon + 30 * DAY) * MINUTE]]);
  });
});
