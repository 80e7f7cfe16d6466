import type { TestProject } from "vitest/node";
import { startPostgres } from "./postgres-server.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A real PostgreSQL, in which each test file creates its own database or schema. */
    postgresUrl: string;
  }
}

export async function setup(project: TestProject) {
  if (process.env.MWEZI_TEST_ENGINE === "sqlite") return undefined;
  const server = await startPostgres({ durable: false });
  project.provide("postgresUrl", server.url);
  return server.stop;
}
