import { sql } from "kysely";
import { afterEach, describe, expect, it } from "vitest";
import { type Line, openLine } from "#server/testing/faults/line.ts";
import { hasPooler, startPooler } from "#server/testing/faults/pooler.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { connectDatabase, openDatabase } from "../connect.ts";
import type { DatabaseLocation } from "../location.ts";

// Session state, which a pooler in transaction mode does not preserve for a client.
const SESSION_STATE =
  /^\s*(set (?!local|transaction)|listen|notify|prepare|execute|declare .* hold|create temp)|pg_(try_)?advisory_lock|set_config/i;

describe("a pooler in transaction mode", () => {
  const closing: (() => unknown)[] = [];

  afterEach(async () => {
    for (const close of closing.splice(0).reverse()) await close();
  });

  const throughLine = async (location: DatabaseLocation) => {
    line = await openLine(location);
    closing.push(line.close);
    return line.location;
  };
  const throughDisguise = async (location: DatabaseLocation) => {
    line = await openLine(location, { asPooler: true });
    closing.push(line.close);
    return line.location;
  };
  let line: Line;

  const throughPooler = async (location: DatabaseLocation) => {
    const pooler = await startPooler(location);
    closing.push(pooler.stop);
    // Four nodes start together, each with migrations to run and no connection except through the pooler.
    const nodes = await Promise.all([1, 2, 3, 4].map(() => connectDatabase(pooler.location)));
    await Promise.all(nodes.map((node) => node.destroy()));
    return pooler.location;
  };

  it("gets no statement that depends on a session", async () => {
    const test = await createTestApp("postgresql", { through: throughDisguise });
    closing.push(test.close);
    await useEverything(test);
    const statements = line.statements();
    expect(statements.length).toBeGreaterThan(50);
    expect(statements.filter(({ text }) => SESSION_STATE.test(text))).toEqual([]);
    expect(statements.filter(({ name }) => name !== "")).toEqual([]);
    expect(statements.some(({ text }) => text.includes("pg_advisory_xact_lock"))).toBe(true);
  });

  it("is recognised by its greeting; PostgreSQL itself gets named statements", async () => {
    const test = await createTestApp("postgresql", { through: throughLine });
    closing.push(test.close);
    await useEverything(test);
    const names = line.statements().filter(({ name }) => name !== "");
    expect(names.length).toBeGreaterThan(10);
    // New names for every statement would fill the server's memory.
    expect(new Set(names.map(({ name }) => name)).size).toBeLessThan(60);
  });

  it(`serves migrations, many users at once and the worker (${
    hasPooler ? "PgBouncer" : "PgBouncer is not on this machine: over a line that greets like one"
  })`, async () => {
    const through = hasPooler ? throughPooler : throughDisguise;
    const test = await createTestApp("postgresql", { through });
    closing.push(test.close);
    await useEverything(test);
    // Other tests lock in databases of their own.
    const { rows } = await sql`
      select 1 from pg_locks join pg_database on pg_database.oid = pg_locks.database
      where locktype = 'advisory' and datname = current_database()
    `.execute(test.db);
    expect(rows).toEqual([]);
  });

  it("is bypassed for migrations when the server's own address is given", async () => {
    const test = await createTestApp("postgresql", {
      through: async (location) => {
        if (location.engine !== "postgresql") throw new Error("no address");
        const pooled = await throughLine(location);
        if (pooled.engine !== "postgresql") throw new Error("no address");
        const both = { ...pooled, directUrl: location.url };
        await (await connectDatabase(both)).destroy();
        return both;
      },
    });
    closing.push(test.close);
    expect(line.statements().filter(({ text }) => /^(create|alter)/i.test(text))).toEqual([]);
    const db = openDatabase(line.location);
    closing.push(() => db.destroy());
    expect(await db.selectFrom("pages").selectAll().execute()).toEqual([]);
  });
});

async function useEverything(test: TestApp): Promise<void> {
  await Promise.all(
    [1, 2, 3, 4, 5, 6].map(async () => {
      const { send } = await test.signUp();
      const body = { startDate: "2026-11-18" };
      const { id } = (await send("POST", "/api/cycles", { body })).json();
      const answers = await Promise.all([
        send("PATCH", `/api/cycles/${id}`, { body: { flow: "light" } }),
        send("POST", "/api/symptoms", {
          body: { date: "2026-11-18", type: "cramps", severity: 5 },
        }),
        send("GET", "/api/cycles/summary"),
        send("POST", "/api/account/export"),
        send("GET", "/api/account/sessions"),
      ]);
      expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 201, 200, 200, 200]);
    }),
  );
}
