import type { Page } from "@playwright/test";
import { storageKeys } from "#contract/storage-keys.ts";
import { expect, test } from "./fixtures.ts";
import { inspect } from "./inspect.ts";

test.use({ viewport: { width: 360, height: 740 } });

const exit = (page: Page) => page.getByRole("button", { name: "Leave quickly" });

const switchOn = (page: Page) =>
  page.addInitScript((key) => localStorage.setItem(key, "on"), storageKeys.quickExit);

test("one tap leaves an empty page, without network too, and Back shows nothing of hers", async ({
  home,
}) => {
  await expect(exit(home)).toHaveCount(0);
  await home.goto("/settings/privacy");
  await home.getByRole("switch", { name: "A button on every page" }).click();
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
  // Opened on purpose, it is there.
  await home.goto("/track");
  await expect(exit(home)).toBeVisible();
  await expect(home.getByRole("heading", { level: 1 })).toBeVisible();
});

test("Escape three times leaves, twice does not", async ({ home }) => {
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

test("a shaken phone leaves", async ({ home }) => {
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
