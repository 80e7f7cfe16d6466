import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { translated } from "../support/translated.ts";
import { PASSWORD, remember } from "../support/woman.ts";

const sw = (english: string) => translated("sw", english);

const chooseFromHeader = async (page: Page, from: string, name: string) => {
  await page.getByRole("banner").getByRole("button", { name: from }).click();
  await page.getByRole("banner").getByRole("link", { name }).click();
};

const langOf = (page: Page) => page.evaluate(() => document.documentElement.lang);

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the landing page has an address in each language", async ({ page }) => {
    await page.goto("/");
    await chooseFromHeader(page, "Language", "Kiswahili");
    await expect(page).toHaveURL(/\/sw$/);
    await expect(page.locator("html")).toHaveAttribute("lang", "sw");
    await expect(page).toHaveTitle(sw("Mwezi: your health, beautifully understood"));
    await expect(page.locator("head link[hreflang=yo]")).toHaveAttribute("href", "/yo");
  });
});

test("a visitor's choice applies to every page, without a flash of another language", async ({
  page,
}) => {
  await page.goto("/");
  await chooseFromHeader(page, "Language", "Kiswahili");
  await expect(page).toHaveURL(/\/sw$/);
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1, name: sw("Sign in") })).toBeVisible();
  expect(await langOf(page)).toBe("sw");
  await page.goto("/privacy");
  await expect(page).toHaveTitle(sw("Privacy – Mwezi"));
  // Redirects to the landing page in the chosen language.
  await page.goto("/");
  await expect(page).toHaveURL(/\/sw$/);
});

test.describe("with a browser in Hausa", () => {
  test.use({ locale: "ha-NG" });

  test("a first visit is in Hausa, until another language is chosen", async ({ page }) => {
    await page.goto("/");
    await expect(page).toHaveURL(/\/ha$/);
    await page.getByRole("contentinfo").getByRole("link", { name: "English" }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      "Your Wellness, Beautifully Tracked",
    );
  });
});

test("switching the language in a form loses no input and doesn't reload", async ({ page }) => {
  await page.goto("/register");
  await page.getByLabel("Email").fill("thandi@example.org");
  const loaded = await page.evaluate(() => performance.timeOrigin);
  const footer = page.getByRole("contentinfo");
  await footer.getByRole("link", { name: "Kiswahili" }).click();
  await expect(page).toHaveTitle(sw("Create your account – Mwezi"));
  expect(await langOf(page)).toBe("sw");
  await expect(page.locator("input[type=email]")).toHaveValue("thandi@example.org");
  await footer.getByRole("link", { name: "English" }).click();
  await expect(page.getByLabel("Email")).toHaveValue("thandi@example.org");
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(loaded);
});

test("the account's language applies in another browser", async ({
  home,
  browser,
  mwezi,
  signedIn,
}) => {
  await home.goto("/settings/profile");
  await home.getByLabel("Language").selectOption("Swahili");
  await home.getByRole("button", { name: "Save" }).click();
  await expect.poll(() => langOf(home)).toBe("sw");
  await expect(home).toHaveTitle(sw("Settings – Mwezi"));
  await home.goto("/");
  await expect(home).toHaveTitle(sw("Home – Mwezi"));

  const other = await browser.newContext({ baseURL: mwezi.address, serviceWorkers: "block" });
  const page = await other.newPage();
  await remember(page, signedIn, { setUp: true });
  await page.goto("/track");
  await expect.poll(() => langOf(page)).toBe("sw");
  await expect(page).toHaveTitle(sw("Track – Mwezi"));
  await other.close();

  const signingIn = await browser.newContext({ baseURL: mwezi.address, serviceWorkers: "block" });
  const form = await signingIn.newPage();
  await form.goto("/login");
  await form.getByLabel("Email").fill(signedIn.email);
  await form.getByLabel("Password", { exact: true }).fill(PASSWORD);
  const fetched: string[] = [];
  form.on("request", (request) => fetched.push(request.url()));
  await form.getByRole("button", { name: "Sign in", exact: true }).click();
  // A new device asks to set up the space first.
  await expect(form).toHaveTitle(sw("Set up – Mwezi"));
  // The app is fetched in one language only, and no catalogue to switch to another.
  const another = /\/(?:home|welcome)-[\w-]+\.en\.js|\/words-\w\w-/;
  expect(fetched.filter((url) => another.test(url))).toEqual([]);
  await signingIn.close();
});
