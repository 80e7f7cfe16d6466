import { sql } from "kysely";
import { describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { samplePdf, uploadFile } from "#server/testing/sample-files.ts";
import { createTestApp } from "#server/testing/test-app.ts";

describe.each(engines)("deleting an account on %s", (engine) => {
  it("leaves no row of the account in any table, and changes no other account's", async () => {
    const test = await createTestApp(engine);
    try {
      const rows = () => countRows(test.db);
      const other = await test.register();
      await other.send("POST", "/api/cycles", { body: { startDate: "2026-11-18" } });
      const otherFile = (await uploadFile(other, samplePdf(300_000))).json();
      const before = await rows();

      const client = await test.register();
      const { email, password } = client;
      await client.send("POST", "/api/cycles", { body: { startDate: "2026-11-18" } });
      await client.send("POST", "/api/account/recovery-code", { body: { password } });
      await test.visitor("POST", "/api/auth/login", { body: { email, password: "not-it" } });
      const headers = { "device-token": "a".repeat(43) };
      await test.visitor("POST", "/api/auth/login", { body: { email, password }, headers });
      await uploadFile(client, samplePdf(600_000));
      expect(await rows()).toMatchObject({
        // The month's page, and the page of what has no date twice.
        pages: (before.pages ?? 0) + 3,
        pieces: (before.pieces ?? 0) + 3,
        devices: (before.devices ?? 0) + 1,
      });

      const answer = await client.send("DELETE", "/api/account", { body: { password } });
      expect(answer.statusCode).toBe(204);
      const after = await rows();
      expect(after.emails).toBe(before.emails);
      // A failed sign-in from this address is counted by address only, and expires in an hour.
      expect({ ...after, throttle: 0 }).toEqual({ ...before, throttle: 0 });
      expect(after.throttle).toBe((before.throttle ?? 0) + 1);

      const login = { email, password };
      expect((await test.visitor("POST", "/api/auth/login", { body: login })).statusCode).toBe(401);
      expect((await client.send("GET", "/api/cycles")).statusCode).toBe(401);
      expect((await other.send("GET", "/api/cycles")).json()).toHaveLength(1);
      const file = await other.send("GET", `/api/uploads/${otherFile.id}/file`);
      expect(file.rawPayload).toHaveLength(otherFile.bytes);
    } finally {
      await test.close();
    }
  });
});

type Database = Awaited<ReturnType<typeof createTestApp>>["db"];

async function countRows(db: Database): Promise<Record<string, number>> {
  const tables = await db.introspection.getTables();
  const counts: Record<string, number> = {};
  for (const { name } of tables) {
    const { rows } = await sql<{
      count: number;
    }>`select count(*) as count from ${sql.table(name)}`.execute(db);
    counts[name] = Number(rows[0]?.count);
  }
  return counts;
}
