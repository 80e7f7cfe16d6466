import type { Page } from "@playwright/test";
import { counterOf, expectInDocs } from "../support/counter.ts";
import { log } from "../support/daily-log.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { expectSaved, expectStep } from "../support/walks.ts";
import { PASSWORD } from "../support/woman.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const NEW_PASSWORD = "sea-and-moon-25";

async function begin(page: Page) {
  await page.goto("/begin");
  await page.getByLabel("Age", { exact: true }).fill("29");
  await page.getByRole("checkbox", { name: /^I agree that Mwezi stores/ }).check();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Make my sign-in name" }).click();
  await expectStep(page, "Save these two");
  return {
    name: (await page.locator("[data-sign-in-name]").textContent()) ?? "",
    code: (await page.locator("[data-recovery-code]").textContent()) ?? "",
  };
}

const home = (page: Page) => page.getByRole("heading", { name: "Cycle Overview" });

async function signIn(page: Page, name: string, password: string) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(name);
  await page.getByLabel("Password").fill(password);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

/** The first time it asks who uses the phone. */
async function signOut(page: Page, isAsked = false) {
  await page.getByRole("button", { name: "Logout" }).click();
  if (isAsked) await page.getByRole("button", { name: "Only I use this phone" }).click();
  await expectStep(page, "Your Wellness, Beautifully Tracked");
}

test("without an e-mail address the first log takes 8 taps from the landing page", async ({
  page,
}) => {
  const { tap, type, press, step, sees, button, count } = counterOf(page);
  await page.goto("/");
  await step("Your Wellness, Beautifully Tracked");
  await tap(page.getByRole("link", { name: "Begin without an email" }));
  await step("Begin without an email");
  await inspect(page, "beginning without an email");
  await type(page.getByLabel("Age", { exact: true }), "29");
  await tap(page.getByRole("checkbox", { name: /^I agree that Mwezi stores/ }));
  await type(page.getByLabel("Password", { exact: true }), PASSWORD);
  await press("Enter");
  await step("Save these two");
  await inspect(page, "the sign-in name and the code");
  const saving = page.waitForEvent("download");
  await button("Save as a picture, go on");
  expect((await saving).suggestedFilename()).toBe("note.png");
  await sees(home(page));
  expect(count.taps).toBeLessThanOrEqual(15);
  await expectInDocs("Landing to the dashboard, without an email", count);
  await tap(page.getByRole("navigation").getByRole("link", { name: "Track" }));
  await sees(page.getByRole("radio", { name: "Calm", exact: true }));
  await tap(page.getByRole("radio", { name: "Calm", exact: true }));
  await button("Save");
  await expectSaved(log(page));
  expect(count.taps).toBeLessThanOrEqual(8);
  await expectInDocs("Landing to the first log, without an email", count);
});

test("the name signs in, and the code recovers the account", async ({ page }) => {
  const { name, code } = await begin(page);
  await page.getByRole("button", { name: "I've stored it safely" }).click();
  await expect(home(page)).toBeVisible();
  await signOut(page, true);
  await signIn(page, name.replaceAll("-", " ").toUpperCase(), PASSWORD);
  await expect(home(page)).toBeVisible();
  await signOut(page);

  await page.goto("/recover");
  await page.getByLabel("Email").fill(name);
  await page.getByLabel("Recovery code").fill(code);
  await page.getByLabel("New password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Set new password and sign in" }).click();
  await page.getByRole("button", { name: "Make a new recovery code" }).click();
  await expect(page.locator("[data-sign-in-name]")).toHaveText(name);
  await page.getByRole("button", { name: "I've stored it safely" }).click();
  await expect(home(page)).toBeVisible();
});

test("an address can be added, and replaces the name", async ({ page }) => {
  const { name } = await begin(page);
  await page.getByRole("button", { name: "I've stored it safely" }).click();
  await expect(home(page)).toBeVisible();

  await page.goto("/settings/security");
  await expect(page.getByText(`You sign in with the name ${name}`)).toBeVisible();
  await page.getByLabel("New email address").fill("amina@example.org");
  await page.getByLabel("Password, to change the address").fill(PASSWORD);
  await page.getByRole("button", { name: "Change email address" }).click();
  await expect(
    page.getByText("You sign in with amina@example.org.", { exact: true }),
  ).toBeVisible();
  // The toast lies over the logout button.
  await expect(page.getByRole("button", { name: "Dismiss" })).toHaveCount(0);
  await signOut(page, true);
  await signIn(page, name, PASSWORD);
  await expect(page.getByText("The email address or the password doesn't match.")).toBeVisible();
  await signIn(page, "amina@example.org", PASSWORD);
  await expect(home(page)).toBeVisible();
});

test("signing up under 18 asks for a guardian, and lists what is missing", async ({ page }) => {
  await page.goto("/register");
  await page.getByRole("link", { name: "Begin without an email" }).click();
  await page.getByRole("button", { name: "Make my sign-in name" }).click();
  await expect(page.getByText("Enter your age and your country to continue.")).toBeVisible();
  await page.getByLabel("Age", { exact: true }).fill("15");
  await page.getByRole("checkbox", { name: /^I agree that Mwezi stores/ }).check();
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Make my sign-in name" }).click();
  await expect(page.getByText("Tick the consent box to continue.")).toBeVisible();
  await page.getByLabel("Parent's or guardian's name").fill("Nomsa");
  await page.getByRole("checkbox", { name: /^I am her parent or guardian/ }).check();
  await page.getByRole("button", { name: "Make my sign-in name" }).click();
  await expectStep(page, "Save these two");
});

test("a PIN opens the account on this phone, and the code sets a password", async ({ page }) => {
  await page.goto("/begin");
  await page.getByLabel("Age", { exact: true }).fill("29");
  await page.getByRole("checkbox", { name: /^I agree that Mwezi stores/ }).check();
  await page.getByRole("radio", { name: "A PIN" }).check();
  await page.getByLabel("PIN, 4 to 8 digits").fill("25");
  await page.getByRole("button", { name: "Make my sign-in name" }).click();
  await expect(page.getByText("Use 4 to 8 digits.")).toBeVisible();
  await page.getByLabel("PIN, 4 to 8 digits").fill("2580");
  await inspect(page, "beginning with a PIN");
  await page.getByRole("button", { name: "Make my sign-in name" }).click();
  await expectStep(page, "Save these two");
  const name = (await page.locator("[data-sign-in-name]").textContent()) ?? "";
  const code = (await page.locator("[data-recovery-code]").textContent()) ?? "";
  await page.getByRole("button", { name: "I've stored it safely" }).click();
  await expect(home(page)).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Red bead" }).click();
  await page.getByLabel("PIN", { exact: true }).fill("2580");
  await page.getByRole("button", { name: "Open" }).click();
  await expect(home(page)).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("button", { name: "Red bead" })).toBeVisible();
  await page.goto("/recover");
  await page.getByLabel("Email").fill(name);
  await page.getByLabel("Recovery code").fill(code);
  await page.getByLabel("New password").fill(NEW_PASSWORD);
  await page.getByRole("button", { name: "Set new password and sign in" }).click();
  await page.getByRole("button", { name: "Later" }).click();
  await expect(home(page)).toBeVisible();
});
