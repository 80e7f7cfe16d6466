import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Session } from "#contract/account/account.ts";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const DEVICE = "d".repeat(43);

const damages = {
  "a byte flipped": (sealed: Buffer) =>
    Buffer.from(sealed.map((byte, place) => (place === sealed.length - 1 ? byte ^ 1 : byte))),
  "cut off": (sealed: Buffer) => sealed.subarray(0, 20),
  "another woman's": (_: Buffer, other: Buffer) => other,
} as const;
const kindsOfDamage = Object.keys(damages) as (keyof typeof damages)[];

describe.each(engines)("damaged account data on %s", (engine) => {
  let test: TestApp;
  let other: Client;

  beforeAll(async () => {
    test = await createTestApp(engine);
    other = await test.register();
    await signIn(other);
  });

  afterAll(() => test.close());

  const signIn = ({ email, password }: Client) =>
    test.visitor("POST", "/api/auth/login", {
      body: { email, password },
      headers: { "device-token": DEVICE },
    });

  async function damage(
    { user }: Client,
    table: "accounts" | "sessions" | "devices",
    column: "email_sealed" | "device_sealed" | "wrapped_key",
    kind: keyof typeof damages,
  ) {
    const sealedOf = async (accountId: string) => {
      const rows = await test.db
        .selectFrom(table)
        .select(column as never)
        .where("account_id", "=", accountId)
        .execute();
      return (rows as unknown as Record<string, Buffer>[]).map((row) => row[column]);
    };
    const [[own], [others]] = [await sealedOf(user.id), await sealedOf(other.user.id)];
    if (!own || !others) throw new Error(`nothing of ${table}`);
    await test.db
      .updateTable(table)
      .set({ [column]: damages[kind](own, others) } as never)
      .where("account_id", "=", user.id)
      .execute();
  }

  const sessionsOf = async (client: Client): Promise<Session[]> =>
    (await client.send("GET", "/api/account/sessions")).json();

  it.each(kindsOfDamage)(
    "a device with its name %s is listed without one, and can be ended",
    async (kind) => {
      const client = await test.register();
      const { token } = (await signIn(client)).json();
      await test.as(token)("POST", "/api/auth/logout");
      await test.visitor("POST", "/api/auth/login", {
        body: { email: client.email, password: client.password },
      });
      await damage(client, "sessions", "device_sealed", kind);
      await damage(client, "devices", "device_sealed", kind);
      const sessions = await sessionsOf(client);
      expect(sessions.map(({ device }) => device)).toEqual(sessions.map(() => null));
      expect(sessions.map(({ signedIn }) => signedIn)).toEqual([true, true, false]);
      for (const { id, current } of sessions) {
        if (current) continue;
        expect((await client.send("DELETE", `/api/account/sessions/${id}`)).statusCode).toBe(204);
      }
      expect(await sessionsOf(client)).toMatchObject([{ current: true, device: null }]);
    },
  );

  it.each(kindsOfDamage)(
    "an address %s causes no error, and is rewritten at the next sign-in",
    async (kind) => {
      const client = await test.register();
      const { email, password, send } = client;
      await send("POST", "/api/cycles", { body: { startDate: "2026-11-18" } });
      await damage(client, "accounts", "email_sealed", kind);
      expect((await send("GET", "/api/account")).json()).toMatchObject({ email: null });
      const exported = (await send("POST", "/api/account/export")).json();
      expect(exported).toMatchObject({ account: { email: null }, cycles: [{}] });
      expect((await send("POST", "/api/account/export/files", { body: {} })).statusCode).toBe(200);
      const code = await send("POST", "/api/account/recovery-code", { body: { password } });
      expect(code.statusCode).toBe(201);
      expect((await signIn(client)).json()).toMatchObject({ user: { email } });
      expect((await send("GET", "/api/account")).json()).toMatchObject({ email });
    },
  );

  it.each(kindsOfDamage)(
    "an account with its address %s can be recovered, changed and deleted",
    async (kind) => {
      const client = await test.register();
      const { email, password, send } = client;
      await damage(client, "accounts", "email_sealed", kind);
      const passwords = { currentPassword: password, newPassword: "moon-and-sea" };
      expect((await send("POST", "/api/account/password", { body: passwords })).statusCode).toBe(
        204,
      );
      const { recoveryCode } = (
        await send("POST", "/api/account/recovery-code", { body: { password: "moon-and-sea" } })
      ).json();
      const recovery = { email, recoveryCode, newPassword: password };
      const recovered = await test.visitor("POST", "/api/auth/recover", { body: recovery });
      expect(recovered.statusCode).toBe(200);
      await damage(client, "accounts", "email_sealed", kind);
      const own = test.as(recovered.json().token);
      expect((await own("DELETE", "/api/account", { body: { password } })).statusCode).toBe(204);
      expect((await signIn(client)).statusCode).toBe(401);
    },
  );

  it.each(kindsOfDamage)(
    "a session with its key %s has ended, and a new sign-in works",
    async (kind) => {
      const client = await test.register();
      await damage(client, "sessions", "wrapped_key", kind);
      const answer = await client.send("GET", "/api/cycles");
      expect([answer.statusCode, answer.json().code]).toEqual([401, "not_signed_in"]);
      const { token } = (await signIn(client)).json();
      expect((await test.as(token)("GET", "/api/cycles")).statusCode).toBe(200);
    },
  );
});
