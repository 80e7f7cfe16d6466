import type { BrowserContext, Page } from "@playwright/test";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { sumOf } from "#domain/basics/mean.ts";
import { openCountedLine } from "../../e2e/support/counted-line.ts";
import { logToday, lookAtTrends, openHome, signInToDemo } from "../../e2e/support/daily-use.ts";
import { waitUntilAppCached } from "../../e2e/support/kept-app.ts";
import { startMwezi } from "../../e2e/support/server.ts";
import { remember, ZONE } from "../../e2e/support/woman.ts";
import { findLightBrowser, launchBrowser } from "../testing/browser.ts";
import { privateMegabytes } from "./support/renderer-memory.ts";

// Lives a month of a two-year account in a real browser and prints what it costs on the wire, with
// headers, in both directions: docs/zero-rating.md. Then a week in one tab, for its memory.
// Fails above the limits. Usage: npm run bench:data [-- days]
const DAYS = Number(process.argv[2] ?? 30);
const DAY = 86_400_000;
const MOST_A_MONTH = 2000;
const MOST_MEMORY = 60;
const DAYS_OF_TRENDS = [4, 11, 18, 25];
const ARTICLES = ["pcos-explained", "cycle-basics", "when-to-get-help"];

const mwezi = await startMwezi();
const line = await openCountedLine(mwezi.address);
const start = Date.now();
const browser = await launchBrowser(findLightBrowser());
try {
  await mwezi.plantDemo();
  const context = await browser.newContext({
    baseURL: line.address,
    viewport: { width: 360, height: 740 },
    timezoneId: ZONE,
  });
  context.setDefaultTimeout(120_000);
  // The compiler of this script adds calls of `__name`, which the page doesn't have.
  await context.addInitScript("globalThis.__name = (value) => value;");
  const month = await liveAMonth(context);
  const memory = await stayInOneTab(context);
  if (month > MOST_A_MONTH || memory > MOST_MEMORY) process.exitCode = 1;
} finally {
  await browser.close();
  line.close();
  await mwezi.stop();
}

async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = line.bytes();
  await work();
  return (line.bytes() - before) / 1000;
}

function print(what: string, kilobytes: number): void {
  console.log(`| ${what} | ${kilobytes.toFixed(1)} |`);
}

async function liveAMonth(context: BrowserContext): Promise<number> {
  console.log("| What | kB |\n| --- | ---: |");
  let page = await context.newPage();
  const arrival = await costOf(() => page.goto("/", { waitUntil: "networkidle" }));
  print("landing page", arrival);
  await remember(page, await signInToDemo(line.address), { setUp: true });
  const install = await costOf(() => downloadApp(page));
  print("first day: the app, her data of two years, a daily log", install);
  const counted = await page.evaluate((key) => localStorage.getItem(key), storageKeys.dataUse);
  const countedBytes = sumOf(Object.values(JSON.parse(counted ?? "{}")));
  print("… as the device counts it, without what it sends", countedBytes / 1000);
  const days: number[] = [];
  let trends = 0;
  for (let day = 1; day < DAYS; day += 1) {
    page = await openTomorrow(context, page, day);
    const cost = await costOf(() => openHome(page).then(() => logToday(page, 1 + (day % 9))));
    days.push(cost);
    if (DAYS_OF_TRENDS.includes(day)) trends += await costOf(() => lookAtTrends(page));
  }
  print("each further day: home and a daily log, at least", Math.min(...days));
  print("… at most", Math.max(...days));
  print("… on average", sumOf(days) / days.length);
  print("four visits to Trends", trends);
  let articles = 0;
  for (const name of ARTICLES) {
    const cost = await costOf(() => page.goto(`/articles/${name}`, { waitUntil: "networkidle" }));
    print(`article ${name}`, cost);
    articles += cost;
  }
  const month = arrival + install + sumOf(days) + trends + articles;
  print(`${DAYS} days in all (limit ${MOST_A_MONTH})`, month);
  print("of them the next month has", month - arrival - install);
  return month;
}

/** The app and the prefetched data are downloaded on the first day. */
async function downloadApp(page: Page): Promise<void> {
  const report = page.waitForResponse((answer) => answer.url().endsWith("/api/visit/report"));
  await openHome(page);
  await report;
  await waitUntilAppCached(page);
  await logToday(page, 7);
}

async function openTomorrow(context: BrowserContext, before: Page, day: number): Promise<Page> {
  await before.close();
  mwezi.travel(1);
  const page = await context.newPage();
  await page.clock.setFixedTime(start + day * DAY);
  return page;
}

/** Returns the memory of its page in MB, beyond an empty page's. */
async function stayInOneTab(context: BrowserContext): Promise<number> {
  for (const page of context.pages()) await page.close();
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const memoryNow = async () => {
    await session.send("HeapProfiler.collectGarbage");
    return privateMegabytes(browser);
  };
  const setDay = (day: number) => page.clock.setFixedTime(start + (DAYS - 1 + day) * DAY);
  await setDay(0);
  await page.goto("/icon.svg");
  const empty = await memoryNow();
  await openHome(page);
  const first = await memoryNow();
  const open = async (name: string) => {
    const link = page.getByRole("navigation").getByRole("link", { name, exact: true });
    await link.first().click();
    await page.waitForLoadState("networkidle");
  };
  for (let day = 1; day <= 7; day += 1) {
    mwezi.travel(1);
    await setDay(day);
    for (const name of ["Track", "Learn", "My Health", "Home"]) await open(name);
    await logToday(page, day);
    await open("Home");
  }
  const last = await memoryNow();
  const { usedSize } = await session.send("Runtime.getHeapUsage");
  const [objects, opened, week] = [usedSize / 1e6, first - empty, last - empty];
  console.log(
    `\nOne tab, beyond an empty page: ${opened.toFixed(1)} MB after opening, ${week.toFixed(1)} MB after a week ` +
      `(limit ${MOST_MEMORY}), of it ${objects.toFixed(1)} MB of JavaScript objects.`,
  );
  return week;
}
