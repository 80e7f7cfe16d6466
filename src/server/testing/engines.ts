import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { inject } from "vitest";
import { connectDatabase } from "#server/storage/db/connect.ts";
import type { DatabaseLocation, Engine } from "#server/storage/db/location.ts";

/** Both, but in `npm run check` only SQLite. */
export const engines: readonly Engine[] =
  process.env.MWEZI_TEST_ENGINE === "sqlite" ? ["sqlite"] : ["sqlite", "postgresql"];

export interface TestLocation {
  readonly location: DatabaseLocation;
  readonly remove: () => Promise<void>;
}

export async function makeLocation(engine: Engine): Promise<TestLocation> {
  return engine === "sqlite" ? makeFile() : makePostgresDatabase();
}

// Migrated once in a process, since migrating took longer than most tests.
let migratedFile: Promise<Buffer> | undefined;
let migratedDatabase: Promise<string> | undefined;

export async function makeMigratedLocation(engine: Engine): Promise<TestLocation> {
  if (engine === "postgresql") {
    migratedDatabase ??= migrateDatabase();
    return makePostgresDatabase(await migratedDatabase);
  }
  migratedFile ??= migrateFile();
  return makeFile(await migratedFile);
}

async function migrateFile(): Promise<Buffer> {
  const { location, file, remove } = await makeFile();
  await (await connectDatabase(location)).destroy();
  const content = await readFile(file);
  await remove();
  return content;
}

async function migrateDatabase(): Promise<string> {
  const { location, name } = await makePostgresDatabase();
  await (await connectDatabase(location)).destroy();
  return name;
}

async function makeFile(content?: Buffer): Promise<TestLocation & { readonly file: string }> {
  const directory = await mkdtemp(join(tmpdir(), "mwezi-test-"));
  const file = join(directory, "mwezi.db");
  if (content) await writeFile(file, content);
  return {
    location: { engine: "sqlite", file },
    file,
    remove: () => rm(directory, { recursive: true, force: true }),
  };
}

async function makePostgresDatabase(
  template?: string,
): Promise<TestLocation & { readonly name: string }> {
  const server = inject("postgresUrl");
  const name = `test_${crypto.randomUUID().replaceAll("-", "")}`;
  await administer(server, `create database ${name}${template ? ` template ${template}` : ""}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    location: { engine: "postgresql", url: url.href },
    name,
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
