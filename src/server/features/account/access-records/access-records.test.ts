import { copyFile, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { restoreBackup } from "#server/storage/backup/restore-backup.ts";
import { writeBackup } from "#server/storage/backup/write-backup.ts";
import { connectDatabase } from "#server/storage/db/connect.ts";
import { rememberFact } from "#server/storage/db/facts-store.ts";
import type { DataPlaces } from "#server/storage/open-data.ts";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { codeAt } from "#server/storage/vault/keys/totp.ts";
import { engines, makeLocation, type TestLocation } from "#server/testing/engines.ts";
import { makeDevice } from "#server/testing/passkey-device.ts";
import { proofIn } from "#server/testing/proof-in.ts";
import { type Client, createTestApp, TEST_SECRET, type TestApp } from "#server/testing/test-app.ts";
import { eraseClosedAccounts } from "../deletion.ts";
import { applyAccessRecords } from "./rules.ts";

const moment = { release: "test", now: Date.parse("2026-11-22T03:00:00Z") };
const secret = createServerSecret(TEST_SECRET);
const NEW = "a new one, 2026";

describe.each(engines)("a restored backup of %s", (engine) => {
  let test: TestApp;
  let directory: string;
  let places: DataPlaces;
  let backup: string;
  const made: TestLocation[] = [];

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "mwezi-access-"));
    backup = join(directory, "backup");
    const dataDirectory = join(directory, "data");
    test = await createTestApp(engine, { dataDirectory, publicAddress: "http://localhost:3000" });
    places = { database: test.location, dataDirectory, secret: TEST_SECRET };
    await rememberFact(test.db, "secret_check", secret.checkValue);
  });

  afterEach(async () => {
    await test.close();
    for (const place of made.splice(0)) await place.remove();
    await rm(directory, { recursive: true, force: true });
  });

  const restoreTo = async (dataDirectory: string) => {
    const place = await makeLocation(engine);
    made.push(place);
    await restoreBackup({ ...places, dataDirectory, database: place.location }, backup);
    const db = await connectDatabase(place.location);
    const changed = await applyAccessRecords({ db, secret, dataDirectory });
    const again = await applyAccessRecords({ db, secret, dataDirectory });
    await eraseClosedAccounts(db, moment.now);
    await db.destroy();
    const restored = await createTestApp(engine, { through: async () => place.location });
    return { restored, changed, again };
  };

  const statusOf = async (app: TestApp, path: string, body: object) =>
    (await app.visitor("POST", path, { body })).statusCode;
  const login = (app: TestApp, { email }: Client, password: string) =>
    statusOf(app, "/api/auth/login", { email, password });

  async function ok(answer: ReturnType<Client["send"]>) {
    const { statusCode, body } = await answer;
    expect(statusCode, body).toBeLessThan(300);
    return body === "" ? null : JSON.parse(body);
  }

  const logStress = ({ send }: Client) =>
    ok(send("POST", "/api/stress", { body: { date: "2026-11-19", level: 3 } }));

  async function expectStress(app: TestApp, { email, password }: Client) {
    const body = { email, password };
    const { token } = await ok(app.visitor("POST", "/api/auth/login", { body }));
    expect(await ok(app.as(token)("GET", "/api/stress"))).toMatchObject([{ level: 3 }]);
  }

  async function addPasskey({ send, password }: Client) {
    const path = "/api/account/passkeys";
    const challenge = await ok(send("POST", `${path}/challenge`, { body: { password } }));
    const passkey = makeDevice().create(challenge);
    await ok(send("POST", path, { body: { password, ...passkey } }));
  }

  interface Women {
    readonly deleted: Client;
    readonly changed: Client;
    readonly recovered: Client;
    /** Has a passkey and a second factor until after the backup. */
    readonly withoutFactor: Client;
    readonly untouched: Client;
  }

  async function makeWomen(): Promise<Women> {
    const women = {
      deleted: await test.register(),
      changed: await test.register(),
      recovered: await test.register(),
      withoutFactor: await test.register(),
      untouched: await test.register(),
    };
    for (const woman of Object.values(women)) await logStress(woman);
    await addPasskey(women.withoutFactor);
    return women;
  }

  const FACTOR = "/api/account/second-factor";

  async function turnOnFactor({ send, password }: Client): Promise<string[]> {
    const { secret: app } = await ok(send("POST", `${FACTOR}/secret`));
    const body = { password, secret: app, code: codeAt(app, test.now()) };
    return (await ok(send("POST", FACTOR, { body }))).spareCodes;
  }

  async function endAccess({ deleted, changed, withoutFactor }: Women, code = "") {
    await ok(deleted.send("DELETE", "/api/account", { body: { password: deleted.password } }));
    const passwords = { currentPassword: changed.password, newPassword: NEW };
    await ok(changed.send("POST", "/api/account/password", { body: passwords }));
    const { send, password } = withoutFactor;
    await ok(send("DELETE", FACTOR, { body: { password, code } }));
    const [passkey] = await ok(send("GET", "/api/account/passkeys"));
    await ok(send("DELETE", `/api/account/passkeys/${passkey.id}`, { body: { password } }));
  }

  const rowsOf = (app: TestApp, table: "accounts" | "pages", { user }: Client) =>
    app.db.selectFrom(table).select("account_id").where("account_id", "=", user.id).execute();

  it("does not bring back deleted accounts, old passwords, passkeys or links", async () => {
    const women = await makeWomen();
    const { deleted, changed, recovered, withoutFactor, untouched } = women;
    const { email, password } = recovered;
    const coded = await ok(
      recovered.send("POST", "/api/account/recovery-code", { body: { password } }),
    );
    const recovery = { email, recoveryCode: coded.recoveryCode, newPassword: NEW };
    const [spareCode] = await turnOnFactor(withoutFactor);
    const report = { report: { months: 3, include: [] }, hours: 24 };
    const link = await ok(untouched.send("POST", "/api/shared-reports", { body: report }));

    await writeBackup(places, backup, moment);
    await endAccess(women, spareCode);
    expect(await statusOf(test, "/api/auth/recover", recovery)).toBe(200);

    const { restored, changed: applied, again } = await restoreTo(places.dataDirectory);
    const send = restored.visitor;
    try {
      expect([applied, again]).toEqual([4, 0]);
      expect(await login(restored, deleted, deleted.password)).toBe(401);
      expect(await rowsOf(restored, "accounts", deleted)).toEqual([]);
      expect(await rowsOf(restored, "pages", deleted)).toEqual([]);
      expect(await login(restored, changed, changed.password)).toBe(401);
      await expectStress(restored, { ...changed, password: NEW });
      // The recovery replaced the data key that the backup's entries are encrypted with.
      expect(await login(restored, recovered, recovered.password)).toBe(401);
      expect(await statusOf(restored, "/api/auth/recover", recovery)).toBe(401);
      await expectStress(restored, { ...recovered, password: NEW });
      const body = { email: withoutFactor.email, password };
      const { token } = await ok(send("POST", "/api/auth/login", { body }));
      expect(await ok(restored.as(token)("GET", "/api/account/passkeys"))).toEqual([]);
      expect(await login(restored, untouched, untouched.password)).toBe(200);
      const opening = { link: proofIn(link.fragment) };
      expect(await statusOf(test, "/api/shared-reports/open", opening)).toBe(200);
      expect(await statusOf(restored, "/api/shared-reports/open", opening)).toBe(404);
    } finally {
      await restored.close();
    }
  });

  const lockOut = ({ send, password }: Client, proof: object = {}) =>
    ok(send("POST", "/api/account/lock-out", { body: { password, ...proof } }));

  it("opens with only the latest password after two recoveries", async () => {
    const woman = await test.register();
    await logStress(woman);
    await addPasskey(woman);
    const [code] = await turnOnFactor(woman);
    await writeBackup(places, backup, moment);
    await lockOut(woman, { code });
    await logStress(woman);
    await lockOut(woman);
    const passwords = { currentPassword: woman.password, newPassword: NEW };
    await ok(woman.send("POST", "/api/account/password", { body: passwords }));
    const { restored, changed, again } = await restoreTo(places.dataDirectory);
    try {
      expect([changed, again]).toEqual([1, 0]);
      expect(await login(restored, woman, woman.password)).toBe(401);
      const latest = { ...woman, password: NEW };
      await expectStress(restored, latest);
      // The second sign-in finds the entries under the current key.
      await expectStress(restored, latest);
      const rows = await restored.db.selectFrom("passkeys").selectAll().execute();
      expect(rows).toEqual([]);
    } finally {
      await restored.close();
    }
  });

  it("opens with a password set after all sessions were locked out", async () => {
    const woman = await test.register();
    await logStress(woman);
    await lockOut(woman);
    await writeBackup(places, backup, moment);
    const passwords = { currentPassword: woman.password, newPassword: NEW };
    await ok(woman.send("POST", "/api/account/password", { body: passwords }));
    const { restored } = await restoreTo(places.dataDirectory);
    try {
      expect(await login(restored, woman, woman.password)).toBe(401);
      await expectStress(restored, { ...woman, password: NEW });
    } finally {
      await restored.close();
    }
  });

  it("applies the access records stored beside a later backup", async () => {
    const woman = await test.register();
    await writeBackup(places, backup, moment);
    const passwords = { currentPassword: woman.password, newPassword: NEW };
    await ok(woman.send("POST", "/api/account/password", { body: passwords }));
    const later = join(directory, "later");
    await writeBackup(places, later, moment);
    await copyFile(join(later, "access.jsonl"), join(backup, "access.jsonl"));
    const { restored } = await restoreTo(join(directory, "another machine"));
    try {
      expect(await login(restored, woman, woman.password)).toBe(401);
      expect(await login(restored, woman, NEW)).toBe(200);
    } finally {
      await restored.close();
    }
  });
});
