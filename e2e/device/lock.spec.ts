import type { Page } from "@playwright/test";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { PASSWORD } from "../support/woman.ts";

test.use({ viewport: { width: 360, height: 740 }, beginsAtHome: false });

const PIN = "2580";

async function setPin(page: Page): Promise<void> {
  await page.goto("/settings/security");
  await page.getByLabel("PIN, 4 to 8 digits").fill("25");
  await page.getByRole("button", { name: "Set PIN" }).click();
  await expect(page.getByText("Use 4 to 8 digits.")).toBeVisible();
  await page.getByLabel("PIN, 4 to 8 digits").fill(PIN);
  await page.getByLabel("The same PIN again").fill(PIN);
  await page.getByLabel("Lock again").selectOption("5");
  await page.getByRole("button", { name: "Set PIN" }).click();
  await expect(page.getByRole("button", { name: "Take the lock off" })).toBeVisible();
}

const unlock = async (page: Page, pin: string) => {
  await page.getByLabel("PIN", { exact: true }).fill(pin);
  await page.getByRole("button", { name: "Unlock" }).click();
};

test("a new tab asks for the PIN and shows no data before", async ({ home }) => {
  await setPin(home);
  await inspect(home, "settings with a lock");
  const tab = await home.context().newPage();
  const asked: string[] = [];
  tab.on("request", (request) => {
    if (request.url().includes("/api/")) asked.push(request.url());
  });
  await tab.goto("/");
  await expect(tab.getByRole("heading", { name: "Enter your PIN" })).toBeVisible();
  await inspect(tab, "the lock");
  expect(asked).toEqual([]);
  await unlock(tab, "0000");
  await expect(tab.getByText(/After 9 more wrong ones/)).toBeVisible();
  await unlock(tab, PIN);
  await expect(tab.getByRole("heading", { level: 1 })).toContainText("Thandi");
  // This tab stays unlocked until it has been idle for a while.
  await tab.reload();
  await expect(tab.getByRole("heading", { level: 1 })).toContainText("Thandi");
});

test("a page that locks during input keeps the input behind the lock", async ({ home }) => {
  await home.clock.install();
  await setPin(home);
  await home.goto("/settings/profile");
  await home.getByLabel("Name", { exact: true }).fill("Half typed");
  await home.clock.runFor("06:00");
  await expect(home.getByRole("heading", { name: "Enter your PIN" })).toBeVisible();
  await expect(home.getByLabel("Name", { exact: true })).toBeHidden();
  await unlock(home, PIN);
  await expect(home.getByLabel("Name", { exact: true })).toHaveValue("Half typed");
});

test("ten wrong PINs clear the browser, and the password restores access", async ({
  home,
  signedIn,
}) => {
  await setPin(home);
  await home.evaluate(() => sessionStorage.clear());
  await home.goto("/");
  for (let left = 9; left > 0; left -= 1) {
    await unlock(home, "0000");
    await expect(
      home.getByText(left === 1 ? /one more wrong one/ : `After ${left} more`),
    ).toBeVisible();
  }
  await unlock(home, "0000");
  await expect(home).toHaveURL(/\/login$/);
  expect(await home.evaluate(() => Object.keys(localStorage).join())).not.toContain("lock");
  await home.getByLabel("Email").fill(signedIn.email);
  await home.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await home.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(home.getByRole("button", { name: "Logout" })).toBeVisible();
});

test("the lock covers an open dialog, and shows it again after the PIN", async ({ home }) => {
  await home.clock.install();
  await setPin(home);
  await home.getByRole("button", { name: "Ask for a code too" }).click();
  const typed = home.getByRole("textbox", { name: "Your password" });
  await typed.fill("Half typed");
  await home.clock.runFor("06:00");
  await expect(home.getByRole("heading", { name: "Enter your PIN" })).toBeVisible();
  await expect(typed).toBeHidden();
  await home.keyboard.press("Escape");
  await home.keyboard.press("Escape");
  await unlock(home, PIN);
  await expect(typed).toHaveValue("Half typed");
});

test("ten wrong PINs in Settings clear the browser too", async ({ home }) => {
  await setPin(home);
  const pin = home.getByLabel("Your PIN, to take the lock off or set another");
  const off = home.getByRole("button", { name: "Take the lock off" });
  for (let left = 9; left > 0; left -= 1) {
    await pin.fill("0000");
    await off.click();
    await expect(
      home.getByText(left === 1 ? /one more wrong one/ : `After ${left} more`),
    ).toBeVisible();
  }
  await pin.fill("0000");
  await off.click();
  await expect(home).toHaveURL(/\/login$/);
  expect(await home.evaluate(() => [localStorage.length, sessionStorage.length])).toEqual([0, 0]);
});

test("a quick exit locks: a new visit asks for the PIN", async ({ home }) => {
  await setPin(home);
  await home.goto("/settings/privacy");
  await home.getByRole("switch", { name: "A button on every page" }).click();
  await home.getByRole("button", { name: "Leave quickly" }).click();
  await expect(home).toHaveURL("about:blank");
  await home.goto("/");
  await expect(home.getByRole("heading", { name: "Enter your PIN" })).toBeVisible();
});
