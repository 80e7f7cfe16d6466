import { createHash, randomBytes } from "node:crypto";
import { hashRaw } from "@node-rs/argon2";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { makeDataKey, unwrapDataKey, wrapDataKey } from "#server/storage/vault/keys/data-key.ts";
import type { Lock } from "#server/storage/vault/keys/password.ts";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { engines } from "#server/testing/engines.ts";
import { createTestApp, TEST_SECRET, type TestApp } from "#server/testing/test-app.ts";
import { createAccount } from "./registration.ts";

const WEAK = "123456";
const secret = createServerSecret(TEST_SECRET);

/** Runs Argon2id as a thief of the database would; `key` is in the server's secret only. */
const guess = (password: string, salt: Buffer, memoryCost: number, key?: Buffer) =>
  hashRaw(password, {
    algorithm: 2,
    memoryCost,
    timeCost: 2,
    parallelism: 1,
    outputLen: 64,
    salt,
    ...(key && { secret: key }),
  });

const verifierOf = (bytes: Buffer) => createHash("sha256").update(bytes.subarray(0, 32)).digest();

async function oldLock(password: string, dataKey: Buffer, accountId: string): Promise<Lock> {
  const salt = randomBytes(16);
  const bytes = await guess(password, salt, 19_456);
  const wrappedKey = wrapDataKey(Buffer.from(bytes.subarray(32)), dataKey, accountId, "password");
  return { salt, verifier: verifierOf(bytes), wrappedKey, memory: null };
}

describe.each(engines)("passwords in a stolen database on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });
  afterAll(() => test.close());

  const rowOf = (accountId: string) =>
    test.db
      .selectFrom("accounts")
      .selectAll()
      .where("account_id", "=", accountId)
      .executeTakeFirstOrThrow();

  const login = (email: string, password: string) =>
    test.visitor("POST", "/api/auth/login", { body: { email, password } });

  it("cannot be verified without the server's secret, even by the right guess", async () => {
    const body = { name: "Thandi", email: "weak@example.org", password: WEAK };
    const { user } = (await test.visitor("POST", "/api/auth/register", { body })).json();
    const row = await rowOf(user.id);
    const opens = async (key?: Buffer) => {
      const bytes = await guess(WEAK, row.password_salt, row.password_memory ?? 19_456, key);
      const wrappingKey = Buffer.from(bytes.subarray(32));
      let isUnwrapped = true;
      try {
        unwrapDataKey(wrappingKey, row.password_wrapped_key, user.id, "password");
      } catch {
        isUnwrapped = false;
      }
      return [verifierOf(bytes).equals(row.password_verifier), isUnwrapped];
    };
    expect(await opens()).toEqual([false, false]);
    expect(await opens(Buffer.from(secret.checkValue))).toEqual([false, false]);
    // This shows that the search works: with the secret the same guess is right.
    expect(await opens(secret.passwordKey)).toEqual([true, true]);
  });

  it("rehashes an older password at the next sign-in", async () => {
    const [accountId, dataKey] = [crypto.randomUUID(), makeDataKey()];
    const email = "before@example.org";
    const lock = await oldLock(WEAK, dataKey, accountId);
    const services = { db: test.db, clock: test.now, secret };
    const visitor = { address: "127.0.0.1", userAgent: undefined };
    const woman = { name: "Zanele", email };
    const signedIn = await createAccount(services, visitor, woman, { accountId, dataKey, lock });
    const send = test.as(signedIn.token);
    const stress = { date: "2026-11-19", level: 3 };
    expect((await send("POST", "/api/stress", { body: stress })).statusCode).toBe(201);

    expect((await login(email, "654321")).statusCode).toBe(401);
    expect((await rowOf(accountId)).password_verifier).toEqual(lock.verifier);
    const again = await login(email, WEAK);
    expect(again.statusCode).toBe(200);
    const { password_memory, password_verifier, password_salt } = await rowOf(accountId);
    expect(password_memory).toBeGreaterThanOrEqual(19_456);
    const old = await guess(WEAK, password_salt, password_memory ?? 0);
    expect(verifierOf(old)).not.toEqual(password_verifier);
    // The earlier session stays, and the new one reads the same entries.
    for (const token of [signedIn.token, again.json().token]) {
      expect((await test.as(token)("GET", "/api/stress")).json()).toHaveLength(1);
    }
    expect((await login(email, WEAK)).statusCode).toBe(200);
    expect((await login(email, "654321")).statusCode).toBe(401);
  });
});
