import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { TestProject } from "vitest/node";
import { bundleForNode } from "../building/bundle.ts";
import { copyServerFiles } from "../building/server-files.ts";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * The server's worker thread, bundled once: compiling it in each test that creates a file took
     * most of the total time.
     */
    threadFile?: string;
  }
}

/** Called once by Vitest for all server tests; the returned function runs at the end. */
export async function setup(project: TestProject) {
  // In node_modules, so that its imports resolve.
  const folder = await mkdtemp(resolve("node_modules/.mwezi-test-thread-"));
  await bundleForNode(["src/server/thread.ts"], folder);
  await copyServerFiles(folder);
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  project.provide("threadFile", pathToFileURL(join(folder, "thread.js")).href);
  return () => rm(folder, { recursive: true, force: true });
}
