import type { Page } from "@playwright/test";
import { addDays, dayInZone } from "#domain/days/calendar-day.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectStep, expectToast, walkToConsent } from "../support/walks.ts";
import { remember, send } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const loads = (page: Page) => page.evaluate(() => performance.timeOrigin);

test("New Period ends the old period at once and starts the new one half a second later [S4-11 S4-12 S9-11]", async ({
  home,
  signedIn,
  mwezi,
}) => {
  // From the 9th day on the end counts as forgotten, and is estimated.
  const startDate = addDays(dayInZone(Date.now(), "Africa/Johannesburg"), -7);
  await send("POST", `${mwezi.address}/api/cycles`, { startDate }, signedIn.token);
  await home.goto("/");
  const ended = home.waitForResponse((answer) => answer.request().method() === "PATCH");
  const started = home.waitForRequest(
    (request) => request.method() === "POST" && request.url().endsWith("/api/cycles"),
  );
  const endedAt = ended.then(() => Date.now());
  const startedAt = started.then(() => Date.now());
  await home.getByRole("button", { name: "New Period" }).click();
  const { endDate } = (await ended).request().postDataJSON() as { endDate: string };
  expect(Math.abs((await endedAt) - Date.parse(endDate))).toBeLessThan(30_000);
  expect((await startedAt) - (await endedAt)).toBeGreaterThanOrEqual(450);
});

test("the dashboard opens 300 milliseconds after onboarding [S2-35 S9-12]", async ({
  page,
  register,
  mwezi,
}) => {
  await remember(page, await register(), { setUp: true });
  await page.clock.install();
  await page.goto("/learn");
  await walkToConsent(page);
  await page.getByRole("checkbox", { name: /^I agree that Mwezi stores/ }).check();
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expectStep(page, "You're all set");
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.getByRole("button", { name: "Go to Dashboard" }).click();
  await page.clock.runFor(290);
  await expect(page).toHaveURL(`${mwezi.address}/learn`);
  await page.clock.runFor(20);
  await expect(page).toHaveURL(`${mwezi.address}/`);
});

test("the page reloads one second after the setup was reset [S4-09 S8-26 S9-13]", async ({
  page,
  signedIn,
}) => {
  await page.clock.install();
  await page.goto("/my-health?tab=goals");
  const review = page.getByRole("button", { name: "Review Setup & Preferences" });
  await expect(review).toBeVisible();
  expect(signedIn.name).toBe("Thandi");
  const before = await loads(page);
  await page.clock.pauseAt(Date.now() + 60_000);
  await review.click();
  await expectToast(page, "Setup wizard reset", "Refreshing page to start setup wizard...");
  await page.clock.runFor(999);
  expect(await loads(page)).toBe(before);
  await page.clock.runFor(1);
  await page.clock.resume();
  await expect(page.getByRole("dialog", { name: "Set up your space" })).toBeVisible();
});

test("Saved is shown for 0.9 seconds in the browser's log [S4-23 S9-14]", async ({
  page,
  signedIn,
}) => {
  await page.clock.install();
  await page.goto("/");
  expect(signedIn.name).toBe("Thandi");
  await page.getByRole("button", { name: "View insights" }).click();
  const log = page.getByRole("dialog", { name: "Log your day" });
  await expect(log.getByRole("slider", { name: "Anxiety" })).toBeVisible();
  await page.clock.pauseAt(Date.now() + 60_000);
  await log.getByRole("slider", { name: "Anxiety" }).fill("4");
  const confirmation = log.getByText("Saved", { exact: true });
  await expect(confirmation).toBeVisible();
  await page.clock.runFor(850);
  await expect(confirmation).toBeVisible();
  await page.clock.runFor(100);
  await expect(confirmation).toBeHidden();
});
