import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A real PostgreSQL; every test file makes a database or schema of its own in it. */
    postgresUrl: string;
  }
}

/** Vitest calls this once for all server tests, and what it exports as teardown at the end. */
export async function setup(project: TestProject) {
  const server = await startPostgres({ durable: false });
  project.provide("postgresUrl", server.url);
  return server.stop;
}
