import type { Page } from "@playwright/test";
import { expect, test, waitUntilAppCached } from "../support/kept-app.ts";

const leftInBrowser = (page: Page) =>
  page.evaluate(async () => ({
    local: { ...localStorage },
    tab: { ...sessionStorage },
    databases: (await indexedDB.databases()).map(({ name }) => name),
    caches: await caches.keys(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
const NOTHING = { local: {}, tab: {}, databases: [], caches: [], workers: 0 };

async function expectEmptied(tab: Page, name: string): Promise<void> {
  await expect(tab.getByText(name)).toHaveCount(0, { timeout: 3000 });
  await expect(tab.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
}

async function openAnotherTab(home: Page, name: string): Promise<Page> {
  await waitUntilAppCached(home);
  const other = await home.context().newPage();
  await other.goto("/");
  await expect(other.getByRole("heading", { level: 1 })).toContainText(name);
  await other.evaluate(() => sessionStorage.setItem("typed", "hers"));
  return other;
}

test.describe("logging out with two tabs", () => {
  test("from a shared phone empties both tabs and the browser", async ({ home, signedIn }) => {
    const other = await openAnotherTab(home, signedIn.name);
    await home.getByRole("button", { name: "Logout" }).click();
    await home.getByRole("button", { name: "Others use it too" }).click();
    for (const tab of [home, other]) await expectEmptied(tab, signedIn.name);
    for (const tab of [home, other]) {
      await expect.poll(() => leftInBrowser(tab)).toEqual(NOTHING);
    }
  });

  test("from a private phone empties both tabs and removes stored answers", async ({
    home,
    signedIn,
  }) => {
    const other = await openAnotherTab(home, signedIn.name);
    await home.getByRole("button", { name: "Logout" }).click();
    await home.getByRole("button", { name: "Only I use this phone" }).click();
    for (const tab of [home, other]) await expectEmptied(tab, signedIn.name);
    for (const tab of [home, other]) {
      const left = () => leftInBrowser(tab);
      await expect.poll(async () => (await left()).databases).not.toContain("mwezi-answers");
      expect((await left()).tab).toEqual({});
    }
  });
});
