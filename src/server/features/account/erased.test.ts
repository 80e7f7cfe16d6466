import { readdir, readFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { removeExpired } from "#server/housekeeping.ts";
import { emptyLog } from "#server/storage/db/log.ts";
import { noReserve } from "#server/storage/disk/reserve.ts";
import { samplePdf, uploadFile } from "#server/testing/sample-files.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { closeAccount, eraseClosedAccounts } from "./deletion.ts";

const WOMEN = 8;
const DAYS = 28;

const dayOf = (number: number) => `2026-10-${String(number).padStart(2, "0")}`;

/** Writes alternate, so that the accounts' rows share pages. */
async function writeAll(women: readonly Client[]): Promise<void> {
  for (let number = 1; number <= DAYS; number += 1) {
    const notes = "x".repeat(number * 20);
    for (const woman of women) {
      const body = { date: dayOf(number), pain_level: number % 10, notes };
      expect((await woman.send("POST", "/api/pcos-logs", { body })).statusCode).toBe(201);
    }
  }
  for (const woman of women) {
    expect((await uploadFile(woman, samplePdf(600_000))).statusCode).toBe(201);
    const body = { report: { months: 3, include: [] }, hours: 24 };
    await woman.send("POST", "/api/shared-reports", { body });
    await woman.send("POST", "/api/calendar-feed");
    expect((await woman.send("POST", "/api/mail-reminders")).statusCode).toBe(204);
  }
}

const exportOf = async ({ send }: Client) =>
  (await send("POST", "/api/account/export")).json<{ exportedAt: string }>();

const sendsMail = {
  publicAddress: "https://mwezi.example.org",
  mail: { host: "127.0.0.1", port: 9, isSecure: false, login: null, from: "notes@example.org" },
};

const tables = [
  "accounts",
  "emails",
  "sessions",
  "devices",
  "passkeys",
  "second_factors",
  "pages",
  "pieces",
  "shared_reports",
  "calendar_feeds",
  "push_subscriptions",
  "mail_reminders",
  "access_tokens",
] as const;
const SAMPLE_BYTES = 24;

const SAMPLES = 9;

async function tracesOf({ db }: TestApp, accountId: string): Promise<Buffer[]> {
  const traces: Buffer[] = [];
  for (const table of tables) {
    const rows = await db
      .selectFrom(table)
      .selectAll()
      .where("account_id", "=", accountId)
      .execute();
    for (const value of rows.flatMap((row) => Object.values<unknown>(row))) {
      if (typeof value === "string" && value.length >= SAMPLE_BYTES)
        traces.push(Buffer.from(value));
      if (!Buffer.isBuffer(value)) continue;
      const last = Math.max(0, value.length - SAMPLE_BYTES);
      for (let sample = 0; sample < SAMPLES; sample += 1) {
        const from = Math.floor((last * sample) / (SAMPLES - 1));
        traces.push(value.subarray(from, from + SAMPLE_BYTES));
      }
    }
  }
  return traces;
}

async function filesOf({ location }: TestApp): Promise<Buffer> {
  if (location.engine !== "sqlite") throw new Error("not a file");
  const directory = dirname(location.file);
  const names = await readdir(directory);
  return Buffer.concat(await Promise.all(names.map((name) => readFile(join(directory, name)))));
}

it("no key, salt, entry or file piece of a deleted account remains in SQLite's files", async () => {
  const test = await createTestApp("sqlite", sendsMail);
  try {
    const women = [];
    for (let number = 0; number < WOMEN; number += 1) women.push(await test.register());
    await writeAll(women);
    const [other, gone] = [women[2], women[3]];
    if (!gone || !other) throw new Error("nobody to delete");
    const others = await exportOf(other);
    const traces = await tracesOf(test, gone.user.id);
    const before = await filesOf(test);
    expect(traces.length).toBeGreaterThan(3 * DAYS);
    expect(traces.filter((trace) => !before.includes(trace))).toEqual([]);

    const { password } = gone;
    const answer = await gone.send("DELETE", "/api/account", { body: { password } });
    expect(answer.statusCode).toBe(204);
    const after = await filesOf(test);
    expect(traces.filter((trace) => after.includes(trace))).toEqual([]);

    expect(await exportOf(other)).toEqual(others);
  } finally {
    await test.close();
  }
});

it("one rewrite in a thread removes the traces of several closed accounts", async () => {
  const test = await createTestApp("sqlite", sendsMail);
  try {
    const women = [];
    for (let number = 0; number < WOMEN; number += 1) women.push(await test.register());
    await writeAll(women);
    const [other, ...gone] = women;
    if (!other) throw new Error("nobody stays");
    const others = await exportOf(other);
    const traces: Buffer[] = [];
    for (const { user } of gone) {
      traces.push(...(await tracesOf(test, user.id)));
      await closeAccount(test.db, { account_id: user.id, credential_version: 1 });
    }
    const limits: number[] = [];
    const rewrite = async (limit: number) => {
      limits.push(limit);
      return await test.work.rewrite(limit);
    };
    const house = { db: test.db, clock: test.now, reserve: noReserve, rewrite };
    expect(await removeExpired(house)).toEqual([]);
    expect(limits).toHaveLength(1);
    const after = await filesOf(test);
    expect(traces.length).toBeGreaterThan(0);
    expect(traces.filter((trace) => after.includes(trace))).toEqual([]);
    expect(await exportOf(other)).toEqual(others);
    await removeExpired(house);
    expect(limits).toHaveLength(1);
  } finally {
    await test.close();
  }
});

it("a failed rewrite is retried, above a gigabyte only at night", async () => {
  const test = await createTestApp("sqlite", sendsMail);
  try {
    const { user } = await test.register();
    await closeAccount(test.db, { account_id: user.id, credential_version: 1 });
    const limits: number[] = [];
    const rewrite = async (limit: number) => limits.push(limit) === 2;
    const erase = () => eraseClosedAccounts(test.db, test.now(), rewrite);
    await erase();
    test.setClock("2026-11-21T00:30:00Z");
    await erase();
    expect(limits).toEqual([1_000_000_000, Number.POSITIVE_INFINITY]);
    await erase();
    expect(limits).toHaveLength(2);
  } finally {
    await test.close();
  }
});

it("no trace of a deleted entry or file remains after a checkpoint of the write-ahead log", async () => {
  const test = await createTestApp("sqlite", sendsMail);
  try {
    const woman = await test.register();
    const upload = (await uploadFile(woman, samplePdf(600_000))).json();
    const traces = await tracesOf(test, woman.user.id);
    const pieces = await test.db.selectFrom("pieces").select("sealed").execute();
    expect(pieces.length).toBeGreaterThan(0);
    await woman.send("DELETE", `/api/uploads/${upload.id}`);
    await emptyLog(test.db);
    const after = await filesOf(test);
    const ends = pieces.map(({ sealed }) => sealed.subarray(-SAMPLE_BYTES));
    expect(traces.some((trace) => after.includes(trace))).toBe(true);
    expect(ends.filter((end) => after.includes(end))).toEqual([]);
  } finally {
    await test.close();
  }
});
