import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { test as base, expect } from "./fixtures.ts";
import { startMwezi, WEB_ROOT } from "./server.ts";

export const test = base.extend({ serviceWorkers: "allow" });

interface Upgrade {
  /** A private copy of the build, which `publish` replaces. */
  readonly webRoot: string;
  /** Replaces the build and restarts the server, as an operator would. */
  readonly publish: () => Promise<void>;
}

export const upgradeTest = test.extend<Upgrade>({
  webRoot: async ({ browserName: _ }, use) => {
    const folder = mkdtempSync(join(tmpdir(), "mwezi-web-"));
    cpSync(WEB_ROOT, folder, { recursive: true });
    await use(folder);
    rmSync(folder, { recursive: true });
  },
  mwezi: async ({ webRoot }, use) => {
    const mwezi = await startMwezi(webRoot);
    await use(mwezi);
    await mwezi.stop();
  },
  publish: async ({ webRoot, mwezi }, use) => {
    const file = join(webRoot, "sw.js");
    await use(async () => {
      for (const form of ["br", "gz"]) rmSync(`${file}.${form}`);
      const text = readFileSync(file, "utf8");
      writeFileSync(file, text.replace(/name:([`"'])[\w-]{8}\1/, "name:'another1'"));
      // ETags contain the build, which the server reads only at start.
      await mwezi.restartAs("another");
    });
  },
});

export { expect };

/** Waits until the worker controls this page and has cached every file. */
export async function waitUntilAppCached(page: Page): Promise<void> {
  await expect.poll(() => page.evaluate(missingFiles)).toEqual([]);
}

async function missingFiles(): Promise<readonly string[]> {
  if (!navigator.serviceWorker.controller) return ["the worker"];
  // A page without the app, as after replacing the session, has no `lang`.
  const lang = document.documentElement.lang || "en";
  const mark = await caches.match("/kept");
  if ((await mark?.text()) !== lang) return ["the worker's mark"];
  const text = await (await fetch("/sw.js")).text();
  const known = text.match(/\/assets\/[\w.-]+\.\w+/g) ?? ["its list"];
  const files = known.filter((file) => {
    if (/\/(?:\w\w|suggest)-/.test(file)) return false;
    if (/\/words-(?:crisis|learn)-/.test(file)) return lang !== "en";
    if (/\/noto-serif-/.test(file)) return lang === "ha" || lang === "yo";
    const words = /\/words-(?:[\w-]+?-)?(\w\w)-[\w-]{8}\.js$/.exec(file);
    return words === null || words[1] === lang;
  });
  const copies = files.map((file) => file.replace(/\.en\.js$/, `.${lang}.js`));
  const cached = await Promise.all(copies.map((file) => caches.match(file)));
  return files.filter((_, index) => cached[index] === undefined);
}
