import type { Page } from "@playwright/test";
import { getProfile } from "#contract/account/profile.ts";
import { demoAccount } from "#server/demo/plant.ts";
import { type CountedLine, openCountedLine } from "./counted-line.ts";
import { saveButton, scale } from "./daily-log.ts";
import { test as base, expect, untilKept } from "./kept-app.ts";
import { remember, send, type Woman } from "./woman.ts";

const DAY = 86_400_000;
/** Days after the first that are lived through; a month has 29 of them, each like the costliest. */
const DAYS = 5;
const DAY_OF_TRENDS = 3;
const LOOKS_AT_TRENDS = 4;
/**
 * What a month may cost her, the app itself once. More than half of a day are headers, which this line
 * of HTTP/1.1 carries in full and HTTP/2 does not.
 */
const MOST_BYTES = 2_500_000;

/** What a second visit of a day may cost: one answer that nothing has changed, and what is due. */
const MOST_BYTES_AGAIN = 5000;

/** Everything travels over a line that is counted. */
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

async function signIn(address: string): Promise<Woman> {
  const { email, password } = demoAccount;
  const answer = await send("POST", `${address}/api/auth/login`, { email, password });
  const { token, user } = (await answer.json()) as { token: string; user: Woman };
  return { ...user, token };
}

/** Opens home as she does, down to its end. */
async function openHome(page: Page): Promise<void> {
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toContainText(demoAccount.name);
  await page.keyboard.press("End");
  await expect(page.getByText("Your last 3 cycles")).toBeVisible();
  await page.waitForLoadState("networkidle");
}

/** From home, as she does: the app is there already. */
async function logToday(page: Page, pain: number): Promise<void> {
  await page.getByRole("link", { name: "Track", exact: true }).click();
  await scale(page, "Pain").fill(String(pain));
  const answer = page.waitForResponse(
    (response) => response.request().method() === "POST" && /pcos-logs/.test(response.url()),
  );
  await saveButton(page).click();
  expect((await answer).ok()).toBe(true);
  await page.waitForLoadState("networkidle");
}

async function lookAtTrends(page: Page): Promise<void> {
  await page.goto("/trends");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Trends");
  await page.waitForLoadState("networkidle");
  await page.getByRole("heading", { name: "Symptoms by phase" }).scrollIntoViewIfNeeded();
  await expect(page.getByRole("heading", { name: "Measures" })).toBeVisible();
  await page.waitForLoadState("networkidle");
}

test("a usual month of an account of two years costs at most 2.5 MB, counted on the wire", async ({
  context,
  mwezi,
  line,
}) => {
  test.setTimeout(240_000);
  await mwezi.plantDemo();
  const start = Date.now();
  const costOf = costOn(line);
  let page = await context.newPage();
  await remember(page, await signIn(line.address), { setUp: true });
  const first = await costOf(async () => {
    // The whole app and what it reads ahead come on the first day.
    const report = page.waitForResponse((answer) => answer.url().endsWith("/api/visit/report"));
    await openHome(page);
    await report;
    await untilKept(page);
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

test("home opened again costs at most 5 kB, and without network no file is missing", async ({
  context,
  mwezi,
  line,
}) => {
  test.setTimeout(120_000);
  await mwezi.plantDemo();
  let page = await context.newPage();
  await remember(page, await signIn(line.address), { setUp: true });
  const report = page.waitForResponse((answer) => answer.url().endsWith("/api/visit/report"));
  await openHome(page);
  await report;
  await untilKept(page);
  const openAnew = async () => {
    await page.close();
    page = await context.newPage();
    return costOn(line)(() => openHome(page));
  };
  expect(await openAnew()).toBeLessThanOrEqual(MOST_BYTES_AGAIN);
  // Nothing of the app is missing on the device: only her answers are asked for, and stand in.
  const missed: string[] = [];
  context.on("requestfailed", (request) => missed.push(new URL(request.url()).pathname));
  await context.setOffline(true);
  await openAnew();
  await context.setOffline(false);
  expect(missed).toContain(getProfile.path);
  expect(missed.filter((path) => !path.startsWith("/api/"))).toEqual([]);
});
