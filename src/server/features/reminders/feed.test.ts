import ICAL from "ical.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const EVERY_DAY = [1, 2, 3, 4, 5, 6, 7];
const on = (time: string, words?: string) => ({ isOn: true, time, ...(words && { words }) });

describe.each(engines)("a calendar feed on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const make = async (client: Client): Promise<string> =>
    (await client.send("POST", "/api/calendar-feed")).json().path;
  const change = (client: Client, body: object) => client.send("PATCH", "/api/reminders", { body });
  const openHome = (client: Client) => client.send("GET", "/api/reminders/due");

  async function read(path: string, count = 4): Promise<string[]> {
    const answer = await test.visitor("GET", path);
    expect([answer.statusCode, answer.headers["content-type"]]).toEqual([
      200,
      "text/calendar; charset=utf-8",
    ]);
    const parsed = new ICAL.Component(ICAL.parse(answer.body));
    return parsed
      .getAllSubcomponents("vevent")
      .map((component) => new ICAL.Event(component))
      .slice(0, count)
      .map(({ startDate, summary, component }) => {
        const [alarm] = component.getAllSubcomponents("valarm");
        expect(String(alarm?.getFirstPropertyValue("trigger"))).toBe("PT0S");
        expect(startDate.zone.tzid).toBe("floating");
        return `${startDate} ${summary}`;
      });
  }

  it("has the ticked reminders with an alarm each, and says only that there is a note", async () => {
    const client = await test.register();
    await change(client, { appointmentDay: "2026-11-21" });
    const path = await make(client);
    expect(await read(path)).toEqual([
      "2026-11-20T08:00:00 You have a note",
      "2026-11-20T20:00:00 You have a note",
      "2026-11-21T08:00:00 You have a note",
      "2026-11-21T20:00:00 You have a note",
    ]);
    const text = (await test.visitor("GET", path)).body;
    expect(text).not.toMatch(/mwezi|period|cycle|appointment|fertile|dose/i);
  });

  it("uses the user's own wording and avoids quiet hours", async () => {
    const client = await test.register();
    await change(client, {
      dailyLog: { ...on("23:30", "Diary; today, 5"), weekdays: EVERY_DAY },
      quiet: { from: "21:00", to: "08:00" },
    });
    expect(await read(await make(client), 2)).toEqual([
      "2026-11-20T20:45:00 Diary; today, 5",
      "2026-11-21T20:45:00 Diary; today, 5",
    ]);
  });

  it("follows the entries and settings when the user opens Mwezi, at the same address", async () => {
    const client = await test.register();
    const path = await make(client);
    await client.send("POST", "/api/symptoms", {
      body: { date: "2026-11-20", type: "cramps", severity: 2 },
    });
    expect((await read(path, 1))[0]).toContain("2026-11-20");
    await openHome(client);
    expect((await read(path, 1))[0]).toContain("2026-11-21");
    await client.send("PATCH", "/api/user/profile", { body: { notifications: false } });
    await openHome(client);
    expect(await read(path)).toEqual([]);
    expect((await client.send("GET", "/api/calendar-feed")).json().feed.path).toBe(path);
  });

  it("has stable event ids, so that no event is duplicated", async () => {
    const client = await test.register();
    const path = await make(client);
    const names = async () => {
      const { body } = await test.visitor("GET", path);
      return [...body.matchAll(/^UID:(.*)$/gm)].map(([, name]) => name);
    };
    const before = await names();
    await change(client, { tone: "factual" });
    await openHome(client);
    expect(await names()).toEqual(before);
    expect(new Set(before).size).toBe(60);
  });

  it("returns nothing after it is renewed, ended, or deleted with the account", async () => {
    const client = await test.register();
    const first = await make(client);
    const second = await make(client);
    const statusOf = async (path: string) => (await test.visitor("GET", path)).statusCode;
    expect([await statusOf(first), await statusOf(second)]).toEqual([404, 200]);
    expect((await client.send("DELETE", "/api/calendar-feed")).statusCode).toBe(204);
    expect(await statusOf(second)).toBe(404);
    expect((await client.send("GET", "/api/calendar-feed")).json()).toEqual({ feed: null });
    const third = await make(client);
    await client.send("DELETE", "/api/account", { body: { password: client.password } });
    expect(await statusOf(third)).toBe(404);
  });

  it("answers an invalid token like an ended feed", async () => {
    const client = await test.register();
    const path = await make(client);
    const other = path.endsWith("A") ? "B" : "A";
    const wrong = [`${path.slice(0, -2)}${other}A`, "/api/calendar-feed/x", `${path}x`];
    const answers = await Promise.all(wrong.map((one) => test.visitor("GET", one)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([404, 404, 404]);
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it("is private to its owner and stored without its content or address in plain text", async () => {
    const client = await test.register();
    await change(client, { dailyLog: { ...on("20:00", "Diary"), weekdays: EVERY_DAY } });
    const path = await make(client);
    const another = await test.register();
    expect((await another.send("GET", "/api/calendar-feed")).json()).toEqual({ feed: null });
    await another.send("DELETE", "/api/calendar-feed");
    expect(await read(path, 1)).toHaveLength(1);
    const rows = await test.db.selectFrom("calendar_feeds").selectAll().execute();
    const stored = rows
      .map((row) => JSON.stringify(row) + row.calendar_sealed.toString("latin1"))
      .join();
    for (const clear of ["Diary", "VCALENDAR", path.split("/").at(-1) ?? ""]) {
      expect(stored).not.toContain(clear);
    }
  });
});
