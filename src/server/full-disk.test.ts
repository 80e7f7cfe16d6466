import { sql } from "kysely";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { samplePdf, uploadFile } from "#server/testing/sample-files.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { checkDatabase } from "./storage/db/facts-store.ts";
import type { Engine } from "./storage/db/location.ts";

const HOUR = 3_600_000;
const date = "2026-11-18";

const makeReadOnly: Record<Engine, (test: TestApp) => Promise<unknown>> = {
  sqlite: ({ db }) => sql`pragma query_only = on`.execute(db),
  postgresql: async ({ db, location }) => {
    if (location.engine !== "postgresql") throw new Error("not a server");
    const client = new pg.Client({ connectionString: location.url });
    await client.connect();
    const { database } = client;
    await client.query(`alter database ${database} set default_transaction_read_only = on`);
    // The setting applies to new connections, so existing ones are ended and the pool reconnects.
    await client.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where datname = $1 and pid <> pg_backend_pid()",
      [database],
    );
    await client.end();
    await forgetEnded(db);
  },
};

async function forgetEnded(db: TestApp["db"]): Promise<void> {
  const asks = Array.from({ length: 10 }, () => checkDatabase(db));
  const answers = await Promise.allSettled(asks);
  if (answers.some(({ status }) => status === "rejected")) await forgetEnded(db);
}

describe.each(engines)("a read-only database on %s", (engine) => {
  let test: TestApp;
  let woman: Client;
  let cycle: string;

  beforeEach(async () => {
    test = await createTestApp(engine);
    woman = await test.register();
    const body = { startDate: date };
    cycle = (await woman.send("POST", "/api/cycles", { body })).json().id;
    await makeReadOnly[engine](test);
  });

  afterEach(() => test.close());

  it("answers every write with 503 and changes nothing", async () => {
    const { email, password } = woman;
    const account = { name: "Zola", email: "zola@example.org", password };
    const answers = await Promise.all([
      test.visitor("POST", "/api/auth/register", { body: account }),
      test.visitor("POST", "/api/auth/login", { body: { email, password } }),
      woman.send("POST", "/api/auth/logout"),
      woman.send("PATCH", "/api/user/profile", { body: { age: 30 } }),
      woman.send("POST", "/api/account/recovery-code", { body: { password } }),
      woman.send("POST", "/api/cycles", { body: { startDate: "2026-10-01" } }),
      woman.send("PATCH", `/api/cycles/${cycle}`, { body: { flow: "light" } }),
      woman.send("DELETE", `/api/cycles/${cycle}`),
      woman.send("POST", "/api/symptoms", { body: { date, type: "cramps", severity: 5 } }),
      woman.send("POST", "/api/pcos-logs", { body: { date, pain_level: 2 } }),
      woman.send("PATCH", "/api/care-plan", { body: { step: "walk", isDone: true } }),
      woman.send("POST", "/api/shared-reports", {
        body: { report: { months: 3, include: [] }, hours: 1 },
      }),
      uploadFile(woman, samplePdf(1000)),
      woman.send("DELETE", "/api/account", { body: { password } }),
    ]);
    const statuses = answers.map((answer) => [answer.statusCode, answer.json().code]);
    expect(statuses).toEqual(answers.map(() => [503, "not_saved"]));
    expect((await woman.send("GET", "/api/cycles")).json()).toMatchObject([{ id: cycle }]);
  });

  it("can be read, even by a session whose last use would be recorded", async () => {
    test.passTime(2 * HOUR);
    for (const path of ["/api/cycles", "/api/account", "/api/shared-reports", "/readyz"]) {
      expect([path, (await woman.send("GET", path)).statusCode]).toEqual([path, 200]);
    }
  });
});

it("an import in a worker reports a failed write too", async () => {
  const test = await createTestApp("postgresql");
  try {
    const woman = await test.register();
    await makeReadOnly.postgresql(test);
    const entries = { stress: [{ date: "2026-10-01", level: 2 }] };
    const answer = await woman.send("POST", "/api/imports", { body: { source: "clue", entries } });
    expect([answer.statusCode, answer.json().code]).toEqual([503, "not_saved"]);
  } finally {
    await test.close();
  }
});

it("a SQLite file at its size limit rejects writes but allows deletions", async () => {
  const test = await createTestApp("sqlite");
  try {
    const woman = await test.register();
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(test.db);
    await sql.raw(`pragma max_page_count = ${Number(rows[0]?.page_count) + 20}`).execute(test.db);
    const upload = await uploadFile(woman, samplePdf(300_000));
    expect([upload.statusCode, upload.json().code]).toEqual([503, "not_saved"]);
    expect((await woman.send("GET", "/api/uploads")).json()).toEqual([]);
    const body = { startDate: date };
    expect((await woman.send("POST", "/api/cycles", { body })).statusCode).toBe(201);
    const gone = { body: { password: woman.password } };
    expect((await woman.send("DELETE", "/api/account", gone)).statusCode).toBe(204);
  } finally {
    await test.close();
  }
});
