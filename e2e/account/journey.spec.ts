import { readFile } from "node:fs/promises";
import { expect, test } from "../support/fixtures.ts";
import { agreeAndFinish, expectToast, walkSetup, walkToConsent } from "../support/walks.ts";
import { PASSWORD } from "../support/woman.ts";

const EMAIL = "thandi@example.org";
const DAY = 86_400_000;

test("a user registers, sets up, starts and ends a period, returns, exports and deletes her account", async ({
  page,
  mwezi,
}) => {
  await page.clock.install();
  await page.goto("/");
  await page.getByRole("link", { name: "Begin your journey" }).first().click();
  await page.getByLabel("Name").fill("Thandi");
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill(PASSWORD);
  await page.getByRole("button", { name: "Create account" }).click();
  await expectToast(page, "Welcome to Mwezi!", "Your account has been created successfully.");

  await walkToConsent(page);
  await agreeAndFinish(page);
  await walkSetup(page);

  await expect(page.getByText("Log a few cycles to see predictions")).toBeVisible();
  await page.getByRole("button", { name: "Start Period" }).click();
  await expectToast(page, "Period started", "Your new cycle has been logged.");
  await expect(page.getByText("Day 1 of 28")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Day 1 of 28/ })).toBeVisible();
  await expect(page.getByText(/^In \d+ days$/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Fertile Window" })).toBeVisible();

  await page.getByRole("button", { name: "End Period" }).click();
  await expectToast(page, "Period ended", "Your cycle has been updated.");

  mwezi.travel(1);
  await page.clock.setSystemTime(Date.now() + DAY);
  await page.reload();
  await expect(page.getByText("Day 2 of 28")).toBeVisible();
  await expect(page.getByRole("img", { name: /^Day 2 of 28/ })).toBeVisible();

  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Your data" }).click();
  const downloading = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export my data" }).click();
  const exported = JSON.parse(await readFile(await (await downloading).path(), "utf8"));
  expect(exported.cycles).toHaveLength(1);
  expect(exported.profile).toMatchObject({ name: "Thandi", age: 29, onboardingComplete: true });

  await page.getByRole("button", { name: "Delete account" }).click();
  await page.getByLabel("Your password").fill(PASSWORD);
  await page.getByRole("button", { name: "Delete for good" }).click();
  await expect(
    page.getByRole("heading", { name: "Your Wellness, Beautifully Tracked" }),
  ).toBeVisible();

  await page.goto("/login");
  await page.getByLabel("Email").fill(EMAIL);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await expectToast(page, "Login failed", "Please check your credentials and try again.");
});

test("a page left open over midnight shows the new day", async ({ home, mwezi }) => {
  await home.getByRole("button", { name: "Start Period" }).click();
  await expect(home.getByText("Day 1 of 28")).toBeVisible();
  mwezi.travel(1);
  await home.clock.install({ time: Date.now() + DAY });
  await home.reload();
  await expect(home.getByText("Day 2 of 28")).toBeVisible();
});
