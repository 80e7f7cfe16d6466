import { readFileSync } from "node:fs";
import SqliteDriver from "better-sqlite3";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { DatabaseLocation } from "#server/storage/db/location.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";

const DUMP = new URL("./first-database.sql", import.meta.url);
const EMAIL = "thandi@example.org";
const PASSWORD = "marula-tree-1";
const RECOVERY_CODE = "VWKGG-3MWCS-JF6SX-B2N3H-XGVAY";

async function restoreDump(location: DatabaseLocation): Promise<DatabaseLocation> {
  if (location.engine !== "sqlite") throw new Error("The first database is SQLite's.");
  const driver = new SqliteDriver(location.file);
  driver.exec(readFileSync(DUMP, "utf8"));
  driver.close();
  return location;
}

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp("sqlite", { through: restoreDump });
});
afterAll(() => test.close());

it("a database of the first commit opens with the old password and shows its cycles", async () => {
  const body = { email: EMAIL, password: PASSWORD };
  const signedIn = await test.visitor("POST", "/api/auth/login", { body });
  expect(signedIn.statusCode).toBe(200);
  const call = test.as(signedIn.json().token);
  expect((await call("GET", "/api/user/profile")).json()).toMatchObject({ name: "Thandi" });
  expect((await call("GET", "/api/cycles")).json()).toMatchObject([
    { startDay: "2026-11-02", endDay: "2026-11-06" },
    { startDay: "2026-09-21", endDay: "2026-09-25" },
    { startDay: "2026-08-03", endDay: "2026-08-07", notes: "First one I noted." },
  ]);
});

it("its account takes new entries and exports old and new", async () => {
  const body = { email: EMAIL, password: PASSWORD };
  const { token } = (await test.visitor("POST", "/api/auth/login", { body })).json();
  const call = test.as(token);
  const saved = await call("POST", "/api/cycles", { body: { startDate: "2026-11-20" } });
  expect(saved.statusCode).toBe(201);
  const text = (await call("POST", "/api/account/export")).body;
  for (const day of ["2026-08-03", "2026-11-20"]) expect(text).toContain(day);
});

it("its recovery code sets a new password", async () => {
  const body = { email: EMAIL, recoveryCode: RECOVERY_CODE, newPassword: "baobab-leaf-2" };
  expect((await test.visitor("POST", "/api/auth/recover", { body })).statusCode).toBe(200);
});
