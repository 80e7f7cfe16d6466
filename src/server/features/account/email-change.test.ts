import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { type MailDesk, openMailDesk } from "#server/testing/mail-desk.ts";
import type { Client } from "#server/testing/test-app.ts";
import { hostileAddresses } from "../../../../scripts/testing/hostile-addresses.ts";

describe.each(engines)("changing the e-mail address on %s", (engine) => {
  let desk: MailDesk;

  beforeAll(async () => {
    desk = await openMailDesk(engine);
  });

  afterEach(() => desk.clear());

  afterAll(() => desk.close());

  const newAddress = () => `${crypto.randomUUID()}@example.net`;

  const change = (client: Client, body: object) =>
    client.send("POST", "/api/account/email", { body: { password: client.password, ...body } });

  const login = async (email: string, { password }: Client) => {
    const answer = await desk.test.visitor("POST", "/api/auth/login", {
      body: { email, password },
    });
    return answer.statusCode;
  };

  it("signs in with the new address only, and keeps every session", async () => {
    const client = await desk.test.register();
    const { email, password } = client;
    const body = { email, password };
    const other = await desk.test.visitor("POST", "/api/auth/login", { body });
    const email2 = newAddress();
    const changed = await change(client, { email: ` ${email2.toUpperCase()} ` });
    expect([changed.statusCode, changed.json()]).toEqual([
      200,
      { email: email2, stoppedMail: false },
    ]);
    for (const send of [client.send, desk.test.as(other.json().token)]) {
      expect((await send("GET", "/api/account")).json().email).toBe(email2);
    }
    expect([await login(client.email, client), await login(email2, client)]).toEqual([401, 200]);
    const name = { name: "Amina", email, password };
    const registered = await desk.test.visitor("POST", "/api/auth/register", { body: name });
    expect(registered.statusCode).toBe(201);
  });

  it("has the same result when sent again", async () => {
    const client = await desk.test.register();
    const email = newAddress();
    for (let time = 0; time < 2; time += 1) {
      expect((await change(client, { email })).json()).toEqual({ email, stoppedMail: false });
    }
    const count = desk.test.db
      .selectFrom("emails")
      .selectAll()
      .where("account_id", "=", client.user.id);
    expect(await count.execute()).toHaveLength(1);
  });

  it("requires the correct password", async () => {
    const client = await desk.test.register();
    const email = newAddress();
    const refused = await change(client, { email, password: "not-it" });
    expect([refused.statusCode, refused.json().code]).toEqual([403, "wrong_password"]);
    expect([await login(client.email, client), await login(email, client)]).toEqual([200, 401]);
  });

  it("rejects another account's address as registration does, and changes nothing", async () => {
    const [client, other] = [await desk.test.register(), await desk.test.register()];
    const refused = await change(client, { email: other.email });
    const { name, password } = { name: "Thandi", password: client.password };
    const body = { name, email: other.email, password };
    const registration = await desk.test.visitor("POST", "/api/auth/register", { body });
    for (const answer of [refused, registration]) {
      expect([answer.statusCode, answer.json().code]).toEqual([409, "email_taken"]);
    }
    expect((await client.send("GET", "/api/account")).json().email).toBe(client.email);
    expect([await login(client.email, client), await login(other.email, other)]).toEqual([
      200, 200,
    ]);
  });

  it("assigns an address to only one of two accounts that request it at once", async () => {
    const clients = [await desk.test.register(), await desk.test.register()];
    const email = newAddress();
    const answers = await Promise.all(clients.map((client) => change(client, { email })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  });

  it("accepts only addresses that can receive mail", async () => {
    const client = await desk.test.register();
    for (const [, email] of hostileAddresses) {
      const refused = await change(client, { email });
      expect([email, refused.statusCode, refused.json().fields[0].field]).toEqual([
        email,
        422,
        "email",
      ]);
    }
  });

  it("is limited to ten attempts a day", async () => {
    const [client, other] = [await desk.test.register(), await desk.test.register()];
    const statuses: number[] = [];
    for (let time = 0; time < 11; time += 1) {
      statuses.push((await change(client, { email: other.email })).statusCode);
    }
    expect(statuses).toEqual([...Array(10).fill(409), 429]);
    expect((await client.send("GET", "/api/account")).statusCode).toBe(200);
  });

  it("stops reminders to the old address, and the new one must be confirmed", async () => {
    const client = await desk.test.register();
    await desk.begin(client);
    const email = newAddress();
    expect((await change(client, { email })).json()).toEqual({ email, stoppedMail: true });
    expect(await desk.read(client)).toMatchObject({ state: "off", address: email });
    desk.test.setClock("2026-11-20T18:00:00Z");
    desk.server.recipients.length = 0;
    expect([await desk.send(), desk.server.recipients]).toEqual([0, []]);
    await desk.ask(client);
    expect([await desk.send(), desk.server.recipients]).toEqual([1, [email]]);
    expect((await desk.read(client)).state).toBe("unconfirmed");
  });
});
