import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { startMwezi } from "../../e2e/support/server.ts";
import { onboard, registerThrough, remember } from "../../e2e/support/woman.ts";
import { findBrowser } from "../testing/browser.ts";
import { writeAppleExport } from "./support/apple-export.ts";
import { procMegabytes, renderersOf } from "./support/renderer-memory.ts";

// Measures time and memory of reading a large Apple Health export in the browser. Linux only, as it
// reads /proc. Usage:
//   node scripts/run.mjs bench/browser-import [megabytes, default 500]
// or ten years of a diary on a processor so many times slower, until all is imported:
//   node scripts/run.mjs bench/browser-import diary [default 4]
const isDiary = process.argv[2] === "diary";
const megabytes = Number(isDiary ? 0 : (process.argv[2] ?? 500));
const slower = Number(process.argv[3] ?? 4);
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

const executablePath = findBrowser();
const folder = mkdtempSync(join(tmpdir(), "mwezi-import-"));
const mwezi = await startMwezi();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  const page = await openImport(browser);
  await (isDiary ? measureDiary(page) : measure(page));
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

/** Clue's file: bleeding, pain, mood, energy and a note for each day. */
function writeDiary(file: string): number {
  const entries = Array.from({ length: 3650 }, (_, place) => {
    const date = addDays(calendarDay("2016-01-01"), place);
    const said = {
      pain: "cramps",
      feelings: "sad",
      energy: "tired",
      sleep_quality: "vivid_dreams",
    };
    const options = { ...said, ...(place % 29 < 5 && { period: "medium" }) };
    return Object.entries(options).map(([type, option]) => ({ type, date, value: [{ option }] }));
  }).flat();
  writeFileSync(file, JSON.stringify(entries));
  return entries.length;
}

async function measureDiary(page: Page): Promise<void> {
  const file = join(folder, "measurements.json");
  const count = writeDiary(file);
  const devTools = await page.context().newCDPSession(page);
  await devTools.send("Emulation.setCPUThrottlingRate", { rate: slower });
  const pids = await renderersOf(browser);
  const before = processorSecondsOf(pids);
  const start = performance.now();
  const seconds = () => ((performance.now() - start) / 1000).toFixed(1);
  await page.getByLabel(/Choose a file, or drop it here/).setInputFiles(file);
  await page.getByRole("heading", { name: "Found: Clue" }).waitFor({ timeout: LONGEST });
  console.log(`${count} entries of ten years on a ${slower} times slower processor`);
  console.log(`preview after ${seconds()} s`);
  const answer = page.waitForResponse((one) => one.url().endsWith("/api/imports"));
  await page.getByRole("button", { name: "Import it" }).click();
  await answer;
  await page.getByRole("button", { name: "Import it" }).waitFor({ state: "detached" });
  console.log(`imported after ${seconds()} s`);
  const worked = processorSecondsOf(pids) - before;
  console.log(`the page's processes worked for ${worked.toFixed(1)} s of processor time`);
}

/** User and system time, in seconds of 100 ticks. */
function processorSecondsOf(pids: readonly number[]): number {
  const ticks = pids.flatMap((pid) =>
    readFileSync(`/proc/${pid}/stat`, "utf8").split(" ").slice(13, 15).map(Number),
  );
  return ticks.reduce((sum, one) => sum + one, 0) / 100;
}
