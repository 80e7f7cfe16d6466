import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import type { DatabaseLocation, Engine } from "#server/storage/db/location.ts";

export const engines: readonly Engine[] = ["sqlite", "postgresql"];

export interface TestLocation {
  readonly location: DatabaseLocation;
  readonly remove: () => Promise<void>;
}

/** An empty database of the test's own: a file, or a database on the real PostgreSQL. */
export async function makeLocation(engine: Engine): Promise<TestLocation> {
  return engine === "sqlite" ? makeFile() : makePostgresDatabase();
}

async function makeFile(): Promise<TestLocation> {
  const directory = await mkdtemp(join(tmpdir(), "mwezi-test-"));
  return {
    location: { engine: "sqlite", file: join(directory, "mwezi.db") },
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

async function makePostgresDatabase(): Promise<TestLocation> {
  const server = inject("postgresUrl");
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    location: { engine: "postgresql", url: url.href },
    remove: () => administer(server, `drop database ${name} with (force)`),
  };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
