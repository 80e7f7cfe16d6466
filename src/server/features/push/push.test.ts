import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { connectDatabase } from "#server/storage/db/connect.ts";
import { engines } from "#server/testing/engines.ts";
import { operator, sendDueOf } from "#server/testing/send-due.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { startPushService } from "../../../../scripts/testing/push-service.ts";
import { endExpiredSessions } from "../account/sessions.ts";

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const MINUTE = 60_000;
/** The payload, in the form that Safari also shows without a service worker. */
const PAYLOAD =
  '{"web_push":8030,"notification":{"title":"You have a note","navigate":"https://mwezi.example.org/note","tag":"note"},"mutable":true}';

const hourIn = (timeZone: string, time: number) =>
  Number(
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" }).format(time),
  );

describe.each(engines)("push messages on %s", (engine) => {
  let test: TestApp;
  let service: Awaited<ReturnType<typeof startPushService>>;
  const outcomes: string[] = [];

  beforeAll(async () => {
    service = await startPushService();
    test = await createTestApp(engine, { operator, isPushService: service.isPushService });
  });

  afterEach(async () => {
    service.messages.length = 0;
    service.answers.status = 201;
    service.answers.headers = {};
    await test.db.deleteFrom("push_subscriptions").execute();
    test.setClock("2026-11-20T08:00:00Z");
  });

  afterAll(async () => {
    await test.close();
    await service.stop();
  });

  const send = (db = test.db) =>
    sendDueOf(
      { db, now: test.now },
      {
        publicAddress: "https://mwezi.example.org",
        metrics: { noteMessage: (...outcome) => void outcomes.push(outcome.join(" ")) },
      },
    );
  const askToWait = (text: string) => {
    service.answers.headers = { "retry-after": text };
  };
  const change = (client: Client, body: object) => client.send("PATCH", "/api/reminders", { body });
  const subscribe = async (client: Client) => {
    const browser = service.openBrowser();
    const answer = await client.send("POST", "/api/push/subscriptions", {
      body: browser.subscription,
    });
    expect(answer.statusCode).toBe(204);
    // The app asks what is due after each write.
    await client.send("GET", "/api/reminders/due");
    return browser;
  };
  const rowsOf = ({ user }: Client) =>
    test.db
      .selectFrom("push_subscriptions")
      .selectAll()
      .where("account_id", "=", user.id)
      .execute();

  it("are sent once by two processes, at the chosen hour, encrypted, with neutral text", async () => {
    const client = await test.register();
    await change(client, {
      dailyLog: { isOn: true, time: "19:30", weekdays: EVERY_DAY, words: "My period" },
    });
    const browser = await subscribe(client);
    test.setClock("2026-11-20T17:29:59Z");
    expect(await send()).toBe(0);
    test.setClock("2026-11-20T17:30:10Z");
    const counts = await Promise.all([send(), send()]);
    expect(counts.toSorted()).toEqual([0, 1]);
    const [message, ...others] = service.messages;
    expect(others).toEqual([]);
    expect(message?.headers).toMatchObject({
      "content-encoding": "aes128gcm",
      ttl: "3600",
      topic: "note",
    });
    const { publicKey } = (await client.send("GET", "/api/push")).json();
    expect(message?.headers.authorization).toContain(`k=${publicKey}`);
    expect(message && browser.read(message.body)).toBe(PAYLOAD);
    test.setClock("2026-11-21T17:30:10Z");
    await client.send("GET", "/api/push");
    expect([await send(), service.messages.length]).toEqual([1, 2]);
  });

  it("are sent once each by two nodes with separate connections", async () => {
    const client = await test.register();
    const browsers = [];
    for (let count = 0; count < 10; count += 1) browsers.push(await subscribe(client));
    const other = await connectDatabase(test.location);
    test.setClock("2026-11-20T18:00:30Z");
    const counts = await Promise.all([send(), send(other), send(), send(other)]);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(10);
    const paths = service.messages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(10);
    expect(paths).toHaveLength(10);
    await other.destroy();
  });

  it.each([
    ["Africa/Johannesburg", "2026-11-20T08:00:00Z", ["2026-11-20T18:00:00Z"]],
    ["Africa/Lagos", "2026-11-20T08:00:00Z", ["2026-11-20T19:00:00Z"]],
    // The local day has begun already, while the server's has not.
    ["Pacific/Kiritimati", "2026-11-20T11:00:00Z", ["2026-11-21T06:00:00Z"]],
    // Clocks go back on October 25, 2026, and forward on March 28, 2027.
    ["Europe/London", "2026-10-24T08:00:00Z", ["2026-10-24T19:00:00Z", "2026-10-25T20:00:00Z"]],
    ["Europe/London", "2027-03-27T08:00:00Z", ["2027-03-27T20:00:00Z", "2027-03-28T19:00:00Z"]],
    // Egypt's clocks go forward at midnight on April 30, 2027.
    ["Africa/Cairo", "2027-04-29T08:00:00Z", ["2027-04-29T18:00:00Z", "2027-04-30T17:00:00Z"]],
  ])("in %s from %s are sent at the chosen local hour", async (zone, from, times) => {
    test.setClock(from);
    const client = await test.register();
    const { subscription } = service.openBrowser();
    await client.send("POST", "/api/push/subscriptions", { body: subscription });
    await client.send("GET", "/api/reminders/due", { headers: { "time-zone": zone } });
    const [row] = await rowsOf(client);
    const all = [Number(row?.next_at), ...JSON.parse(row?.later ?? "[]")];
    const evening = all.filter((time) => hourIn(zone, time) === 20);
    expect(evening.slice(0, times.length)).toEqual(times.map((time) => Date.parse(time)));
  });

  it("end for a browser that is gone, and when reminders are turned off", async () => {
    const client = await test.register();
    await subscribe(client);
    await subscribe(client);
    await client.send("PATCH", "/api/user/profile", { body: { notifications: false } });
    await client.send("GET", "/api/reminders/due");
    expect(await rowsOf(client)).toMatchObject([{ next_at: null }, { next_at: null }]);
    await client.send("PATCH", "/api/user/profile", { body: { notifications: true } });
    await client.send("GET", "/api/reminders/due");
    test.setClock("2026-11-20T18:00:00Z");
    service.answers.status = 410;
    expect(await send()).toBe(0);
    expect(await rowsOf(client)).toEqual([]);
  });

  it("are retried after failures with growing delays, and given up in the end", async () => {
    const client = await test.register();
    await subscribe(client);
    test.setClock("2026-11-20T18:00:00Z");
    service.answers.status = 503;
    for (const [wait, tries] of [
      [0, 1],
      [0.5, 1],
      [1, 2],
      [5, 3],
      [20, 4],
      [40, 4],
    ] as const) {
      test.passTime(wait * MINUTE);
      await send();
      expect([wait, service.messages.length]).toEqual([wait, tries]);
    }
    service.answers.status = 201;
    test.setClock("2026-11-21T18:00:30Z");
    expect(await send()).toBe(1);
  });

  it("are retried when the service asks for it, and dropped when that is too late", async () => {
    await subscribe(await test.register());
    test.setClock("2026-11-20T18:00:00Z");
    service.answers.status = 429;
    askToWait("600");
    await send();
    askToWait("Fri, 20 Nov 2026 18:25:00 GMT");
    test.setClock("2026-11-20T18:09:59Z");
    expect([await send(), service.messages.length]).toEqual([0, 1]);
    test.setClock("2026-11-20T18:10:00Z");
    expect([await send(), service.messages.length]).toEqual([0, 2]);
    askToWait("7200");
    test.setClock("2026-11-20T18:24:59Z");
    expect([await send(), service.messages.length]).toEqual([0, 2]);
    test.setClock("2026-11-20T18:25:00Z");
    expect([await send(), service.messages.length]).toEqual([0, 3]);
    service.answers.status = 201;
    test.setClock("2026-11-20T20:25:00Z");
    expect([await send(), service.messages.length]).toEqual([0, 3]);
    test.setClock("2026-11-21T18:00:00Z");
    expect(await send()).toBe(1);
  });

  it("do not follow a redirect of a push service", async () => {
    await subscribe(await test.register());
    test.setClock("2026-11-20T18:00:00Z");
    const location = service.openBrowser().subscription.endpoint;
    Object.assign(service.answers, { status: 307, headers: { location } });
    expect([await send(), service.messages.length]).toEqual([0, 1]);
  });

  it("are dropped when over an hour late; each outcome is counted", async () => {
    outcomes.length = 0;
    const client = await test.register();
    await subscribe(client);
    test.setClock("2026-11-20T19:01:00Z");
    expect([await send(), service.messages.length]).toEqual([0, 0]);
    test.setClock("2026-11-21T18:00:00Z");
    expect(await send()).toBe(1);
    service.answers.status = 500;
    test.setClock("2026-11-22T18:00:00Z");
    expect(await send()).toBe(0);
    expect(outcomes).toEqual(["push late", "push sent", "push failed"]);
  });

  it("are ended only by their owner and stored without an address in plain text", async () => {
    const [client, another] = [await test.register(), await test.register()];
    const { subscription } = await subscribe(client);
    const body = { endpoint: subscription.endpoint };
    expect((await another.send("POST", "/api/push/unsubscribe", { body })).statusCode).toBe(204);
    const [row] = await rowsOf(client);
    const stored = JSON.stringify(row) + row?.sealed.toString("latin1");
    for (const clear of [subscription.endpoint, subscription.keys.auth, "127.0.0.1"]) {
      expect(stored).not.toContain(clear);
    }
    await client.send("POST", "/api/push/unsubscribe", { body });
    expect(await rowsOf(client)).toEqual([]);
  });

  it("are rejected for addresses of unknown services and for invalid keys", async () => {
    const client = await test.register();
    const { subscription } = service.openBrowser();
    const { endpoint, keys } = subscription;
    const refused = async (body: object) => {
      const answer = await client.send("POST", "/api/push/subscriptions", { body });
      return [answer.statusCode, answer.json().fields[0].field];
    };
    const inside = "http://169.254.169.254/latest";
    expect(await refused({ endpoint: inside, keys })).toEqual([422, "endpoint"]);
    expect(await refused({ endpoint, keys: { ...keys, auth: "AAAA" } })).toEqual([
      422,
      "keys.auth",
    ]);
    expect(await refused({ endpoint, keys: { ...keys, p256dh: "AAAA" } })).toEqual([
      422,
      "keys.p256dh",
    ]);
    for (let count = 0; count < 10; count += 1) await subscribe(client);
    expect(await refused(subscription)).toEqual([422, "endpoint"]);
  });

  it("end with the session that asked for them, however that ends", async () => {
    const signIn = async ({ email, password }: Client) => {
      const answer = await test.visitor("POST", "/api/auth/login", { body: { email, password } });
      return test.as(answer.json().token);
    };
    const ends: Record<string, (here: Client["send"], there: Client["send"]) => Promise<unknown>> =
      {
        "signed out": (_, there) => there("POST", "/api/auth/logout"),
        "signed out elsewhere": async (here) => {
          const sessions = (await here("GET", "/api/account/sessions")).json();
          const other = sessions.find((session: { current: boolean }) => !session.current);
          return here("DELETE", `/api/account/sessions/${other.id}`);
        },
        "a new password": (here) =>
          here("POST", "/api/account/password", {
            body: { currentPassword: "marula-24", newPassword: "moon-and-sea" },
          }),
        idle: async () => {
          test.passTime(31 * 24 * 60 * MINUTE);
          await endExpiredSessions(test.db, test.now());
        },
      };
    for (const [name, end] of Object.entries(ends)) {
      const client = await test.register();
      const there = await signIn(client);
      await subscribe({ ...client, send: there });
      expect((await there("GET", "/api/push")).json().isOnHere).toBe(true);
      expect((await client.send("GET", "/api/push")).json()).toMatchObject({
        subscriptions: 1,
        isOnHere: false,
      });
      await end(client.send, there);
      expect([name, await rowsOf(client)]).toEqual([name, []]);
    }
    const everywhere = await test.register();
    await subscribe(everywhere);
    await everywhere.send("DELETE", "/api/account/sessions");
    expect(await rowsOf(everywhere)).toEqual([]);
  });
});
