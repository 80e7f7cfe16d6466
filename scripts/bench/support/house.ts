import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { sql } from "kysely";
import pg from "pg";
import { connectDatabase } from "#server/storage/db/connect.ts";
import type { DatabaseLocation } from "#server/storage/db/location.ts";
import { freePort } from "../../testing/free-port.ts";
import type { PostgresServer } from "../../testing/postgres/postgres-server.ts";
import { type ServerProcess, startServer } from "../../testing/server-process.ts";
import { addNeighbours } from "./neighbours.ts";
import { type BenchOwner, writeOwner } from "./owner.ts";

export interface House {
  readonly server: ServerProcess;
  readonly owner: BenchOwner;
  readonly idleMemory: number;
  readonly close: () => Promise<void>;
}

export async function openHouse(
  neighbours: number,
  postgres: PostgresServer | undefined,
): Promise<House> {
  const directory = mkdtempSync(join(tmpdir(), "mwezi-bench-"));
  const url = postgres && (await makePostgresDatabase(postgres.url, `bench${neighbours}`));
  const port = await freePort();
  const env = {
    HOST: "127.0.0.1",
    MWEZI_DATA_DIR: directory,
    ...(url ? { DATABASE_URL: url } : {}),
  };
  const first = await startServer({ port, env });
  const owner = await writeOwner(first.address);
  await first.end();
  await fill(url ? { engine: "postgresql", url } : sqliteIn(directory), neighbours);
  const server = await startServer({ port, env });
  await pause(2000);
  return {
    server,
    owner,
    idleMemory: server.memory(),
    close: async () => {
      await server.end();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

async function fill(location: DatabaseLocation, neighbours: number) {
  const db = await connectDatabase(location);
  await addNeighbours(db, neighbours);
  await sql`analyze`.execute(db);
  await db.destroy();
}

function sqliteIn(directory: string): DatabaseLocation {
  const file = readdirSync(directory).find((name) => /\.(db|sqlite3?)$/.test(name));
  if (file === undefined) throw new Error(`no SQLite file in ${directory}`);
  return { engine: "sqlite", file: join(directory, file) };
}

export async function makePostgresDatabase(url: string, name: string): Promise<string> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`);
  await client.end();
  return Object.assign(new URL(url), { pathname: `/${name}` }).href;
}
