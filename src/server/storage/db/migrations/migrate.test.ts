import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from "kysely";
import { describe, expect, inject, it } from "vitest";
import { engines, makeLocation } from "#server/testing/engines.ts";
import { checkData } from "../../backup/check-data.ts";
import { connectDatabase, openDatabase } from "../connect.ts";
import type { DatabaseLocation } from "../location.ts";
import { migrations } from "./migrations.ts";

const CONNECT = fileURLToPath(new URL("connect-once.js", inject("threadFile")));

/** Opens the database in a separate process; returns its exit code and error output. */
function connectElsewhere(location: DatabaseLocation): Promise<string> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [CONNECT, JSON.stringify(location)]);
    let complaint = "";
    child.stderr.on("data", (chunk) => {
      complaint += String(chunk);
    });
    child.on("exit", (code) => resolve(`${code} ${complaint}`.trim()));
  });
}

it.runIf(engines.includes("postgresql"))(
  "a user without the right to create tables is refused with what to do",
  async () => {
    const { location, remove } = await makeLocation("postgresql");
    const owner = openDatabase(location);
    try {
      await sql`create role may_not login password 'password'`.execute(owner);
      const { url } = location as Extract<DatabaseLocation, { engine: "postgresql" }>;
      const limited = Object.assign(new URL(url), { username: "may_not", password: "password" });
      await expect(connectDatabase({ engine: "postgresql", url: limited.href })).rejects.toThrow(
        "alter database NAME owner to USER",
      );
    } finally {
      await sql`drop role may_not`.execute(owner);
      await owner.destroy();
      await remove();
    }
  },
);

describe.each(engines)("migrations on %s", (engine) => {
  it("run once when four processes start together", async () => {
    const { location, remove } = await makeLocation(engine);
    try {
      const exits = await Promise.all([1, 2, 3, 4].map(() => connectElsewhere(location)));
      expect(exits).toEqual(["0", "0", "0", "0"]);
      const db = await connectDatabase(location);
      const done = await db
        .withTables<{ kysely_migration: { name: string } }>()
        .selectFrom("kysely_migration")
        .select((eb) => eb.fn.countAll<number>().as("count"))
        .executeTakeFirstOrThrow();
      expect(Number(done.count)).toBe(Object.keys(migrations).length);
      await db.destroy();
    } finally {
      await remove();
    }
  });

  it("keep existing data when the database is opened again", async () => {
    const { location, remove } = await makeLocation(engine);
    try {
      const first = await connectDatabase(location);
      await first.insertInto("facts").values({ name: "kept", value: "yes" }).execute();
      await first.destroy();
      const second = await connectDatabase(location);
      expect(await second.selectFrom("facts").selectAll().execute()).toEqual([
        { name: "kept", value: "yes" },
      ]);
      await second.destroy();
    } finally {
      await remove();
    }
  });
});

describe.each(engines)("a database of a newer release on %s", (engine) => {
  it("is rejected unchanged with what to do, by the server and by a backup", async () => {
    const { location, remove } = await makeLocation(engine);
    try {
      const newer = await connectDatabase(location);
      await newer
        .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
        .insertInto("kysely_migration")
        .values({ name: "999-of-next-year", timestamp: "2027-11-27T00:00:00Z" })
        .execute();
      await newer.destroy();
      const message = /newer release .*999-of-next-year.* restore a backup/;
      await expect(connectDatabase(location)).rejects.toThrow(message);
      const places = { database: location, dataDirectory: "/nowhere", secret: "x".repeat(40) };
      await expect(checkData(places)).rejects.toThrow(message);
    } finally {
      await remove();
    }
  });
});

async function sqlOf(name: string): Promise<string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (own) => new PostgresIntrospector(own),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      statements.push(query.sql);
    },
  });
  await migrations[name]?.up(db);
  return statements;
}

describe("a new migration", () => {
  const names = Object.keys(migrations);

  // It would stop writes for 16 to 24 s at 10 million rows: build it concurrently after migrations.
  it.each(names.slice(names.indexOf("022-origins-of-access")))(
    "%s builds no index on a table that may have rows",
    async (name) => {
      const statements = await sqlOf(name);
      expect(statements.length).toBeGreaterThan(0);
      const tablesOf = (pattern: RegExp) =>
        statements.flatMap((text) => pattern.exec(text)?.[1] ?? []);
      const created = tablesOf(/^create table (?:if not exists )?"(\w+)"/);
      const indexed = tablesOf(/^create (?:unique )?index .* on "(\w+)"/);
      expect(indexed.filter((table) => !created.includes(table))).toEqual([]);
    },
  );
});

describe("an open SQLite database", () => {
  it("survives a power cut through its settings: WAL, synchronous FULL, foreign keys on", async () => {
    const { location, remove } = await makeLocation("sqlite");
    const db = await connectDatabase(location);
    try {
      const pragma = async (name: string) => {
        const { rows } = await sql<Record<string, unknown>>`pragma ${sql.raw(name)}`.execute(db);
        return Object.values(rows[0] ?? {})[0];
      };
      expect(await pragma("journal_mode")).toBe("wal");
      expect(await pragma("synchronous")).toBe(2);
      expect(await pragma("foreign_keys")).toBe(1);
    } finally {
      await db.destroy();
      await remove();
    }
  });
});
