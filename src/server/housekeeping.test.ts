import { Writable } from "node:stream";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { closeAccount } from "./features/account/deletion.ts";
import { removeExpired } from "./housekeeping.ts";
import { noReserve } from "./storage/disk/reserve.ts";

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
const report = { months: 3, include: [] };

describe.each(engines)("expired data on %s", (engine) => {
  let test: TestApp;

  beforeEach(async () => {
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    // With an operator contact, push messages are sent too.
    const operator = { name: null, email: "clinic@example.org", address: null };
    test = await createTestApp(engine, { operator: { ...operator, informationOfficer: null } });
  });

  afterEach(async () => {
    vi.useRealTimers();
    await test.close();
  });

  const keepHouse = () => removeExpired({ db: test.db, clock: test.now, reserve: noReserve });
  const reports = () =>
    test.db.selectFrom("shared_reports").select(["report_sealed", "pin_salt"]).execute();
  const sessions = async () => (await test.db.selectFrom("sessions").selectAll().execute()).length;

  it("includes a report whose link has ended, with its PIN, but not an open one", async () => {
    const woman = await test.register();
    for (const hours of [1, 24]) {
      await woman.send("POST", "/api/shared-reports", { body: { report, hours, pin: "123456" } });
    }
    test.passTime(HOUR);
    expect(await keepHouse()).toEqual([]);
    const rows = (await reports()).toSorted(
      (one, other) => one.report_sealed.length - other.report_sealed.length,
    );
    expect(rows.map((row) => [row.report_sealed.length > 0, row.pin_salt !== null])).toEqual([
      [false, false],
      [true, true],
    ]);
  });

  it("includes a session idle for thirty days, but not one in use", async () => {
    const [idle, woman] = [await test.register(), await test.register()];
    test.passTime(29 * DAY);
    expect((await woman.send("GET", "/api/cycles")).statusCode).toBe(200);
    test.passTime(2 * DAY);
    await keepHouse();
    expect(await sessions()).toBe(1);
    expect((await idle.send("GET", "/api/cycles")).statusCode).toBe(401);
    expect((await woman.send("GET", "/api/cycles")).statusCode).toBe(200);
  });

  it("includes a count of attempts an hour after its window began", async () => {
    await test.register();
    test.passTime(2 * HOUR);
    await keepHouse();
    expect(await test.db.selectFrom("throttle").selectAll().execute()).toEqual([]);
  });

  it("includes a closed account if the server stopped before erasing it", async () => {
    const [gone, other] = [await test.register(), await test.register()];
    await gone.send("POST", "/api/cycles", { body: { startDate: "2026-11-18" } });
    const account = { account_id: gone.user.id, credential_version: 1 };
    expect(await closeAccount(test.db, account)).toBe(true);
    const login = { body: { email: gone.email, password: gone.password } };
    expect((await test.visitor("POST", "/api/auth/login", login)).statusCode).toBe(401);
    expect((await gone.send("GET", "/api/account")).statusCode).toBe(401);
    expect(await keepHouse()).toEqual([]);
    const accounts = await test.db.selectFrom("accounts").select("account_id").execute();
    expect(accounts).toEqual([{ account_id: other.user.id }]);
    expect(await test.db.selectFrom("facts").selectAll().execute()).toEqual([]);
  });

  it("is deleted every hour until the server stops", async () => {
    const woman = await test.register();
    await woman.send("POST", "/api/shared-reports", { body: { report, hours: 1 } });
    test.passTime(HOUR);
    vi.advanceTimersByTime(HOUR);
    await expect.poll(async () => (await reports())[0]?.report_sealed.length).toBe(0);
    // One timer for expired data, one for due messages.
    expect(vi.getTimerCount()).toBe(2);
    await test.app.close();
    expect(vi.getTimerCount()).toBe(0);
  });
});

it("a failed round is logged with the error's code, and what Mwezi does about it", async () => {
  const lines: string[] = [];
  const write = (chunk: unknown, _: unknown, done: () => void) => {
    lines.push(String(chunk));
    done();
  };
  const test = await createTestApp("sqlite", { logger: { stream: new Writable({ write }) } });
  await test.db.schema.dropTable("throttle").execute();
  await test.app.listen({ port: 0, host: "127.0.0.1" });
  await expect
    .poll(() => lines.find((line) => line.includes("Expired rows were not removed")))
    .toContain('"code":"SQLITE_ERROR"');
  await test.close();
});
