import type { Page } from "@playwright/test";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { PASSWORD, type Woman } from "../support/woman.ts";

test.use({ beginsAtHome: false });

const NOTE = "Since the change of tablets, worse at night";

async function endEverywhere(address: string, { token }: Woman): Promise<void> {
  const sessions = `${address}/api/account/sessions`;
  const answer = await fetch(sessions, {
    method: "DELETE",
    headers: { authorization: `Bearer ${token}` },
  });
  expect(answer.ok).toBe(true);
}

const signIn = async (page: Page, email: string) => {
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("main").getByRole("button", { name: "Sign in", exact: true }).click();
};
const stored = (page: Page) =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
const notesOfDay = async (page: Page) => {
  await page.getByRole("tab", { name: "Deep Log" }).click();
  return page.getByRole("textbox", { name: "Notes" });
};

test.describe("a session that ends during input", () => {
  test("leads to sign-in and back, with the input", async ({ home, signedIn, mwezi }) => {
    await home.goto("/settings/profile");
    const name = home.getByLabel("Name", { exact: true });
    await name.fill("Thandiwe Nomsa");
    await endEverywhere(mwezi.address, signedIn);
    await home.locator("#profile").getByRole("button", { name: "Save" }).click();
    const notice = home.getByText("You were signed out. Sign in and what you typed will be here.");
    await expect(notice).toBeVisible();
    await inspect(home, "signed out in mid-form");
    await home.locator("#profile").getByRole("button", { name: "Sign in", exact: true }).click();

    await expect(home).toHaveURL("/login");
    expect(await home.evaluate((key) => localStorage.getItem(key), storageKeys.resume)).toContain(
      "sealed.1.",
    );
    expect(await stored(home)).not.toContain("Nomsa");
    await signIn(home, signedIn.email);
    await expect(home).toHaveURL("/settings/profile");
    await expect(
      home.getByText("What you typed is still in its form.", { exact: true }),
    ).toBeVisible();
    await expect(name).toHaveValue("Thandiwe Nomsa");
    expect(await stored(home)).not.toContain("Nomsa");
    await home.locator("#profile").getByRole("button", { name: "Save" }).click();
    await expect(home.getByText("Your profile is up to date.", { exact: true })).toBeVisible();
  });

  test("keeps the day's log too, also after a reload", async ({ home, signedIn, mwezi }) => {
    await home.goto("/track");
    await (await notesOfDay(home)).fill(NOTE);
    await endEverywhere(mwezi.address, signedIn);
    await home.reload();
    await expect(home).toHaveURL("/");
    await expect(
      home.getByText("Sign in and what you typed will be here.", { exact: true }),
    ).toBeVisible();
    expect(await stored(home)).not.toContain(NOTE);
    await home.goto("/login");
    await signIn(home, signedIn.email);
    await expect(home).toHaveURL("/track");
    await expect(await notesOfDay(home)).toHaveValue(NOTE);
  });

  test("keeps a mood and goals that failed to save, and saves the mood automatically", async ({
    home,
    signedIn,
    mwezi,
  }) => {
    const waiting = home.getByText("Sign in and what you typed will be here.", { exact: true });
    const anxiety = home.getByRole("slider", { name: "Anxiety" });
    await home.goto("/");
    await expect(anxiety).toBeVisible();
    await endEverywhere(mwezi.address, signedIn);
    await anxiety.fill("5");
    await anxiety.press("Tab");
    await expect(
      home.getByText("Failed to save mood check-in. Please try again.", { exact: true }),
    ).toBeVisible();
    await home.reload();
    await expect(waiting).toBeVisible();
    await home.goto("/login");
    await signIn(home, signedIn.email);
    await expect(anxiety).toHaveValue("5");
    const token = await home.evaluate((key) => localStorage.getItem(key), storageKeys.token);
    await expect
      .poll(async () => {
        const headers = { authorization: `Bearer ${token}` };
        return (await fetch(`${mwezi.address}/api/moods`, { headers })).json();
      })
      .toMatchObject([{ anxiety: 5 }]);

    await home.goto("/my-health?tab=goals");
    await home.getByRole("button", { name: /^Better sleep/ }).click();
    await endEverywhere(mwezi.address, { ...signedIn, token: token ?? "" });
    await home.getByRole("button", { name: "Save My Goals" }).click();
    await expect(home.getByText("Failed to save goals", { exact: true })).toBeVisible();
    await home.reload();
    await expect(waiting).toBeVisible();
    await home.goto("/login");
    await signIn(home, signedIn.email);
    await expect(home.getByRole("button", { name: /^Better sleep/ })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
  });

  test("keeps nothing for another user", async ({ home, signedIn, mwezi, register }) => {
    await home.goto("/track");
    await (await notesOfDay(home)).fill(NOTE);
    await endEverywhere(mwezi.address, signedIn);
    await home.reload();
    await expect(home).toHaveURL("/");
    const amina = await register();
    await home.goto("/login");
    await signIn(home, amina.email);
    await expect(home.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(home).toHaveURL("/");
    expect(await stored(home)).not.toContain(storageKeys.resume);
    expect(await stored(home)).not.toContain(NOTE);
  });
});

test("logging out of her own device brings unsaved input back after the next sign-in", async ({
  home,
  signedIn,
}) => {
  await home.goto("/track");
  await (await notesOfDay(home)).fill(NOTE);
  await home.getByRole("button", { name: "Logout" }).click();
  await home.getByRole("button", { name: "Only I use this phone" }).click();
  await expect(home.getByRole("link", { name: "Sign in" }).first()).toBeVisible();
  expect(await stored(home)).not.toContain(NOTE);
  await home.goto("/login");
  await signIn(home, signedIn.email);
  await expect(home).toHaveURL("/track");
  await expect(await notesOfDay(home)).toHaveValue(NOTE);
});

test("logging out of a shared device leaves the browser empty", async ({ home, mwezi }) => {
  await home.goto("/track");
  await (await notesOfDay(home)).fill(NOTE);
  await home.goto("/settings/privacy");
  const shared = home.getByRole("switch", { name: "Others use this device too" });
  await shared.check();
  await expect(shared).toBeChecked();
  await inspect(home, "settings of a shared device");
  await home.getByRole("button", { name: "Logout" }).click();
  const typed = home.getByRole("dialog", { name: "Before you sign out" });
  await expect(typed).toContainText("What you typed isn't saved yet.");
  await inspect(home, "unsaved input at logout");
  await typed.getByRole("button", { name: "Sign out" }).click();
  await expect(home.getByRole("button", { name: "Logout" })).toBeHidden();
  await expect(home).toHaveURL(`${mwezi.address}/settings/privacy`);
  // The page loads again meanwhile, and its databases are deleted when it closes.
  await expect(async () => {
    expect(await stored(home)).toBe("[{},{}]");
    expect(await home.evaluate(() => indexedDB.databases())).toEqual([]);
  }).toPass();
});
