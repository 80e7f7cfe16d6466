import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { SignInEmailSchema } from "#contract/kernel/email-address.ts";
import { createAccount } from "#server/features/account/registration.ts";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { engines } from "#server/testing/engines.ts";
import { type MailDesk, openMailDesk } from "#server/testing/mail-desk.ts";
import { PASSWORD, prepareAccount } from "#server/testing/stories/prepared-accounts.ts";
import { TEST_SECRET } from "#server/testing/test-app.ts";
import { hostileAddresses, VICTIM } from "../../../../scripts/testing/hostile-addresses.ts";

const DAY = 86_400_000;
/** Addresses that were valid for an account before validation became stricter. */
const oldAddresses = hostileAddresses.filter(
  ([, text]) => SignInEmailSchema.safeParse(text).success,
);

describe.each(engines)("mail to strangers on %s", (engine) => {
  let desk: MailDesk;

  beforeAll(async () => {
    desk = await openMailDesk(engine, { proxies: 1 });
  });

  afterEach(() => desk.clear());

  afterAll(() => desk.close());

  const openAccount = async (email: string) => {
    const { test } = desk;
    const parts = { db: test.db, clock: test.now, secret: createServerSecret(TEST_SECRET) };
    const visitor = { address: "127.0.0.1", userAgent: undefined };
    const { token } = await createAccount(
      parts,
      visitor,
      { name: "Thandi", email },
      await prepareAccount(test.location, parts.secret),
    );
    return test.as(token);
  };

  const ask = async (send: Awaited<ReturnType<typeof openAccount>>, from = "203.0.113.7") => {
    const headers = { "x-forwarded-for": from };
    return (await send("POST", "/api/mail-reminders", { headers })).statusCode;
  };

  it.each(hostileAddresses)("registration rejects %s: %j", async (_, email) => {
    const body = { name: "Thandi", email, password: PASSWORD };
    const answer = await desk.test.visitor("POST", "/api/auth/register", { body });
    expect([answer.statusCode, answer.json().fields?.[0].field]).toEqual([422, "email"]);
    expect([await desk.send(), desk.server.recipients]).toEqual([0, []]);
  });

  it.each(oldAddresses)(
    "an account with %s can sign in and is sent no mail: %j",
    async (_, email) => {
      const send = await openAccount(email);
      const body = { email, password: PASSWORD };
      expect((await desk.test.visitor("POST", "/api/auth/login", { body })).statusCode).toBe(200);
      expect(await ask(send)).toBe(204);
      expect([await desk.send(), desk.server.recipients, desk.server.mails]).toEqual([0, [], []]);
      const { mail } = (await send("GET", "/api/mail-reminders")).json();
      expect(mail).toMatchObject({ address: email, state: "refused" });
    },
  );

  it("goes only to the account's address, without text entered by its owner", async () => {
    const send = await openAccount("o'brien+notes@example.net");
    expect(await ask(send)).toBe(204);
    expect(await desk.send()).toBe(1);
    expect(desk.server.recipients).toEqual(["o'brien+notes@example.net"]);
    expect(desk.server.mails[0]?.header("To")).toBe("o'brien+notes@example.net");
  });

  it("is limited to one confirmation mail a day for each mailbox, whatever the address's spelling", async () => {
    const senders = await Promise.all(
      [VICTIM, "victim+1@example.net", "v.ictim@example.net"].map(openAccount),
    );
    const statuses: number[] = [];
    for (const send of [...senders, ...senders]) statuses.push(await ask(send));
    expect(statuses).toEqual([204, ...Array(5).fill(429)]);
    expect([await desk.send(), desk.server.recipients]).toEqual([1, [VICTIM]]);
    desk.test.passTime(DAY - 3_600_000);
    await desk.test.visitor("POST", "/api/auth/login", { body: { email: VICTIM, password: "no" } });
    const [first] = senders;
    if (first === undefined) throw new Error("no sender");
    expect(await ask(first)).toBe(429);
    desk.test.passTime(3_600_000);
    expect(await ask(first)).toBe(204);
    await desk.send();
    await desk.test.visitor("POST", desk.lastLink());
    expect(await ask(first)).toBe(204);
  });

  it("is limited to 50 confirmation mails an hour for one network, a /48 with IPv6", async () => {
    const statuses: number[] = [];
    for (let index = 0; index < 51; index += 1) {
      const send = await openAccount(`stranger${index}@example.net`);
      statuses.push(await ask(send, `2001:db8:7:${index.toString(16)}::1`));
    }
    expect(statuses).toEqual([...Array(50).fill(204), 429]);
    const other = await openAccount("one-more@example.net");
    expect([await ask(other, "2001:db8:7::9"), await ask(other, "2001:db8:8::1")]).toEqual([
      429, 204,
    ]);
  });
});
