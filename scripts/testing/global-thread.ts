import { chmod, mkdtemp, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { pathToFileURL } from "node:url";
import type { TestProject } from "vitest/node";
import { bundleForNode } from "../building/bundle.ts";
import { copyServerFiles } from "../building/server-files.ts";

declare module "vitest" {
  interface ProvidedContext {
    /**
     * The server's worker thread, bundled once, beside the programs that tests start: compiling
     * took most of their time.
     */
    threadFile?: string;
  }
}

const PROGRAMS = ["thread", "testing/open-once", "testing/connect-once"].map(
  (name) => `src/server/${name}.ts`,
);

export async function setup(project: TestProject) {
  // In node_modules, so that its imports resolve.
  const folder = await mkdtemp(resolve("node_modules/.mwezi-test-thread-"));
  // A program may run as another user.
  await chmod(folder, 0o755);
  await bundleForNode(PROGRAMS, folder);
  await copyServerFiles(folder);
  await writeFile(join(folder, "package.json"), JSON.stringify({ type: "module" }));
  project.provide("threadFile", pathToFileURL(join(folder, "thread.js")).href);
  return () => rm(folder, { recursive: true, force: true });
}
