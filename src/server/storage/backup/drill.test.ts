import { mkdtemp, readdir, readFile, rm, stat, truncate, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gzipSync } from "node:zlib";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { Engine } from "#server/storage/db/location.ts";
import { isEmpty, tableNames } from "#server/storage/db/rows.ts";
import { type DataPlaces, openData } from "#server/storage/open-data.ts";
import { createServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { engines, makeLocation, type TestLocation } from "#server/testing/engines.ts";
import { samplePdf, uploadFile } from "#server/testing/sample-files.ts";
import { type Client, createTestApp, TEST_SECRET, type TestApp } from "#server/testing/test-app.ts";
import { openDatabase } from "../db/connect.ts";
import { rememberFact } from "../db/facts-store.ts";
import { checkData } from "./check-data.ts";
import { restoreBackup } from "./restore-backup.ts";
import { writeBackup } from "./write-backup.ts";

const moment = { release: "test", now: Date.parse("2026-11-22T03:00:00Z") };
const CYCLES = 3;
const stressDays = Array.from(
  { length: 20 },
  (_, day) => `2026-10-${String(day + 1).padStart(2, "0")}`,
);

describe.each(engines)("a backup of %s", (engine) => {
  let test: TestApp;
  let woman: Client;
  let directory: string;
  let backup: string;
  const made: TestLocation[] = [];

  beforeEach(async () => {
    directory = await mkdtemp(join(tmpdir(), "mwezi-drill-"));
    backup = join(directory, "backup");
  });

  afterEach(async () => {
    for (const place of made.splice(0)) await place.remove();
    await rm(directory, { recursive: true, force: true });
  });

  async function makeData() {
    test = await createTestApp(engine);
    woman = await test.register();
    await rememberFact(test.db, "secret_check", createServerSecret(TEST_SECRET).checkValue);
    for (let month = 1; month <= CYCLES; month += 1) await logCycle(month);
    await uploadFile(woman, samplePdf(600_000));
    const body = { report: { months: 3, include: [] }, hours: 24, pin: "123456" };
    await woman.send("POST", "/api/shared-reports", { body });
    await woman.send("POST", "/api/account/recovery-code", { body: { password: woman.password } });
  }

  const places = (): DataPlaces => ({
    database: test.location,
    dataDirectory: join(directory, "old"),
    secret: TEST_SECRET,
  });

  async function logCycle(month: number) {
    const body = { startDate: `2026-0${month}-10`, endDate: `2026-0${month}-14` };
    expect((await woman.send("POST", "/api/cycles", { body })).statusCode).toBe(201);
  }

  const elsewhere = async (other: Engine, secret: string | null): Promise<DataPlaces> => {
    const place = await makeLocation(other);
    made.push(place);
    return { database: place.location, dataDirectory: join(directory, "new"), secret };
  };

  const everythingOf = async (client: Client) => {
    const answer = await client.send("POST", "/api/account/export");
    const { exportedAt: _, ...everything } = answer.json<{ exportedAt: string }>();
    return everything as Record<string, { date: string }[]>;
  };

  const linksIn = (everything: object) =>
    (
      everything as { account: { access: { kind: string; isActive: boolean }[] } }
    ).account.access.filter(({ kind }) => kind === "reportLink");
  const linkStatesIn = (everything: object) => linksIn(everything).map(({ isActive }) => isActive);

  function withoutLinkStates(everything: object) {
    const copy = { ...structuredClone(everything), stress: [] };
    for (const link of linksIn(copy)) Object.assign(link, { isActive: true, isHere: true });
    return copy;
  }

  describe("of data that changes", () => {
    beforeEach(makeData);
    afterEach(() => test.close());

    it.each(engines)(
      "taken during writes restores to %s with every entry readable",
      async (other) => {
        const before = await everythingOf(woman);
        const writing = (async () => {
          for (const date of stressDays) {
            await woman.send("POST", "/api/stress", { body: { date, level: 3 } });
          }
        })();
        const { counts, hasSecret } = await writeBackup(places(), backup, moment);
        await writing;
        expect([counts.accounts, counts.pieces, hasSecret]).toEqual([1, 3, false]);

        const target = await elsewhere(other, TEST_SECRET);
        expect(await restoreBackup(target, backup)).toEqual(counts);
        expect((await checkData(target)).faults).toEqual([]);
        const restored = await createTestApp(other, { through: async () => target.database });
        try {
          const { email, password } = woman;
          expect((await restored.as(woman.token)("GET", "/api/cycles")).statusCode).toBe(401);
          const answer = await restored.visitor("POST", "/api/auth/login", {
            body: { email, password },
          });
          expect(answer.statusCode).toBe(200);
          const again = { ...woman, send: restored.as(answer.json().token) };
          const after = await everythingOf(again);
          // The backup is of one moment: it has the days written until then, and none after.
          const days = (after.stress ?? []).map(({ date }) => date).toSorted();
          expect(days).toEqual(stressDays.slice(0, days.length));
          expect(linkStatesIn(before)).toEqual([true]);
          // Backups do not contain the reports of links.
          expect(linkStatesIn(after)).toEqual([false]);
          expect(withoutLinkStates(after)).toEqual(withoutLinkStates(before));
          const [upload] = (await again.send("GET", "/api/uploads")).json();
          const file = await again.send("GET", `/api/uploads/${upload.id}/file`);
          expect(file.rawPayload.equals(Buffer.from(samplePdf(600_000)))).toBe(true);
        } finally {
          await restored.close();
        }
      },
    );

    it("is checked row by row, reporting damage by table without a value", async () => {
      expect((await checkData(places())).faults).toEqual([]);
      await test.db
        .updateTable("pages")
        .set({ sealed: Buffer.from("x") })
        .execute();
      await test.db.deleteFrom("emails").execute();
      const { counts, faults } = await checkData({ ...places(), secret: null });
      expect(faults).toEqual([
        "the secret does not belong to this database, or is not there",
        `pages: ${counts.pages} of another shape than Mwezi writes`,
        "accounts: 1 that no e-mail address leads to",
      ]);
    });
  });

  describe("of data that stays as it is", () => {
    beforeAll(makeData);
    afterAll(() => test.close());

    it("has every table except sessions and attempt counts", async () => {
      const tables = (await test.db.introspection.getTables()).map(({ name }) => name);
      const data = tables.filter((name) => !name.startsWith("kysely_"));
      const passing = ["sessions", "devices", "throttle"];
      const reaching = ["shared_reports", "calendar_feeds", "push_subscriptions", "mail_reminders"];
      const scripts = ["access_tokens"];
      expect(data.toSorted()).toEqual(
        [...tableNames, ...passing, ...reaching, ...scripts].toSorted(),
      );
    });

    it("rejects a non-empty directory, and a non-empty database", async () => {
      await writeBackup(places(), backup, moment);
      await expect(writeBackup(places(), backup, moment)).rejects.toThrow("is not empty");
      await expect(restoreBackup(places(), backup)).rejects.toThrow(
        "There is data in this database",
      );
      expect(await everythingOf(woman)).toHaveProperty("cycles.length", CYCLES);
    });

    it("is readable by its owner only, and rejected when truncated, without restoring anything", async () => {
      await writeBackup(places(), backup, moment);
      const file = join(backup, "mwezi.jsonl.gz");
      expect([await readdir(backup), (await stat(file)).mode & 0o777]).toEqual([
        ["mwezi.jsonl.gz"],
        0o600,
      ]);
      await truncate(file, (await stat(file)).size - 100);
      const target = await elsewhere(engine, TEST_SECRET);
      await expect(restoreBackup(target, backup)).rejects.toThrow(
        "mwezi.jsonl.gz is not whole (unexpected end of file). Use another backup.",
      );
      await expect(restoreBackup(target, directory)).rejects.toThrow("There is no backup in");
      for (const text of ["no archive", gzipSync("another file")]) {
        await writeFile(file, text);
        await expect(restoreBackup(target, backup)).rejects.toThrow("mwezi.jsonl.gz is no");
      }
      const db = openDatabase(target.database);
      expect(await isEmpty(db)).toBe(true);
      await db.destroy();
    });

    it("is not restored or taken with another secret", async () => {
      const other = { ...places(), secret: "a secret of somebody else, long enough" };
      await expect(writeBackup(other, backup, moment)).rejects.toThrow("is not here");
      await writeBackup(places(), backup, moment);
      const target = await elsewhere(engine, other.secret);
      await expect(restoreBackup(target, backup)).rejects.toThrow("does not belong to this backup");
      await expect(restoreBackup({ ...target, secret: null }, backup)).rejects.toThrow(
        "has no secret",
      );
    });
  });
});

describe.each(engines)("a secret file beside %s", (engine) => {
  it("is backed up and restored, and never overwrites another", async () => {
    const directory = await mkdtemp(join(tmpdir(), "mwezi-drill-"));
    const [from, to] = [await makeLocation(engine), await makeLocation(engine)];
    const [old, fresh, backup] = ["old", "new", "backup"].map((name) => join(directory, name));
    if (!old || !fresh || !backup) throw new Error("no place");
    try {
      const places = { database: from.location, dataDirectory: old, secret: null };
      await (await openData(places)).close();
      expect((await writeBackup(places, backup, moment)).hasSecret).toBe(true);
      const target = { database: to.location, dataDirectory: fresh, secret: null };
      await restoreBackup(target, backup);
      const secrets = [old, backup, fresh].map((place) => readFile(join(place, "secret"), "utf8"));
      expect(new Set(await Promise.all(secrets)).size).toBe(1);
      expect((await stat(join(fresh, "secret"))).mode & 0o777).toBe(0o600);
      await (await openData(target)).close();

      await writeFile(join(fresh, "secret"), "another secret, which somebody may need");
      await expect(restoreBackup(target, backup)).rejects.toThrow("is another secret");
    } finally {
      await from.remove();
      await to.remove();
      await rm(directory, { recursive: true, force: true });
    }
  });
});
