import type { Page } from "@playwright/test";
import { expect, test, waitUntilAppCached } from "../support/kept-app.ts";
import { remember, send, type Woman } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const NOTE = "Slept badly after the long day";

async function log(address: string, { token }: Woman, day: string): Promise<void> {
  await send("POST", `${address}/api/cycles`, { startDate: day, endDate: day }, token);
  const body = { date: day, pain_level: 6, sleep_quality: 3, notes: NOTE };
  await send("POST", `${address}/api/pcos-logs`, body, token);
}

const dayBefore = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Waits until everything needed offline is prefetched. */
const untilRead = (page: Page) =>
  page.waitForResponse((answer) => answer.url().endsWith("/api/visit/report") && answer.ok());

const databases = (page: Page) =>
  page.evaluate(async () => (await indexedDB.databases()).map(({ name }) => name).sort());

const contents = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const store of database.objectStoreNames) {
        const all = database.transaction(store).objectStore(store).getAll();
        await new Promise((resolve) => {
          all.onsuccess = resolve;
        });
        texts.push(JSON.stringify(all.result));
      }
      database.close();
    }
    return texts.join("\n");
  });

test.describe("without network", () => {
  test("pages open from the device's copy, show its age and are refreshed later", async ({
    page,
    home,
    signedIn,
    mwezi,
  }) => {
    await log(mwezi.address, signedIn, dayBefore(3));
    const read = untilRead(home);
    await home.goto("/");
    await read;
    await waitUntilAppCached(home);
    await page.context().setOffline(true);
    await home.goto("/");
    await expect(
      home.getByText(/^No network\. You see what this device saved, as of/),
    ).toBeVisible();
    await expect(home.getByRole("heading", { level: 1 })).toContainText("Thandi");
    await home.goto("/track");
    await expect(home.getByRole("tab", { name: "Deep Log" })).toBeVisible();
    for (const path of [
      "/calendar",
      "/history",
      "/my-health/doctor-visit",
      "/guidance",
      "/my-health/labs",
    ]) {
      await home.goto(path);
      await expect(home.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(home.getByText("No network", { exact: false }).first()).toBeVisible();
      await expect(home.getByText(/We can't reach Mwezi/)).toHaveCount(0);
    }
    await home.getByRole("button", { name: "Add a result" }).click();
    await expect(home.getByRole("dialog").getByLabel("Test", { exact: true })).toBeVisible();
    await home.keyboard.press("Escape");
    expect(await contents(home)).not.toContain("Slept");

    await page.context().setOffline(false);
    await expect(home.getByText(/^No network/)).toBeHidden();
  });

  test("logged days are still there the next day, and today is empty", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    const today = dayBefore(0);
    await send(
      "POST",
      `${mwezi.address}/api/moods`,
      { date: today, depression: 2 },
      signedIn.token,
    );
    const read = untilRead(home);
    await home.goto("/");
    await read;
    await waitUntilAppCached(home);
    await home.context().setOffline(true);
    await home.clock.setFixedTime(Date.now() + 86_400_000);
    await home.goto("/calendar");
    await expect(home.getByText(/^No network\. You see what this device saved/)).toBeVisible();
    await expect(home.getByText(/We can't reach Mwezi/)).toHaveCount(0);
    await home.goto("/track");
    await expect(home.getByRole("tab", { name: "Deep Log" })).toBeVisible();
    await expect(home.getByText(/We can't reach Mwezi/)).toHaveCount(0);
    await home.context().setOffline(false);
  });
});

test("logging out removes cached responses from the browser", async ({ home }) => {
  const read = untilRead(home);
  await home.goto("/");
  await read;
  expect(await databases(home)).toContain("mwezi-answers");
  await home.getByRole("button", { name: "Logout" }).click();
  await home.getByRole("button", { name: "Only I use this phone" }).click();
  await expect(home.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
  await expect.poll(() => databases(home)).not.toContain("mwezi-answers");
});

test("on a phone shared by two users neither sees the other's day", async ({
  home,
  signedIn,
  register,
  mwezi,
}) => {
  await log(mwezi.address, signedIn, dayBefore(3));
  const read = untilRead(home);
  await home.goto("/");
  await read;
  const other = await register();
  // Replaces the session without a logout, as when browser data is copied.
  await remember(home, other, { setUp: true });
  await waitUntilAppCached(home);
  await home.context().setOffline(true);
  await home.goto("/calendar");
  await expect(home.getByText("We couldn't reach your data")).toBeVisible();
  await home.context().setOffline(false);
});
