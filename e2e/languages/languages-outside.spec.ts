import type { Page } from "@playwright/test";
import { changeProfile } from "#contract/account/profile.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { cutWords, PHONE } from "../support/comfort-faults.ts";
import { expect, test } from "../support/fixtures.ts";
import { leftInEnglish, translated } from "../support/translated.ts";
import { remember, send } from "../support/woman.ts";

test.use({ viewport: PHONE, beginsAtHome: false });

/** The pages without a sign-in; the last three addresses do not exist. */
const outside = [
  "/login",
  "/register",
  "/recover",
  "/privacy",
  "/terms",
  "/contact",
  "/shared-report",
  "/shared",
  "/nothing-here",
  "/nothing/at/all",
  "/articles/nothing",
];

async function look(page: Page, tag: string, screen: string) {
  await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
  await page.waitForLoadState("networkidle");
  await judge(page, tag, screen);
}

async function judge(page: Page, tag: string, screen: string) {
  await expect(page.locator("html")).toHaveAttribute("lang", tag);
  expect.soft(await leftInEnglish(page, tag), `English on ${screen}`).toEqual([]);
  expect.soft(await cutWords(page), `words cut off on ${screen}`).toEqual([]);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect.soft(width, `width of ${screen}`).toBeLessThanOrEqual(PHONE.width);
}

const chooseHere = (page: Page, tag: string) =>
  page.evaluate(
    ([key = "", value = ""]) => localStorage.setItem(key, value),
    [storageKeys.language, tag],
  );

for (const [tag, name] of [
  ["sw", "Swahili"],
  ["ha", "Hausa"],
  ["yo", "Yoruba"],
] as const) {
  const say = (english: string) => translated(tag, english);

  test(`every page before sign-in is in ${name}`, async ({ page }) => {
    await page.goto("/icon.svg");
    await chooseHere(page, tag);
    await page.goto(`/${tag}`);
    await look(page, tag, "the landing page");
    for (const address of outside) {
      await page.goto(address);
      await look(page, tag, address);
    }
  });

  test(`a shared report, the offline page and error pages are in ${name}`, async ({
    page,
    browser,
    mwezi,
    signedIn,
  }) => {
    const path = mwezi.address + changeProfile.path;
    await send("PATCH", path, { preferredLanguage: name }, signedIn.token);
    await chooseHere(page, tag);
    await page.goto("/my-health/doctor-visit");
    await page.getByRole("button", { name: say("Make a link") }).click();
    const address = (await page.getByText("/shared-report#").textContent()) ?? "";
    await look(page, tag, "a new link");

    const other = await browser.newContext({ viewport: PHONE, serviceWorkers: "block" });
    const reader = await other.newPage();
    await reader.goto(`${mwezi.address}/icon.svg`);
    await chooseHere(reader, tag);
    await reader.goto(address);
    await reader.getByLabel(say("Written in")).selectOption(tag);
    await expect(reader.getByRole("article").locator("h2").first()).toBeVisible();
    await look(reader, tag, "a shared report");
    await other.close();

    await page.goto("/");
    await look(page, tag, "home");
    await page.route("**/api/**", (route) => route.abort());
    await page.getByRole("link", { name: say("Calendar"), exact: true }).click();
    await expect(page.getByText(say("No network.").slice(0, -1)).first()).toBeVisible();
    await look(page, tag, "a page without network");
    await page.unroute("**/api/**");

    await page.route(`**${changeProfile.path}`, (route) =>
      route.fulfill({ status: 500, contentType: "application/json", body: "{}" }),
    );
    await remember(page, signedIn, { setUp: true });
    await page.goto("/");
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      say("We couldn't reach your data"),
    );
    // Does not wait for an idle network, which takes half a minute here and loads nothing more.
    await judge(page, tag, "a profile that failed");
  });
}
