import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { codeAt } from "#server/storage/vault/keys/totp.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { PASSWORD } from "../support/woman.ts";

test.use({ viewport: { width: 360, height: 740 }, beginsAtHome: false });

const STEP = 30_000;

test("an authenticator code is asked for at sign-in, with the input still there", async ({
  home,
  mwezi,
  signedIn,
}) => {
  await home.goto("/settings/security");
  await home.getByRole("button", { name: "Ask for a code too" }).click();
  const dialog = home.getByRole("dialog");
  const link = dialog.getByRole("link", { name: "open it in the app on this phone" });
  const address = new URL((await link.getAttribute("href")) ?? "");
  const secret = address.searchParams.get("secret") ?? "";
  await expect(dialog.getByText(secret, { exact: true })).toBeVisible();
  await inspect(home, "a code beside her password");
  await dialog.getByLabel("Your password").fill(PASSWORD);
  await dialog.getByLabel("The code your app shows").fill("000000");
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByText(/That code doesn't match/)).toBeVisible();
  await dialog.getByLabel("The code your app shows").fill(codeAt(secret, mwezi.now()));
  await dialog.getByRole("button", { name: "Turn on" }).click();
  await expect(dialog.getByRole("listitem")).toHaveCount(10);
  const spare = await dialog.getByRole("listitem").first().textContent();
  await inspect(home, "spare codes");
  const download = home.waitForEvent("download");
  await dialog.getByRole("button", { name: "Download" }).click();
  expect((await download).suggestedFilename()).toBe("mwezi-codes.txt");
  await dialog.getByRole("button", { name: "I've stored them safely" }).click();
  await expect(home.getByText("On, 10 spare codes left")).toBeVisible();

  await home.evaluate(
    (keys) => {
      for (const key of keys) localStorage.removeItem(key);
    },
    [storageKeys.token, storageKeys.user],
  );
  await home.goto("/login");
  await home.getByLabel("Email").fill(signedIn.email);
  await home.getByLabel("Password").fill(PASSWORD);
  await home.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(home.getByLabel("Code")).toBeFocused();
  await expect(home.getByLabel("Email")).toHaveValue(signedIn.email);
  await expect(home.getByLabel("Password")).toHaveValue(PASSWORD);
  await inspect(home, "signing in with a code");
  await home.getByLabel("Code").fill(spare ?? "");
  await home.getByRole("button", { name: "Sign in", exact: true }).click();
  await expect(home.getByRole("heading", { level: 1 })).toContainText(signedIn.name);

  await home.goto("/settings/security");
  await expect(home.getByText("On, 9 spare codes left")).toBeVisible();
  await home.getByRole("button", { name: "Turn off" }).click();
  await dialog.getByLabel("Your password").fill(PASSWORD);
  // The next code: the one used for turning it on is spent.
  await dialog.getByLabel(/A code from your app/).fill(codeAt(secret, mwezi.now() + STEP));
  await dialog.getByRole("button", { name: "Turn off" }).click();
  await expect(home.getByRole("button", { name: "Ask for a code too" })).toBeVisible();
});
