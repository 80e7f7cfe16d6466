import type { Page } from "@playwright/test";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { openTrack, saveButton, scale, today } from "../support/daily-log.ts";
import { inspect } from "../support/inspect.ts";
import { expect, test, waitUntilAppCached } from "../support/kept-app.ts";
import { read, send } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const DAY = 86_400_000;

/** Waits until everything needed offline is prefetched. */
async function untilReady(page: Page): Promise<void> {
  const report = page.waitForResponse((answer) => answer.url().endsWith("/api/visit/report"));
  await page.goto("/");
  await report;
  await waitUntilAppCached(page);
}

const onDevice = (page: Page, count: number) =>
  expect(
    page.getByText(
      count === 1 ? "1 entry is on this device only." : `${count} entries are on this device only.`,
      { exact: false },
    ),
  ).toBeVisible();

async function logPain(page: Page, level: number): Promise<void> {
  await openTrack(page);
  await scale(page, "Pain").fill(String(level));
  await saveButton(page).click();
}

test("a week of offline writes, with the tab closed meanwhile, reaches the server once and in order", async ({
  home,
  context,
  signedIn,
  mwezi,
}) => {
  await untilReady(home);
  await context.setOffline(true);
  const start = Date.now();
  const first = today();
  await home.goto("/");
  await home.getByRole("button", { name: "Start Period" }).click();
  await onDevice(home, 1);

  let page = home;
  for (let day = 0; day < 7; day += 1) {
    await page.close();
    page = await context.newPage();
    await page.clock.setFixedTime(start + day * DAY);
    await logPain(page, day + 1);
    await onDevice(page, day + 2);
  }
  await page.goto("/");
  await page.getByRole("button", { name: "End Period" }).click();
  await onDevice(page, 9);

  mwezi.travel(6);
  await context.setOffline(false);
  await expect(page.getByText(/(is|are) on this device only/)).toBeHidden();
  const logs = await read<{ date: CalendarDay; pain_level: number; revision: number }[]>(
    mwezi.address,
    "/api/pcos-logs?days=30",
    signedIn,
  );
  const days = [...logs].sort((one, other) => one.date.localeCompare(other.date));
  expect(days.map(({ date, pain_level }) => [date, pain_level])).toEqual(
    [1, 2, 3, 4, 5, 6, 7].map((level) => [addDays(first, level - 1), level]),
  );
  const revisions = days.map(({ revision }) => revision);
  expect(revisions).toEqual([...revisions].sort((one, other) => one - other));
  const cycles = await read<{ startDay: string; endDay: string }[]>(
    mwezi.address,
    "/api/cycles",
    signedIn,
  );
  expect(cycles).toMatchObject([{ startDay: first, endDay: addDays(first, 6) }]);
});

test("a day changed by two devices shows the conflict, and loses neither version", async ({
  home,
  context,
  signedIn,
  mwezi,
}) => {
  await send(
    "POST",
    `${mwezi.address}/api/pcos-logs`,
    { date: today(), pain_level: 2 },
    signedIn.token,
  );
  await untilReady(home);
  await context.setOffline(true);
  await logPain(home, 7);
  await onDevice(home, 1);
  await send(
    "POST",
    `${mwezi.address}/api/pcos-logs`,
    { date: today(), pain_level: 4 },
    signedIn.token,
  );
  await context.setOffline(false);
  await expect(home.getByText(/We couldn't send 1 entry to your account/)).toBeVisible();
  const pain = async () =>
    (await read<{ pain_level: number }>(mwezi.address, `/api/pcos-logs/${today()}`, signedIn))
      .pain_level;
  expect(await pain()).toBe(4);
  await home.getByRole("button", { name: "Look at it" }).click();
  const dialog = home.getByRole("dialog", { name: "Still on this device" });
  await expect(dialog.getByText("It was changed on another device.")).toBeVisible();
  await dialog.getByRole("button", { name: "Save mine" }).click();
  await expect(home.getByText(/to your account\. It's still on this device/)).toBeHidden();
  await expect.poll(pain).toBe(7);
});

test("a device with full storage says so at once, and the input stays", async ({
  home,
  context,
}) => {
  await untilReady(home);
  await home.addInitScript(() => {
    const put = IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = function (...values) {
      if (this.name === "mwezi-outbox") throw new DOMException("full", "QuotaExceededError");
      return put.apply(this, values);
    };
  });
  await context.setOffline(true);
  await logPain(home, 6);
  await expect(home.getByText(/this device is full/).first()).toBeVisible();
  await expect(scale(home, "Pain")).toHaveValue("6");
  await context.setOffline(false);
});

test("a phone that wrongly believes it is online queues unanswered writes, and sends them once", async ({
  home,
  context,
  signedIn,
  mwezi,
}) => {
  await untilReady(home);
  await openTrack(home);
  await scale(home, "Pain").fill("5");
  // The request arrives, and its response is lost.
  await context.route("**/api/pcos-logs", async (route) => {
    if (route.request().method() === "POST") await route.fetch();
    await route.abort("timedout");
  });
  await saveButton(home).click();
  await onDevice(home, 1);
  expect(await home.evaluate(() => navigator.onLine)).toBe(true);
  // Waits for retries in flight.
  await context.unrouteAll({ behavior: "wait" });
  await home.goto("/");
  await expect(home.getByText(/(is|are) on this device only/)).toBeHidden();
  const logs = await read<{ pain_level: number }[]>(
    mwezi.address,
    "/api/pcos-logs?days=30",
    signedIn,
  );
  expect(logs).toMatchObject([{ pain_level: 5 }]);
});

test("logging out of a shared phone lists unsent writes, and sends them first", async ({
  home,
  context,
  signedIn,
  mwezi,
}) => {
  await untilReady(home);
  await openTrack(home);
  await scale(home, "Pain").fill("6");
  await context.setOffline(true);
  await saveButton(home).click();
  await onDevice(home, 1);
  await home.getByRole("button", { name: "Logout" }).click();
  await home.getByRole("button", { name: "Others use it too" }).click();
  const dialog = home.getByRole("dialog", { name: "Before you sign out" });
  await expect(dialog.getByText("1 entry has not reached your account yet.")).toBeVisible();
  await inspect(home, "what was not sent, at logout");
  await dialog.getByRole("button", { name: "Send them first" }).click();
  await expect(dialog.getByRole("alert")).toContainText("There's no network");
  await context.setOffline(false);
  await expect(dialog.getByText("Everything has reached your account now.")).toBeVisible();
  const logs = await read<{ pain_level: number }[]>(
    mwezi.address,
    "/api/pcos-logs?days=30",
    signedIn,
  );
  expect(logs).toMatchObject([{ pain_level: 6 }]);
  await dialog.getByRole("button", { name: "Sign out" }).click();
  await expect(home.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
});
