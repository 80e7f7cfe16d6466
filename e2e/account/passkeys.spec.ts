import type { Page } from "@playwright/test";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { startPostgres } from "../../scripts/testing/postgres/postgres-server.ts";
import { test as base, expect } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { startMwezi, WEB_ROOT } from "../support/server.ts";
import { expectStep } from "../support/walks.ts";
import { PASSWORD } from "../support/woman.ts";

/** Browsers bind passkeys to a domain name, which an IP address is not. */
const test = base.extend<{ readonly isOnPostgres: boolean }>({
  isOnPostgres: [false, { option: true }],
  mwezi: async ({ isOnPostgres }, use) => {
    const postgres = isOnPostgres ? await startPostgres({ durable: false }) : null;
    const mwezi = await startMwezi(WEB_ROOT, {}, postgres?.url);
    await use({ ...mwezi, address: mwezi.address.replace("127.0.0.1", "localhost") });
    await mwezi.stop();
    await postgres?.stop();
  },
});

test.use({ viewport: { width: 360, height: 740 }, beginsAtHome: false });

/** Adds a phone's authenticator that verifies the user at once. */
async function giveAuthenticator(page: Page, hasPrf: boolean) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      ctap2Version: "ctap2_1",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
      hasPrf,
    },
  });
  return (isUserVerified: boolean) =>
    devtools.send("WebAuthn.setUserVerified", { authenticatorId, isUserVerified });
}

async function addPasskey(page: Page, password = PASSWORD) {
  await page.goto("/settings/security");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await page.getByLabel("Your password").fill(password);
  await page.getByRole("button", { name: "Go on" }).click();
}

async function signOut(page: Page) {
  await page.evaluate(
    (keys) => {
      for (const key of keys) localStorage.removeItem(key);
    },
    [storageKeys.token, storageKeys.user],
  );
  await page.goto("/login");
}

const signIn = (page: Page) => page.getByRole("button", { name: "Sign in with a passkey" }).click();
const card = (page: Page) => page.locator("#passkeys");

/** Sets a PIN with a passkey, and opens the lock offline by touch. */
async function openLockByPasskey(page: Page) {
  await page.getByLabel("PIN, 4 to 8 digits").fill("2580");
  await page.getByLabel("The same PIN again").fill("2580");
  await page.getByRole("button", { name: "Set PIN" }).click();
  await page.getByLabel("Your PIN, to add a passkey").fill("2580");
  await page.getByRole("button", { name: "Use a passkey too" }).click();
  await expect(page.getByRole("button", { name: "Use only the PIN" })).toBeVisible();
  await inspect(page, "settings with a lock that a passkey opens");
  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  const unlock = page.getByRole("button", { name: "Unlock with a passkey" });
  await expect(unlock).toBeVisible();
  await inspect(page, "the lock, with a passkey");
  await page.context().setOffline(true);
  await unlock.click();
  await expect(page.getByRole("heading", { name: "Enter your PIN" })).toBeHidden();
  await page.context().setOffline(false);
  await page.goto("/settings/security");
}

test("an account without an email can begin with a passkey, which opens it again", async ({
  page,
}) => {
  await giveAuthenticator(page, true);
  await page.goto("/begin");
  await page.getByLabel("Age", { exact: true }).fill("29");
  await page.getByRole("checkbox", { name: /^I agree that Mwezi stores/ }).check();
  await page.getByRole("radio", { name: "A passkey" }).check();
  await page.getByRole("button", { name: "Make my sign-in name" }).click();
  await page.getByRole("button", { name: "I've stored it safely" }).click();
  const home = page.getByRole("heading", { name: "Cycle Overview" });
  await expect(home).toBeVisible();
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("button", { name: "Only I use this phone" }).click();
  await expectStep(page, "Your Wellness, Beautifully Tracked");
  await page.goto("/login");
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(home).toBeVisible();
});

test("a passkey signs in and decrypts the data, until it is removed", async ({
  home,
  signedIn,
}) => {
  await giveAuthenticator(home, true);
  await addPasskey(home, "not-hers");
  await expect(home.getByText("The password doesn't match.")).toBeVisible();
  await home.getByLabel("Your password").fill(PASSWORD);
  await home.getByRole("button", { name: "Go on" }).click();
  await expect(card(home).getByText("Not used yet.")).toBeVisible();
  await inspect(home, "settings with a passkey");

  await signOut(home);
  await signIn(home);
  await expect(home.getByRole("heading", { level: 1 })).toContainText(signedIn.name);

  await home.goto("/settings/security");
  await expect(card(home).getByText(/Last used/)).toBeVisible();
  await openLockByPasskey(home);
  await card(home)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await home.getByLabel("Your password").fill(PASSWORD);
  await home.getByRole("button", { name: "Remove the passkey", exact: true }).click();
  await expect(card(home).getByText(/Last used/)).toBeHidden();
  await signOut(home);
  await signIn(home);
  await expect(home.getByText(/Mwezi doesn't know this passkey/)).toBeVisible();
  await inspect(home, "signing in with an unknown passkey");
});

test("a passkey without PRF can be a second factor, and the page says so", async ({
  home,
  signedIn,
}) => {
  await giveAuthenticator(home, false);
  await addPasskey(home);
  await expect(home.getByText(/This passkey can't open your data/)).toBeVisible();
  await inspect(home, "a passkey without a key");
  await home.getByRole("button", { name: "Make it a second step" }).click();
  await expect(home.getByRole("dialog").getByRole("listitem")).toHaveCount(10);
  await home.getByRole("button", { name: "I've stored them safely" }).click();
  await expect(card(home).getByText(/A second step only/)).toBeVisible();
  await expect(home.getByText("10 spare codes left")).toBeVisible();
  await inspect(home, "settings with a second step");

  await signOut(home);
  await home.getByLabel("Email").fill(signedIn.email);
  await home.getByLabel("Password").fill(PASSWORD);
  await home.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(home.getByText(/One more step:/)).toBeVisible();
  await inspect(home, "signing in with a second step");
  await home.getByRole("button", { name: "Use your passkey" }).click();
  await expect(home.getByRole("heading", { level: 1 })).toContainText(signedIn.name);

  await home.goto("/settings/security");
  await card(home)
    .getByRole("button", { name: /^Remove/ })
    .click();
  await home.getByLabel("Your password").fill(PASSWORD);
  await home.getByRole("button", { name: "Use a passkey instead" }).click();
  await expect(card(home).getByText(/A second step only/)).toBeHidden();
});

test("without user verification no passkey is used, and the input stays", async ({ home }) => {
  const setVerified = await giveAuthenticator(home, true);
  await addPasskey(home);
  await expect(card(home).getByText("Not used yet.")).toBeVisible();
  await signOut(home);
  await setVerified(false);
  await home.getByLabel("Email").fill("thandi1@example.org");
  await signIn(home);
  await expect(home.getByText(/No passkey was used/)).toBeVisible();
  await expect(home.getByLabel("Email")).toHaveValue("thandi1@example.org");
  await expect(home.getByLabel("Password")).toBeEmpty();
});

test.describe("on PostgreSQL", () => {
  test.use({ isOnPostgres: true });

  test("a passkey signs in and decrypts the data", async ({ home, signedIn }) => {
    await giveAuthenticator(home, true);
    await addPasskey(home);
    await expect(card(home).getByText("Not used yet.")).toBeVisible();
    await signOut(home);
    await signIn(home);
    await expect(home.getByRole("heading", { level: 1 })).toContainText(signedIn.name);
  });
});
