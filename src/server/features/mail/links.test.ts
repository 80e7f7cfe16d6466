import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { HEALTH, type MailDesk, openMailDesk } from "#server/testing/mail-desk.ts";
import { CONFIRM_WITHIN } from "./rules.ts";
import { deleteUnconfirmed } from "./store.ts";

const MINUTE = 60_000;

describe.each(engines)("links in reminder mails on %s", (engine) => {
  let desk: MailDesk;

  beforeAll(async () => {
    desk = await openMailDesk(engine);
  });

  afterEach(() => desk.clear());

  afterAll(() => desk.close());

  it("end the mails with one click, without a sign-in, and can be clicked twice", async () => {
    const client = await desk.test.register();
    await desk.begin(client);
    desk.test.setClock("2026-11-20T18:00:00Z");
    await desk.send();
    const link = desk.lastLink();
    const click = () =>
      desk.test.app.inject({
        method: "POST",
        url: link,
        payload: "List-Unsubscribe=One-Click",
        headers: { "content-type": "application/x-www-form-urlencoded" },
      });
    const [first, second] = [await click(), await click()];
    expect([first.statusCode, second.statusCode]).toEqual([200, 200]);
    expect(await desk.rowsOf(client)).toEqual([]);
    expect((await desk.read(client)).state).toBe("off");
    const withoutNonce = ({ body }: { body: string }) => body.replace(/nonce="[^"]*"/, "");
    expect(withoutNonce(second)).toBe(withoutNonce(first));
    desk.test.setClock("2026-11-21T18:00:00Z");
    expect(await desk.send()).toBe(0);
  });

  it("do not unsubscribe when a scanner follows them: the page has a button", async () => {
    const client = await desk.test.register();
    await desk.begin(client);
    desk.test.setClock("2026-11-20T18:00:00Z");
    await desk.send();
    const page = await desk.test.visitor("GET", desk.lastLink());
    expect(page.body).toContain("No more of these mails?");
    expect(page.body).not.toMatch(HEALTH);
    expect(page.headers["content-security-policy"]).toMatch(/default-src 'none'.*nonce-/);
    expect(page.headers["cache-control"]).toBe("no-store");
    expect(await desk.rowsOf(client)).toHaveLength(1);
    const form = { "content-type": "multipart/form-data; boundary=x" };
    const pressed = await desk.test.visitor("POST", desk.lastLink(), { headers: form });
    expect(pressed.body).toContain("No more mails will come.");
    expect(await desk.rowsOf(client)).toEqual([]);
  });

  it("unsubscribe only with their own token, and do not reveal whose they are", async () => {
    const [client, other] = [await desk.test.register(), await desk.test.register()];
    await desk.begin(client);
    await desk.begin(other);
    desk.test.setClock("2026-11-20T18:00:00Z");
    await desk.send();
    const [one = "", two = ""] = desk.server.mails.map(({ text }) => desk.linkIn(text));
    // One account's id with the other's secret.
    const mixed = one.slice(0, "/api/mail/".length + 20) + two.slice("/api/mail/".length + 20);
    const wrong = [mixed, "/api/mail/x", `/api/mail/${"A".repeat(64)}`, "/api/mail/%00"];
    for (const url of wrong) {
      const answers = [await desk.test.visitor("POST", url), await desk.test.visitor("GET", url)];
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
      const confirmed = await desk.test.visitor("POST", url.replace("?", "/confirm?"));
      expect(confirmed.body).not.toContain("Notes will come");
    }
    expect([(await desk.rowsOf(client)).length, (await desk.rowsOf(other)).length]).toEqual([1, 1]);
    const huge = await desk.test.app.inject({
      method: "POST",
      url: one,
      payload: "x".repeat(3_000),
    });
    expect(huge.statusCode).toBe(413);
  });

  it("end on request, with the account, and three days after an unanswered confirmation", async () => {
    const client = await desk.test.register();
    await desk.begin(client);
    expect((await client.send("DELETE", "/api/mail-reminders")).statusCode).toBe(204);
    expect([await desk.rowsOf(client), (await desk.read(client)).state]).toEqual([[], "off"]);
    await desk.begin(client);
    await client.send("DELETE", "/api/account", { body: { password: client.password } });
    expect(await desk.rowsOf(client)).toEqual([]);
    const late = await desk.test.register();
    await desk.ask(late);
    await desk.send();
    const link = desk.lastLink();
    desk.test.passTime(CONFIRM_WITHIN + MINUTE);
    expect((await desk.test.visitor("POST", link)).body).toContain("This link has ended.");
    await deleteUnconfirmed(desk.test.db, desk.test.now() - CONFIRM_WITHIN);
    expect(await desk.rowsOf(late)).toEqual([]);
  });

  it("are stored without an address in plain text", async () => {
    const client = await desk.test.register();
    await desk.ask(client);
    const [row] = await desk.rowsOf(client);
    const stored = JSON.stringify(row) + row?.sealed?.toString("latin1");
    expect(stored).not.toContain(client.email);
  });
});
