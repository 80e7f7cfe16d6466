import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { latch } from "../support/latch.ts";
import { agreeAndFinish, expectStep, expectToast, walkToConsent } from "../support/walks.ts";
import { remember, ZONE } from "../support/woman.ts";

test.beforeEach(async ({ page, register }) => {
  await remember(page, await register(), { setUp: true });
  await page.goto("/");
});

test("seven steps complete onboarding, and the dashboard opens [S2-26 S2-28 S2-35]", async ({
  page,
  mwezi,
}) => {
  await walkToConsent(page, { lastPeriod: true });
  await agreeAndFinish(page);
  await expect(page).toHaveURL(`${mwezi.address}/`);
  await expect(page.getByRole("heading", { name: "Cycle Overview" })).toBeVisible();
});

test("the progress counts six steps, and the last page is not counted [S2-27 S9-08]", async ({
  page,
}) => {
  const progress = page.getByRole("progressbar", { name: "Your progress" });
  await expect(progress).toHaveAttribute("aria-valuetext", "Step 1 of 6");
  await walkToConsent(page);
  await expect(progress).toHaveAttribute("aria-valuetext", "Step 6 of 6");
  await page.getByRole("checkbox", { name: /^I agree that Mwezi stores/ }).check();
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expectStep(page, "You're all set");
  await expect(progress).toBeHidden();
});

const welcomeOn = (page: Page) => page.getByRole("status").filter({ hasText: "Welcome to Mwezi!" });

test("the profile is saved with a welcome [S3-27 S4-06 S8-19]", async ({ page }) => {
  await walkToConsent(page);
  await page.getByRole("checkbox", { name: /^I agree that Mwezi stores/ }).check();
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expectStep(page, "You're all set");
  await expect(welcomeOn(page)).toContainText("Your profile has been set up successfully.");
  expect(await page.evaluate(() => localStorage.getItem("onboardingComplete"))).toBe("true");
});

test("on a phone the welcome and the last button are on the first screen, and no toast covers them", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await walkToConsent(page, { lastPeriod: true });
  await page.getByRole("checkbox", { name: /^I agree that Mwezi stores/ }).check();
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expect(welcomeOn(page)).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("button", { name: "Go to Dashboard" })).toBeInViewport({ ratio: 1 });
  await expect(
    page.getByRole("region", { name: /^Notifications/ }).getByRole("listitem"),
  ).toBeHidden();
});

test("a last period can't be in the future, and Continue needs a date [S2-29 S2-30 S5-12]", async ({
  page,
}) => {
  await page.getByRole("button", { name: "Begin your journey" }).click();
  await expectStep(page, "When did your last period start?");
  await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Continue" })).toHaveAccessibleDescription(
    "Choose a day, say that you don't remember, or skip.",
  );
  await expect(page.getByRole("button", { name: "Month after" })).toBeDisabled();
  await page.getByRole("button", { name: "Month before" }).click();
  await page.getByRole("button", { name: /^15 / }).click();
  await expect(
    page.getByText(/your next period may start around|days have passed since/),
  ).toBeVisible();
  await expect(page.getByRole("button", { name: "Continue" })).toBeEnabled();
});

test.describe("in a time zone without a listed country", () => {
  test.use({ timezoneId: "Europe/London" });

  test("age and country are required, and an age outside 13 to 100 is rejected [S2-31 S5-06]", async ({
    page,
  }) => {
    await page.getByRole("button", { name: "Begin your journey" }).click();
    await page.getByRole("button", { name: "Skip for now" }).click();
    const on = page.getByRole("button", { name: "Continue" });
    await expect(on).toBeDisabled();
    await page.getByLabel("Age", { exact: true }).fill("12");
    await expect(on).toBeDisabled();
    await page.getByLabel("Country").selectOption("Kenya");
    await on.click();
    await expect(page.getByText("Enter a whole number from 13 to 100.")).toBeVisible();
    await expect(page.getByLabel("Age", { exact: true })).toBeFocused();
    await expect(page.getByLabel("Preferred language")).toHaveValue("English");
    await page.getByLabel("Age", { exact: true }).fill("13");
    await page.getByLabel("Parent's or guardian's name").fill("Nomsa Dube");
    await page.getByRole("checkbox", { name: /^I am her parent or guardian/ }).check();
    await on.click();
    await expectStep(page, "Your cycle and health");
  });
});

test("the country is preselected from the time zone and can be changed", async ({ page }) => {
  await page.getByRole("button", { name: "Begin your journey" }).click();
  await page.getByRole("button", { name: "Skip for now" }).click();
  const country = page.getByLabel("Country");
  await expect(country).toHaveValue("South Africa");
  await expect(page.getByText("By your phone's clock. Change it if it's another.")).toBeVisible();
  await country.selectOption("Kenya");
  await expect(page.getByText("By your phone's clock. Change it if it's another.")).toBeHidden();
});

test("an unknown last period can be skipped", async ({ page }) => {
  await page.getByRole("button", { name: "Begin your journey" }).click();
  await expectStep(page, "When did your last period start?");
  await page.getByRole("button", { name: /^1 / }).first().click();
  await page.getByRole("checkbox", { name: "I don't remember" }).check();
  await expect(page.getByRole("button", { name: /^1 / }).first()).toHaveAttribute(
    "aria-pressed",
    "false",
  );
  await page.getByRole("button", { name: "Continue" }).click();
  await expectStep(page, "About you");
});

test("a range, a condition and a symptom's severity are saved, and nothing is asked twice", async ({
  page,
  mwezi,
}) => {
  await walkToConsent(page);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByRole("radio", { name: "Irregular" }).check();
  await page.getByLabel("Shortest").fill("75");
  await page.getByLabel("Longest").fill("400");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Enter a whole number from 10 to 365.")).toBeVisible();
  await page.getByLabel("Longest").fill("28");
  await page.getByRole("checkbox", { name: "Endometriosis" }).check();
  await page.getByRole("button", { name: "Acne (Face)" }).click();
  await expect(page.getByRole("slider")).toHaveCount(1);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("button", { name: "Continue" }).click();
  await agreeAndFinish(page);
  const token = (await page.evaluate(() => localStorage.getItem("token"))) ?? "";
  const profileOf = async () => {
    const headers = { authorization: `Bearer ${token}`, "time-zone": ZONE };
    return (await fetch(`${mwezi.address}/api/user/profile`, { headers })).json();
  };
  expect(await profileOf()).toMatchObject({
    shortestCycleLength: 28,
    longestCycleLength: 75,
    onboardingSymptoms: [{ name: "Acne (Face)", severity: 5 }],
    setup: { conditions: { endo: true }, isUnfinished: true },
  });

  await page.evaluate(() => {
    for (const key of Object.keys(localStorage))
      if (key.startsWith("mwezi.setup")) localStorage.removeItem(key);
  });
  await page.goto("/");
  const wizard = page.getByRole("dialog", { name: "Set up your space" });
  await wizard.getByRole("button", { name: "Next" }).click();
  await expect(wizard.getByText("28 to 75 days, as you said")).toBeVisible();
  await wizard.getByRole("button", { name: "Next" }).click();
  await expect(wizard.getByRole("checkbox", { name: "Endometriosis" })).toBeChecked();
  await wizard.getByRole("button", { name: "Skip" }).click();
  await expect(wizard).toBeHidden();
  await expect.poll(async () => "isUnfinished" in (await profileOf()).setup).toBe(false);
  expect((await profileOf()).setup).toMatchObject({
    conditions: { pcos: false, endo: true, pms_pmdd: false },
  });
});

test("an average length is asked for regular cycles only [S2-32 S5-09]", async ({ page }) => {
  await walkToConsent(page);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await expectStep(page, "Your cycle and health");
  const length = page.getByLabel("Average cycle length (days)");
  await expect(length).toHaveAttribute("placeholder", "28");
  await length.fill("36");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Enter a whole number from 21 to 35.")).toBeVisible();
  await page.getByRole("radio", { name: "Irregular" }).check();
  await expect(length).toBeHidden();
  await page.getByRole("button", { name: "Continue" }).click();
  await expectStep(page, "What brings you here?");
});

test("Back and a reload keep the answers [S4-05]", async ({ page }) => {
  await walkToConsent(page, { age: "31" });
  await page.reload();
  await expectStep(page, "Privacy and consent");
  for (let step = 0; step < 3; step += 1)
    await page.getByRole("button", { name: "Back", exact: true }).click();
  await expectStep(page, "About you");
  await expect(page.getByLabel("Age", { exact: true })).toHaveValue("31");
  await expect(page.getByLabel("Country")).toHaveValue("South Africa");
});

test("at least one goal is required [S2-33 S5-10]", async ({ page }) => {
  await walkToConsent(page);
  await page.getByRole("button", { name: "Back", exact: true }).click();
  const goal = page.getByRole("button", { name: "Track my periods" });
  await expect(goal).toHaveAttribute("aria-pressed", "true");
  await goal.click();
  await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
});

test("setup requires the consent tick, and a failed save stays on the consent step [S2-34 S4-06 S5-11 S8-05]", async ({
  page,
}) => {
  await walkToConsent(page);
  const finish = page.getByRole("button", { name: "Complete Setup" });
  await expect(finish).toBeDisabled();
  await page.getByRole("checkbox", { name: /^I agree that Mwezi stores/ }).check();
  const answer = latch();
  await page.route("**/api/user/profile", async (route) => {
    await answer.opened;
    await route.fulfill({ status: 503, body: "" });
  });
  await finish.click();
  await expect(page.getByRole("button", { name: "Setting up..." })).toBeDisabled();
  await expect(page.getByRole("button", { name: "Back", exact: true })).toBeDisabled();
  answer.open();
  await expectToast(page, "Setup failed", "Please try again.");
  await expectStep(page, "Privacy and consent");
});

test("under 18 a parent or guardian consents at the first step [S2-36]", async ({ page }) => {
  const begin = page.getByRole("button", { name: "Begin your journey" });
  await page.getByRole("checkbox", { name: "I'm under 18" }).check();
  await expect(begin).toBeDisabled();
  await page.getByLabel("Parent's or guardian's name").fill("Nomsa Dube");
  await expect(begin).toBeDisabled();
  await page.getByRole("checkbox", { name: /^I am her parent or guardian/ }).check();
  await walkToConsent(page, { age: "15" });
  await page.getByRole("checkbox", { name: /^I agree that Mwezi stores/ }).check();
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expectStep(page, "You're all set");
});

test("an age under 18 asks for the guardian's consent at once", async ({ page }) => {
  await page.getByRole("button", { name: "Begin your journey" }).click();
  await page.getByRole("button", { name: "Skip for now" }).click();
  await page.getByLabel("Age", { exact: true }).fill("15");
  await page.getByLabel("Country").selectOption("Kenya");
  await expect(page.getByRole("button", { name: "Continue" })).toBeDisabled();
  await page.getByLabel("Parent's or guardian's name").fill("Nomsa Dube");
  await page.getByRole("checkbox", { name: /^I am her parent or guardian/ }).check();
  await page.getByRole("button", { name: "Continue" }).click();
  await expectStep(page, "Your cycle and health");
});
