import { addDays, dayInZone } from "#domain/days/calendar-day.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import {
  agreeAndFinish,
  expectStep,
  expectToast,
  walkSetup,
  walkToConsent,
} from "../support/walks.ts";
import { onboard, PASSWORD, remember, send } from "../support/woman.ts";

// Covers every step, in light and dark mode and at 320 px. comfort.spec.ts covers every page.
test.use({ beginsAtHome: false });

test("the open side menu is accessible [S2-11]", async ({ page }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Menu" }).click();
  await inspect(page, "side menu");
});

test("forms with errors and a toast are accessible", async ({ page }) => {
  await page.goto("/register");
  await page.getByLabel("Name").fill("Thandi");
  await page.getByLabel("Email").fill("thandi@example.org");
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByLabel("Confirm password").fill("another-password");
  await page.getByRole("button", { name: "Create account" }).click();
  await expectToast(page, "Password mismatch", "Please make sure your passwords match.");
  await inspect(page, "/register with a mismatch");
});

test("every step of onboarding is accessible", async ({ page, register }) => {
  await remember(page, await register(), { setUp: true });
  await page.goto("/");
  const atStep = (step: string) => inspect(page, step);
  await walkToConsent(page, { lastPeriod: true, age: "15", atStep });
  await page.getByLabel("Parent's or guardian's name").fill("Nomsa Dube");
  await page.getByRole("checkbox", { name: /^I am her parent or guardian/ }).check();
  await agreeAndFinish(page, { atStep });
  await expect(page.getByRole("heading", { name: "Cycle Overview" })).toBeVisible();
});

test("every step of the setup wizard is accessible", async ({ page, mwezi, register }) => {
  const woman = await register();
  await onboard(mwezi.address, woman);
  await remember(page, woman, { setUp: false });
  await page.goto("/");
  await walkSetup(page, { atStep: (step) => inspect(page, step) });
});

test("the dashboard is accessible, both empty and with a cycle", async ({
  home,
  signedIn,
  mwezi,
}) => {
  await home.goto("/");
  await expectStep(home, /Thandi/);
  await inspect(home, "empty dashboard");
  const today = dayInZone(Date.now(), "Africa/Johannesburg");
  for (const [start, end] of [
    [-65, -61],
    [-36, -31],
    [-7, -3],
  ] as const) {
    const cycle = { startDate: addDays(today, start), endDate: addDays(today, end) };
    await send("POST", `${mwezi.address}/api/cycles`, cycle, signedIn.token);
  }
  await home.reload();
  await expect(home.getByText(/^Day 8 of/)).toBeVisible();
  await inspect(home, "dashboard");
  await home.getByRole("button", { name: "How sure is this?" }).click();
  await inspect(home, "How sure is this?");
});

for (const [address, title] of [
  ["/track", /^Hi, Thandi/],
  ["/learn", "Learn"],
  ["/my-health", "My Health"],
  ["/settings", "Settings"],
  ["/my-health/background", "Your health background"],
] as const) {
  test(`${address} is accessible`, async ({ home }) => {
    await home.goto(address);
    await expectStep(home, title);
    await inspect(home, address);
  });
}

test("the dialogs of Settings are accessible", async ({ home }) => {
  await home.goto("/settings/privacy");
  await home.getByRole("button", { name: "Delete account" }).click();
  await inspect(home, "delete dialog");
  await home.goto("/settings/security");
  await home.getByRole("button", { name: "Make a recovery code" }).click();
  await home.getByRole("dialog").getByLabel("Your password").fill(PASSWORD);
  await home.getByRole("button", { name: "Show my code" }).click();
  await expect(home.getByRole("button", { name: "I've stored it safely" })).toBeVisible();
  await inspect(home, "recovery code dialog");
});
