import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Browser, Page } from "@playwright/test";
import { startMwezi } from "../../e2e/support/server.ts";
import { onboard, registerThrough, remember } from "../../e2e/support/woman.ts";
import { launchBrowser } from "../testing/browser.ts";
import { writeAppleExport } from "./support/apple-export.ts";
import { procMegabytes, renderersOf } from "./support/renderer-memory.ts";

// Measures time and memory of reading a large Apple Health export in the browser. Linux only, as it
// reads /proc. Usage:
//   node scripts/run.mjs bench/browser-import [megabytes, default 500]
const megabytes = Number(process.argv[2] ?? 500);
const LONGEST = 600_000;
const EVERY = 100;
const parts = {
  all: "resident",
  files: "of it the browser's program and other files",
  share: "its share",
  own: "of it its own",
} as const;
const names = Object.keys(parts) as Part[];
type Part = keyof typeof parts;

const folder = mkdtempSync(join(tmpdir(), "mwezi-import-"));
const mwezi = await startMwezi();
const browser = await launchBrowser();
try {
  const page = await openImport(browser);
  await measure(page);
} finally {
  await browser.close();
  await mwezi.stop();
  rmSync(folder, { recursive: true });
}

async function openImport(chrome: Browser): Promise<Page> {
  const woman = await registerThrough(mwezi.address, "thandi@example.org");
  await onboard(mwezi.address, woman);
  const page = await chrome.newPage({ baseURL: mwezi.address });
  await remember(page, woman, { setUp: true });
  await page.goto("/settings/import");
  await page.getByText("Choose a file, or drop it here").waitFor();
  return page;
}

/** RSS, PSS (with a share of pages used by other processes) and anonymous memory, in MB. */
function memoryOf(pid: number): Record<Part, number> {
  const read = (file: string, line: RegExp) => procMegabytes(pid, file, line);
  return {
    all: read("status", /VmRSS:\s+(\d+)/),
    files: read("status", /RssFile:\s+(\d+)/),
    share: read("smaps_rollup", /\nPss:\s+(\d+)/),
    own: read("status", /RssAnon:\s+(\d+)/),
  };
}

async function measure(page: Page): Promise<void> {
  const file = join(folder, "export.xml");
  writeAppleExport(file, megabytes);
  const pids = await renderersOf(browser);
  const largest = (part: Part) => Math.max(...pids.map((pid) => memoryOf(pid)[part]));
  const now = (): Record<Part, number> => ({
    all: largest("all"),
    files: largest("files"),
    share: largest("share"),
    own: largest("own"),
  });
  const before = now();
  const most = { ...before };
  const timer = setInterval(() => {
    const present = now();
    for (const part of names) most[part] = Math.max(most[part], present[part]);
  }, EVERY);
  const start = performance.now();
  await page.getByLabel(/Choose a file, or drop it here/).setInputFiles(file);
  await page.getByRole("heading", { name: "Found: Apple Health" }).waitFor({ timeout: LONGEST });
  clearInterval(timer);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${megabytes} MB of Apple Health in Chromium ${browser.version()}: ${seconds} s`);
  for (const part of names) {
    const [first, last] = [before[part].toFixed(0), most[part].toFixed(0)];
    console.log(`the page's process, ${parts[part]}: ${first} MB before, ${last} MB at most`);
  }
}
