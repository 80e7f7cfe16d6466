import type { Page } from "@playwright/test";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectToFit, today } from "../support/health-log-walks.ts";
import { inspect } from "../support/inspect.ts";
import { expectSaved } from "../support/walks.ts";
import { PASSWORD, read, remember, type Woman } from "../support/woman.ts";

const question = (page: Page) => page.getByRole("dialog", { name: "Is this a shared phone?" });
const lastOffer = (page: Page) => page.getByRole("dialog", { name: "Before you sign out" });
const logout = (page: Page) => page.getByRole("button", { name: "Logout" }).click();
const expectSignedOut = (page: Page) =>
  expect(page.getByRole("link", { name: "Sign in" }).first()).toBeVisible();

async function noteADay(page: Page): Promise<void> {
  await page.getByRole("button", { name: "View insights" }).click();
  const log = page.getByRole("dialog", { name: "Log your day" });
  await log.getByRole("tab", { name: "Cycle & Flow" }).click();
  await log.getByRole("radio", { name: "Luteal" }).check();
  await log.getByRole("tab", { name: "Notes" }).click();
  await log.getByRole("textbox", { name: "Notes" }).fill("Slept badly");
  await expectSaved(log);
  await log.getByRole("button", { name: "Save" }).click();
}

const leftInBrowser = (page: Page) =>
  page.evaluate(async () =>
    JSON.stringify({
      local: { ...localStorage },
      tab: { ...sessionStorage },
      databases: await indexedDB.databases(),
      caches: await caches.keys(),
    }),
  );
const NOTHING = JSON.stringify({ local: {}, tab: {}, databases: [], caches: [] });

async function signInAgain(page: Page, { email }: Woman): Promise<void> {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
}

test.describe("logging out", () => {
  test("asks once whether the phone is shared, and removes nothing from a private one", async ({
    home,
    signedIn,
  }) => {
    await noteADay(home);
    await logout(home);
    await expect(question(home)).toBeVisible();
    await inspect(home, "the question at logout");
    await expectToFit(question(home), "the question at logout");
    await question(home).getByRole("button", { name: "Only I use this phone" }).click();
    await expectSignedOut(home);
    const days = `${storageKeys.days}.${signedIn.id}`;
    expect(await home.evaluate((key) => localStorage.getItem(key), days)).toContain("sealed.1.");

    await signInAgain(home, signedIn);
    await logout(home);
    await expectSignedOut(home);
    await expect(question(home)).toBeHidden();
  });

  test("of a shared phone offers to save local notes and then removes everything", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    await noteADay(home);
    await logout(home);
    await question(home).getByRole("button", { name: "Others use it too" }).click();
    await expect(
      lastOffer(home).getByText("Your notes of 1 day are in this browser"),
    ).toBeVisible();
    await inspect(home, "the last offer");
    await expectToFit(lastOffer(home), "the last offer");
    await lastOffer(home).getByRole("button", { name: "Add them to my record" }).click();
    await expect(lastOffer(home).getByText("We remove these when you sign out:")).toBeVisible();
    expect(await read(mwezi.address, `/api/pcos-logs/${today}`, signedIn)).toMatchObject({
      notes: "Slept badly",
    });
    await lastOffer(home).getByRole("button", { name: "Sign out", exact: true }).click();
    await expectSignedOut(home);
    await expect.poll(() => leftInBrowser(home)).toBe(NOTHING);
  });

  test("removes the notes on request, and asks the next user again", async ({ home, register }) => {
    await noteADay(home);
    await logout(home);
    await question(home).getByRole("button", { name: "Others use it too" }).click();
    await lastOffer(home).getByRole("button", { name: "Sign out and remove them" }).click();
    await expectSignedOut(home);
    await expect.poll(() => leftInBrowser(home)).toBe(NOTHING);

    await remember(home, await register(), { setUp: false });
    await home.goto("/");
    await logout(home);
    await expect(question(home)).toBeVisible();
  });

  test("of a shared phone leaves the notes of another user who has it to herself", async ({
    home,
    signedIn,
    register,
  }) => {
    await noteADay(home);
    await logout(home);
    await question(home).getByRole("button", { name: "Only I use this phone" }).click();
    await expectSignedOut(home);
    await remember(home, await register(), { setUp: false });
    await home.goto("/");
    await logout(home);
    await question(home).getByRole("button", { name: "Others use it too" }).click();
    await expectSignedOut(home);
    await signInAgain(home, signedIn);
    await home.getByRole("button", { name: "View insights" }).click();
    const log = home.getByRole("dialog", { name: "Log your day" });
    await log.getByRole("tab", { name: "Notes" }).click();
    await expect(log.getByRole("textbox", { name: "Notes" })).toHaveValue("Slept badly");
  });

  test("can be cancelled", async ({ home, signedIn }) => {
    await logout(home);
    await expect(question(home)).toBeVisible();
    await home.keyboard.press("Escape");
    await expect(question(home)).toBeHidden();
    await expect(home.getByRole("heading", { level: 1 })).toContainText(signedIn.name);
    await logout(home);
    await expect(question(home)).toBeVisible();
  });

  test("works offline", async ({ home }) => {
    await home.waitForLoadState("networkidle");
    await home.context().setOffline(true);
    await logout(home);
    await question(home).getByRole("button", { name: "Only I use this phone" }).click();
    await expect
      .poll(() =>
        home.evaluate((key) => localStorage.getItem(key), storageKeys.token).catch(() => null),
      )
      .toBeNull();
    await home.context().setOffline(false);
  });
});
