import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { TestProject } from "vitest/node";
import { bundleForNode } from "../building/bundle.ts";
import { copyServerFiles } from "../building/server-files.ts";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * The server's worker thread, bundled once from the sources: compiling them anew for each test
     * that makes a file took most of the time of all tests.
     */
    threadFile?: string;
  }
}

/** Vitest calls this once for all server tests, and what it answers at the end. */
export async function setup(project: TestProject) {
  // Among the packages, so that it finds them.
  const folder = await mkdtemp(resolve("node_modules/.mwezi-test-thread-"));
  await bundleForNode(["src/server/thread.ts"], folder);
  await copyServerFiles(folder);
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  project.provide("threadFile", pathToFileURL(join(folder, "thread.js")).href);
  return () => rm(folder, { recursive: true, force: true });
}
