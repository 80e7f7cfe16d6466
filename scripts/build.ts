import { rm, writeFile } from "node:fs/promises";
import { pathToFileURL } from "node:url";
import { checkBudget } from "./building/budget/budget-lines.ts";
import { bundleClient, bundleForNode } from "./building/bundle.ts";
import { compressFolder } from "./building/compress.ts";
import { writeWeights } from "./building/page-weights.ts";
import { type Prerenderer, writePages } from "./building/pages.ts";
import { buildHash } from "./building/release/build-hash.ts";
import { carryEarlierFiles } from "./building/release/earlier-files.ts";
import { copyServerFiles } from "./building/server-files.ts";
import { writeWorker } from "./building/worker.ts";

/** Builds dist/web for the browser, and dist/server/main.js with its worker thread.js. */
process.env.NODE_ENV = "production";
const WEB = "dist/web";
const PRERENDER = "dist/prerender";
const SERVER_ENTRIES = [
  "src/server/main.ts",
  "src/server/thread.ts",
  // The operator's commands, for installations without these scripts.
  "src/server/backup.ts",
  "src/server/restore.ts",
  "src/server/check-data.ts",
];

/** Bundled, because installing Lingui would also install Babel. */
const INLINED = ["@lingui/core", "@lingui/message-utils", "pofile"];

async function timed<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now();
  const result = await work();
  console.log(`${name.padEnd(26)}${((performance.now() - start) / 1000).toFixed(1).padStart(6)} s`);
  return result;
}

async function writePrerenderedPages(): Promise<void> {
  const prerenderer: Prerenderer = await import(pathToFileURL(`${PRERENDER}/prerender.js`).href);
  await writePages(WEB, manifest, prerenderer);
  await rm(PRERENDER, { recursive: true });
}

await rm("dist", { recursive: true, force: true });
const manifest = await timed("the app for the browser", () => bundleClient());
await timed("the server", () => bundleForNode(SERVER_ENTRIES, "dist/server", INLINED));
await copyServerFiles("dist/server");
await timed("the prerenderer", () => bundleForNode(["src/web/prerender.tsx"], PRERENDER));
await timed("prerendered pages", writePrerenderedPages);
const release = await timed("the worker", () => writeWorker(WEB, manifest));
// Computed before earlier releases' files are added; read by src/server/build.ts.
await writeFile(
  "dist/server/build.txt",
  await buildHash(["dist/server", WEB], "package-lock.json"),
);
await timed("Brotli and gzip", () => compressFolder(WEB));
await writeWeights(WEB, release);
checkBudget(WEB, manifest, release);
await carryEarlierFiles(WEB, release.name);
