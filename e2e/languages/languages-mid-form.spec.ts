import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { translated } from "../support/translated.ts";
import { expectStep } from "../support/walks.ts";
import { remember, send, type Woman } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const sw = (english: string) => translated("sw", english);

async function chooseSwahiliElsewhere(page: Page, address: string, { token }: Woman) {
  const path = `${address}/api/user/profile`;
  await send("PATCH", path, { preferredLanguage: "Swahili" }, token);
  await page.evaluate(() => new BroadcastChannel("mwezi.changed").postMessage("saved"));
  await expect(page.locator("html")).toHaveAttribute("lang", "sw");
}

const loadedAt = (page: Page) => page.evaluate(() => performance.timeOrigin);

test("switching the language in the day's log and in a settings form loses no input", async ({
  home,
  mwezi,
  signedIn,
}) => {
  await home.goto("/track");
  await home.getByRole("slider", { name: "Pain", exact: true }).fill("7");
  await home.getByLabel("Notes", { exact: true }).fill("Naumwa leo");
  const loaded = await loadedAt(home);
  await chooseSwahiliElsewhere(home, mwezi.address, signedIn);
  await expect(home.getByRole("slider", { name: sw("Pain"), exact: true })).toHaveValue("7");
  await expect(home.getByLabel(sw("Notes"), { exact: true })).toHaveValue("Naumwa leo");
  expect(await loadedAt(home)).toBe(loaded);

  await send(
    "PATCH",
    `${mwezi.address}/api/user/profile`,
    { preferredLanguage: "English" },
    signedIn.token,
  );
  await home.goto("/settings/profile");
  await expect(home.locator("html")).toHaveAttribute("lang", "en");
  await home.getByLabel("Name", { exact: true }).fill("Thandiwe");
  await chooseSwahiliElsewhere(home, mwezi.address, signedIn);
  await expect(home.getByLabel(sw("Name"), { exact: true })).toHaveValue("Thandiwe");
});

test("switching the language during onboarding keeps the answers", async ({ page, register }) => {
  await remember(page, await register(), { setUp: true });
  await page.goto("/");
  await page.getByRole("button", { name: "Begin your journey" }).click();
  await page.getByRole("button", { name: "Skip for now" }).click();
  await page.getByLabel("Age", { exact: true }).fill("15");
  await page.getByLabel("Country").selectOption("Kenya");
  const loaded = await loadedAt(page);
  await page.getByLabel("Preferred language").selectOption("Swahili");
  await expectStep(page, sw("About you"));
  await expect(page.getByLabel(sw("Age"), { exact: true })).toHaveValue("15");
  await expect(page.getByLabel(sw("Country"))).toHaveValue("Kenya");
  await page.getByLabel(sw("Parent's or guardian's name")).fill("Nomsa Dube");
  await page.getByRole("group").getByRole("checkbox").check();
  const on = page.getByRole("button", { name: sw("Continue") });
  await on.click();
  await page.getByRole("radio", { name: sw("Regular"), exact: true }).check();
  await page.getByRole("radio", { name: sw("No"), exact: true }).check();
  await on.click();
  await page.getByRole("button", { name: sw("Track my periods") }).click();
  await on.click();
  await expectStep(page, sw("Privacy and consent"));
  await expect(page.getByLabel(sw("Parent's or guardian's name"))).toHaveValue("Nomsa Dube");
  expect(await loadedAt(page)).toBe(loaded);
});
