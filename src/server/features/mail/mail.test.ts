import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { connectDatabase } from "#server/storage/db/connect.ts";
import { engines } from "#server/testing/engines.ts";
import { HEALTH, type MailDesk, openMailDesk, publicAddress } from "#server/testing/mail-desk.ts";
import { startMailServer } from "#server/testing/mail-server.ts";
import { createTestApp } from "#server/testing/test-app.ts";
import { openBrowser } from "../../../../scripts/testing/push-service.ts";
import { createTransport } from "./transport.ts";

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const MINUTE = 60_000;

describe.each(engines)("reminders by e-mail on %s", (engine) => {
  let desk: MailDesk;

  beforeAll(async () => {
    desk = await openMailDesk(engine);
  });

  afterEach(() => desk.clear());

  afterAll(() => desk.close());

  it("require confirmation by a first mail, and nothing else is sent before", async () => {
    const client = await desk.test.register();
    expect(await desk.read(client)).toMatchObject({ state: "off", address: client.email });
    await desk.ask(client);
    expect([await desk.send(), await desk.send()]).toEqual([1, 0]);
    const [mail] = desk.server.mails;
    expect(mail).toMatchObject({ to: client.email, from: "notes@example.org" });
    expect(mail?.header("Subject")).toBe("Please confirm");
    expect(mail?.raw).not.toMatch(HEALTH);
    desk.test.setClock("2026-11-20T18:00:00Z");
    expect([await desk.send(), (await desk.read(client)).state]).toEqual([0, "unconfirmed"]);
    const link = desk.linkIn(mail?.text);
    const page = await desk.test.visitor("GET", link);
    expect([page.statusCode, page.body]).toEqual([200, expect.stringContaining("<form")]);
    expect((await desk.read(client)).state).toBe("unconfirmed");
    for (let again = 0; again < 2; again += 1) {
      expect((await desk.test.visitor("POST", link)).body).toContain("Notes will come");
    }
    expect((await desk.read(client)).state).toBe("on");
    desk.test.setClock("2026-11-21T18:00:00Z");
    expect(await desk.send()).toBe(1);
  });

  it("are sent once by two nodes, at the chosen hour, as previewed, without health data", async () => {
    const client = await desk.test.register();
    const dailyLog = { isOn: true, time: "19:30", weekdays: EVERY_DAY, words: "My period" };
    await client.send("PATCH", "/api/reminders", { body: { dailyLog } });
    await desk.begin(client);
    const other = await connectDatabase(desk.test.location);
    desk.test.setClock("2026-11-20T17:29:59Z");
    expect(await desk.send()).toBe(0);
    desk.test.setClock("2026-11-20T17:30:10Z");
    const counts = await Promise.all([
      desk.send(),
      desk.send(other),
      desk.send(),
      desk.send(other),
    ]);
    expect(counts.toSorted()).toEqual([0, 0, 0, 1]);
    await other.destroy();
    const [mail, ...others] = desk.server.mails;
    expect([others, mail?.to]).toEqual([[], client.email]);
    const link = desk.lastLink();
    const { note } = await desk.read(client);
    expect(note).toEqual({
      from: "Notes <notes@example.org>",
      subject: "You have a note",
      text: `You have a note: ${publicAddress}/note\n\nNo more of these mails: ${publicAddress}/api/mail/…?in=en`,
    });
    expect(mail?.header("From")).toBe(note.from);
    expect(mail?.header("Subject")).toBe(note.subject);
    expect(mail?.text.trim().replaceAll("\r\n", "\n")).toBe(
      note.text.replace(/\/api\/mail\/.*/, link),
    );
    expect(mail?.header("List-Unsubscribe")).toBe(`<${publicAddress}${link}>`);
    expect(mail?.header("List-Unsubscribe-Post")).toBe("List-Unsubscribe=One-Click");
    expect(mail?.header("Auto-Submitted")).toBe("auto-generated");
    expect(mail?.header("X-Mailer")).toBeNull();
    expect(mail?.raw).not.toMatch(HEALTH);
  });

  it("are sent at the times of push messages: at most two a day, none in quiet hours", async () => {
    const client = await desk.test.register();
    const at = (time: string) => ({ isOn: true, time, weekdays: EVERY_DAY });
    await client.send("PATCH", "/api/reminders", {
      body: {
        dailyLog: at("23:00"),
        carePlan: at("12:00"),
        recoveryCode: at("06:00"),
        period: { isOn: true, time: "11:11" },
        fertileDays: { isOn: true, time: "11:12" },
      },
    });
    await desk.begin(client);
    const { subscription } = openBrowser("https://fcm.googleapis.com/fcm/send/e7Qs-marula");
    await client.send("POST", "/api/push/subscriptions", { body: subscription });
    await client.send("GET", "/api/reminders/due");
    const [row] = await desk.rowsOf(client);
    const times = [Number(row?.next_at), ...JSON.parse(row?.later ?? "[]")];
    const pushed = await desk.test.db
      .selectFrom("push_subscriptions")
      .select(["next_at", "later"])
      .where("account_id", "=", client.user.id)
      .execute();
    expect(pushed).toEqual([{ next_at: row?.next_at, later: row?.later }]);
    const days = times.map((time) => new Date(time).toISOString().slice(0, 10));
    expect(Math.max(...days.map((day) => days.filter((one) => one === day).length))).toBe(2);
    const hours = new Set(times.map((time) => new Date(time).toISOString().slice(11, 16)));
    // 07:00 and 21:45 in Johannesburg, where the quiet hours end and begin.
    expect([...hours].toSorted()).toEqual(["05:00", "19:45"]);
  });

  it("never follow the cycle, even if push messages may", async () => {
    const client = await desk.test.register();
    for (const [startDate, endDate] of [
      ["2026-08-28", "2026-09-01"],
      ["2026-09-25", "2026-09-29"],
      ["2026-10-23", "2026-10-27"],
    ]) {
      await client.send("POST", "/api/cycles", { body: { startDate, endDate } });
    }
    const on = { isOn: true, time: "11:11" };
    const off = { ...on, isOn: false, weekdays: EVERY_DAY };
    await client.send("PATCH", "/api/reminders", {
      body: { pushesCycle: true, period: on, fertileDays: on, dailyLog: off },
    });
    const { subscription } = openBrowser("https://fcm.googleapis.com/fcm/send/e7Qs-marula");
    await client.send("POST", "/api/push/subscriptions", { body: subscription });
    await desk.begin(client);
    await client.send("GET", "/api/reminders/due");
    const minutes = [Math.floor(desk.test.now() / MINUTE) + 60];
    await client.send("POST", "/api/push/times", { body: { minutes } });
    await client.send("GET", "/api/reminders/due");
    expect(await desk.rowsOf(client)).toMatchObject([{ state: "on", next_at: null, later: "[]" }]);
    const pushed = desk.test.db.selectFrom("push_subscriptions").select("next_at");
    const [browser] = await pushed.where("account_id", "=", client.user.id).execute();
    expect(browser?.next_at).not.toBeNull();
  });

  it("are in the language of the profile, also after a change", async () => {
    const client = await desk.test.register();
    await desk.begin(client);
    const body = { preferredLanguage: "Swahili" };
    await client.send("PATCH", "/api/user/profile", { body });
    await client.send("GET", "/api/reminders/due");
    desk.test.setClock("2026-11-20T18:00:00Z");
    expect(await desk.send()).toBe(1);
    const { note } = await desk.read(client);
    expect(note.subject).not.toBe("You have a note");
    expect(desk.server.mails[0]?.header("Subject")).toBe(note.subject);
    expect(desk.lastLink()).toMatch(/\?in=sw$/);
    expect((await desk.test.visitor("GET", desk.lastLink())).body).toContain('<html lang="sw">');
  });

  it("are retried after failures with growing delays, and given up in the end", async () => {
    const client = await desk.test.register();
    await desk.begin(client);
    desk.test.setClock("2026-11-20T18:00:00Z");
    desk.server.answers.recipient = "451 4.3.0 Try again later";
    desk.server.tries.count = 0;
    for (const [wait, tries] of [
      [0, 1],
      [0.5, 1],
      [1, 2],
      [5, 3],
      [20, 4],
      [40, 4],
    ] as const) {
      desk.test.passTime(wait * MINUTE);
      await desk.send();
      expect([wait, desk.server.tries.count]).toEqual([wait, tries]);
    }
    expect(desk.failures[0]).toEqual({ code: "EENVELOPE", status: 451 });
    desk.server.answers.recipient = null;
    desk.test.setClock("2026-11-21T18:00:30Z");
    expect(await desk.send()).toBe(1);
  });

  it("are retried even if none follows, as is the confirmation mail", async () => {
    const client = await desk.test.register();
    await desk.ask(client);
    desk.server.answers.mail = "451 4.3.0 Try again later";
    expect(await desk.send()).toBe(0);
    desk.server.answers.mail = null;
    desk.test.passTime(MINUTE);
    expect([await desk.send(), await desk.rowsOf(client)]).toMatchObject([1, [{ next_at: null }]]);
  });

  it("are dropped when over an hour late", async () => {
    const client = await desk.test.register();
    await desk.begin(client);
    desk.test.setClock("2026-11-20T19:01:00Z");
    expect([await desk.send(), desk.server.mails.length]).toEqual([0, 0]);
  });

  it("stop and delete the address when the server rejects it, and the app says so", async () => {
    const client = await desk.test.register();
    await desk.begin(client);
    await desk.read(client);
    desk.test.setClock("2026-11-20T18:00:00Z");
    desk.server.answers.recipient = "550 5.1.1 Nobody here";
    expect(await desk.send()).toBe(0);
    expect((await desk.read(client)).state).toBe("refused");
    expect(await desk.rowsOf(client)).toMatchObject([{ sealed: null, next_at: null, later: "[]" }]);
    await client.send("GET", "/api/reminders/due");
    desk.test.setClock("2026-11-21T18:00:00Z");
    expect([await desk.send(), desk.server.tries.count]).toEqual([0, 2]);
    desk.server.answers.recipient = null;
    await desk.begin(client);
    expect((await desk.read(client)).state).toBe("on");
  });

  it("continue when the server rejects by policy and not because of the address", async () => {
    const client = await desk.test.register();
    await desk.begin(client);
    desk.test.setClock("2026-11-20T18:00:00Z");
    desk.server.answers.recipient = "554 5.7.1 Relay access denied";
    await desk.send();
    expect([(await desk.read(client)).state, desk.failures]).toEqual([
      "on",
      [{ code: "EENVELOPE", status: 554 }],
    ]);
  });
});

describe("a server whose mail server is missing", () => {
  it("does not offer or accept reminders by e-mail", async () => {
    const test = await createTestApp("sqlite");
    try {
      const client = await test.register();
      expect((await client.send("GET", "/api/mail-reminders")).json()).toEqual({ mail: null });
      expect((await client.send("POST", "/api/mail-reminders")).statusCode).toBe(404);
      expect((await client.send("DELETE", "/api/mail-reminders")).statusCode).toBe(204);
    } finally {
      await test.close();
    }
  });

  it("logs a failed check at start with only a code", async () => {
    const server = await startMailServer();
    const transport = createTransport(server.settings);
    expect(await transport.check()).toBeNull();
    await server.stop();
    await transport.close();
    const away = createTransport({ ...server.settings, login: { name: "a", password: "hunter2" } });
    const failure = await away.check();
    expect(failure).toEqual({ code: expect.any(String), status: null });
    expect(JSON.stringify(failure)).not.toContain("hunter2");
    await away.close();
  });
});
