import { getProfile } from "#contract/account/profile.ts";
import { type CountedLine, openCountedLine } from "../support/counted-line.ts";
import { logToday, lookAtTrends, openHome, signInToDemo } from "../support/daily-use.ts";
import { test as base, expect, waitUntilAppCached } from "../support/kept-app.ts";
import { remember } from "../support/woman.ts";

const DAY = 86_400_000;
/** Days simulated after the first; a month has 29 of them, all counted as the most expensive. */
const DAYS = 5;
const DAY_OF_TRENDS = 3;
const LOOKS_AT_TRENDS = 4;
/** Maximum for a month, including one download of the app, with HTTP/1.1's uncompressed headers. */
const MOST_BYTES = 2_000_000;

/** Maximum for another visit on the same day: one 304 and what is due. */
const MOST_BYTES_AGAIN = 5000;

/** All traffic goes through the counting proxy. */
const test = base.extend<{ line: CountedLine }>({
  line: async ({ mwezi }, use) => {
    const line = await openCountedLine(mwezi.address);
    await use(line);
    line.close();
  },
  baseURL: ({ line }, use) => use(line.address),
});

const costOn = (line: CountedLine) => async (work: () => Promise<void>) => {
  const before = line.bytes();
  await work();
  return line.bytes() - before;
};

test("a typical month of a two-year account uses at most 2 MB on the wire", async ({
  context,
  mwezi,
  line,
}) => {
  await mwezi.plantDemo();
  const start = Date.now();
  const costOf = costOn(line);
  let page = await context.newPage();
  await remember(page, await signInToDemo(line.address), { setUp: true });
  const first = await costOf(async () => {
    // The app and the prefetched data are downloaded on the first day.
    const report = page.waitForResponse((answer) => answer.url().endsWith("/api/visit/report"));
    await openHome(page);
    await report;
    await waitUntilAppCached(page);
    await logToday(page, 7);
  });
  const days: number[] = [];
  let look = 0;
  for (let day = 1; day <= DAYS; day += 1) {
    await page.close();
    mwezi.travel(1);
    page = await context.newPage();
    await page.clock.setFixedTime(start + day * DAY);
    const cost = await costOf(async () => {
      await openHome(page);
      await logToday(page, day);
    });
    days.push(cost);
    if (day === DAY_OF_TRENDS) look = await costOf(() => lookAtTrends(page));
  }
  const month = first + 29 * Math.max(...days) + LOOKS_AT_TRENDS * look;
  const figures = `${month} bytes: the first day ${first}, others ${days.join(", ")}, trends ${look}`;
  test.info().annotations.push({ type: "a month", description: figures });
  expect(month, figures).toBeLessThanOrEqual(MOST_BYTES);
});

test("opening home again uses at most 5 kB, and offline no file is missing", async ({
  context,
  mwezi,
  line,
}) => {
  await mwezi.plantDemo();
  let page = await context.newPage();
  await remember(page, await signInToDemo(line.address), { setUp: true });
  const report = page.waitForResponse((answer) => answer.url().endsWith("/api/visit/report"));
  await openHome(page);
  await report;
  await waitUntilAppCached(page);
  const openAnew = async () => {
    await page.close();
    page = await context.newPage();
    return costOn(line)(() => openHome(page));
  };
  expect(await openAnew()).toBeLessThanOrEqual(MOST_BYTES_AGAIN);
  // Offline, only data requests fail, and stored answers replace them.
  const missed: string[] = [];
  context.on("requestfailed", (request) => missed.push(new URL(request.url()).pathname));
  await context.setOffline(true);
  await openAnew();
  await context.setOffline(false);
  expect(missed).toContain(getProfile.path);
  expect(missed.filter((path) => !path.startsWith("/api/"))).toEqual([]);
});
