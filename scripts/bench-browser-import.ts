import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { startMwezi } from "../e2e/server.ts";
import { onboard, registerThrough, remember } from "../e2e/woman.ts";
import { writeAppleExport } from "./bench/apple-export.ts";
import { findBrowser } from "./testing/browser.ts";

// How much memory a browser takes to read a large export of Apple Health on the page itself, and how
// long. Linux only, as it reads /proc. By hand, after a build:
//   node scripts/run.mjs bench-browser-import [megabytes, 500 unless said]
const megabytes = Number(process.argv[2] ?? 500);
const LONGEST = 600_000;
const EVERY = 100;

const executablePath = findBrowser();
const folder = mkdtempSync(join(tmpdir(), "mwezi-import-"));
const mwezi = await startMwezi();
const browser = await chromium.launch({
  ...(executablePath !== undefined && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu", "--disable-background-networking"],
});
try {
  await measure(await openImport(browser));
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

/** The page's own process: the renderer with the most memory. */
async function rendererOf(chrome: Browser): Promise<number> {
  const session = await chrome.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const renderers = processInfo.filter(({ type }) => type === "renderer");
  const [largest] = renderers.toSorted((one, other) => memoryOf(other.id) - memoryOf(one.id));
  if (largest === undefined) throw new Error("no renderer");
  return largest.id;
}

/** Resident memory of a process without what it shares with files, in MB. */
function memoryOf(pid: number): number {
  const [, kilobytes = "0"] =
    /RssAnon:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kilobytes) / 1000;
}

async function measure(page: Page): Promise<void> {
  const file = join(folder, "export.xml");
  writeAppleExport(file, megabytes);
  const pid = await rendererOf(browser);
  const before = memoryOf(pid);
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, memoryOf(pid));
  }, EVERY);
  const start = performance.now();
  await page.getByLabel(/Choose a file, or drop it here/).setInputFiles(file);
  await page.getByRole("heading", { name: "Found: Apple Health" }).waitFor({ timeout: LONGEST });
  clearInterval(timer);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(`${megabytes} MB of Apple Health in ${browser.version()}: ${seconds} s`);
  console.log(
    `the page's own memory: ${before.toFixed(0)} MB before, ${most.toFixed(0)} MB at most`,
  );
}
