import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import { languageTags, nameOf } from "#contract/kernel/language-tag.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { lockWith } from "#web/entry/lock/pin.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { onboard, remember } from "../support/woman.ts";

test.use({ viewport: { width: 360, height: 740 }, beginsAtHome: false });

const exit = (page: Page) => page.getByRole("button", { name: "Leave quickly" });

const switchOn = (page: Page) =>
  page.addInitScript((key) => localStorage.setItem(key, "on"), storageKeys.quickExit);

test("the quick exit opens an empty page, also offline, and Back shows no user data", async ({
  home,
}) => {
  await home.goto("/settings/privacy");
  const toggle = home.getByRole("switch", { name: "A button on every page" });
  await expect(toggle).toBeVisible();
  await expect(exit(home)).toHaveCount(0);
  await toggle.click();
  await expect(exit(home)).toBeVisible();
  await inspect(home, "settings with a way out of every page");
  await home.goto("/");
  await home.goto("/calendar");
  await expect(exit(home)).toBeInViewport();
  await home.context().setOffline(true);
  await exit(home).click();
  await expect(home).toHaveURL("about:blank");
  await home.context().setOffline(false);
  await home.goBack();
  await expect(home).toHaveURL("about:blank");
  expect(await home.evaluate(() => document.body.textContent)).toBe("");
  // An explicit visit opens it.
  await home.goto("/track");
  await expect(exit(home)).toBeVisible();
  await expect(home.getByRole("heading", { level: 1 })).toBeVisible();
});

test("pressing Escape three times exits, twice does not", async ({ home }) => {
  await switchOn(home);
  await home.goto("/track");
  await expect(exit(home)).toBeVisible();
  await home.keyboard.press("Escape");
  await home.keyboard.press("Escape");
  await home.keyboard.press("Tab");
  await home.keyboard.press("Escape");
  await expect(home.getByRole("heading", { level: 1 })).toBeVisible();
  await home.keyboard.press("Escape");
  await home.keyboard.press("Escape");
  await expect(home).toHaveURL("about:blank");
});

test("shaking the phone exits", async ({ home }) => {
  await switchOn(home);
  await home.goto("/calendar");
  await expect(exit(home)).toBeVisible();
  await home
    .evaluate(async () => {
      for (let jolt = 0; jolt < 6; jolt += 1) {
        dispatchEvent(
          new DeviceMotionEvent("devicemotion", { acceleration: { x: 20, y: 9, z: 3 } }),
        );
        await new Promise((resolve) => setTimeout(resolve, 150));
      }
    })
    .catch(() => undefined);
  await expect(home).toHaveURL("about:blank");
});

test("the exit is available in a dialog, and from a half-filled form", async ({ home }) => {
  await switchOn(home);
  await home.goto("/settings/security");
  await home.getByRole("button", { name: "Ask for a code too" }).click();
  const dialog = home.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Your password" }).fill("half");
  await inspect(home, "a dialog with a way out");
  await dialog.getByRole("button", { name: "Close" }).click();
  await expect(exit(home)).toBeInViewport();
  await home.getByRole("button", { name: "Ask for a code too" }).click();
  await dialog.getByRole("button", { name: "Leave quickly" }).click();
  await expect(home).toHaveURL("about:blank");
});

test("the exit is available on the lock screen, and offline", async ({ home, signedIn }) => {
  await switchOn(home);
  const lock = JSON.stringify(await lockWith("2580", 5));
  await home.evaluate(
    ([key, text]) => localStorage.setItem(key ?? "", text ?? ""),
    [`${storageKeys.lock}.${signedIn.id}`, lock],
  );
  await home.goto("/calendar");
  await expect(home.getByRole("heading", { name: "Enter your PIN" })).toBeVisible();
  await inspect(home, "the lock with a way out");
  await home.context().setOffline(true);
  await exit(home).click();
  await expect(home).toHaveURL("about:blank");
});

for (const path of [
  "/",
  "/login",
  "/privacy",
  "/articles",
  "/articles/pcos-explained",
  "/shared",
]) {
  test(`the exit is available to a visitor of ${path} on this device, with Escape`, async ({
    page,
  }) => {
    await switchOn(page);
    await page.goto(path);
    await expect(exit(page)).toBeInViewport();
    await inspect(page, `${path} with a way out`);
    await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
    for (let presses = 0; presses < 3; presses += 1) await page.keyboard.press("Escape");
    await expect(page).toHaveURL("about:blank");
  });
}

test("the exit is available during sign-up, and on articles when signed in", async ({
  page,
  register,
}) => {
  const woman = await register();
  await remember(page, woman, { setUp: false });
  await switchOn(page);
  await page.goto("/");
  await expect(exit(page)).toBeInViewport();
  await inspect(page, "onboarding with a way out");
  await page.goto("/articles/pcos-explained");
  await exit(page).click();
  await expect(page).toHaveURL("about:blank");
});

// The registry's own code needs the bundler.
const everyPage = [
  ...readFileSync("src/web/app/pages.ts", "utf8").matchAll(/Page\(\{ at: \[([^\]]+)\]/g),
].flatMap(([, paths = ""]) => [...paths.matchAll(/"([^"]+)"/g)].map(([, path = ""]) => path));

for (const [index, language] of languageTags.entries()) {
  // Each language visits its share of the pages, since the exit itself shows no words.
  const pages = everyPage.filter((_, at) => at % languageTags.length === index);
  test(`after a quick exit Back shows none of ${pages.length} pages in ${language}`, async ({
    page,
    register,
    mwezi,
  }) => {
    const woman = await register();
    await onboard(mwezi.address, woman, { preferredLanguage: nameOf(language) });
    await remember(page, woman, { setUp: true });
    await page.evaluate(
      ([key, tag]) => localStorage.setItem(key ?? "", tag ?? ""),
      [storageKeys.language, language],
    );
    await switchOn(page);
    for (const path of [...pages, "/articles", "/articles/pcos-explained"]) {
      await page.goto(path, { waitUntil: "commit" });
    }
    await page.locator("button.order-first").click();
    await expect(page).toHaveURL("about:blank");
    const asked: string[] = [];
    page.on("request", (request) => {
      if (request.url().includes("/api/")) asked.push(request.url());
    });
    for (let back = 0; back <= pages.length; back += 1) {
      await page.goBack().catch(() => undefined);
      await expect(page).toHaveURL("about:blank");
      expect(await page.title()).toBe("");
      expect(await page.evaluate(() => document.body?.textContent ?? "")).toBe("");
    }
    expect(asked).toEqual([]);
  });
}
