import type { Page } from "@playwright/test";
import { defaultRecord } from "#web/features/account/setup/view-model.ts";
import { expect, test } from "../support/fixtures.ts";
import { inspect } from "../support/inspect.ts";
import { onboard, PASSWORD, registerThrough, send, type Woman } from "../support/woman.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const PINS = { Thandi: "2580", Amina: "1379" } as const;
const setup = {
  conditions: { pcos: false, endo: false, pms_pmdd: false },
  tracking: defaultRecord.tracking,
};

/** An account whose setup is complete on the server. */
async function makeWoman(address: string, name: keyof typeof PINS): Promise<Woman> {
  const woman = await registerThrough(address, `${name.toLowerCase()}@example.org`);
  await onboard(address, woman, { name, setup });
  return { ...woman, name };
}

const home = (page: Page, name: string) =>
  expect(page.getByRole("heading", { level: 1 })).toContainText(name);
const logout = (page: Page) => page.getByRole("button", { name: "Logout" });
const bead = (page: Page, name: string) => page.getByRole("button", { name });
const who = (page: Page) => page.getByRole("heading", { name: "Who's using Mwezi?" });

async function signIn(page: Page, { email, name }: Woman) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
  await home(page, name);
}

async function beRemembered(page: Page, beadName: string, pin: string) {
  await page.goto("/settings/security");
  await page.getByRole("radio", { name: beadName }).check();
  await page.getByLabel("PIN for your bead, 4 to 8 digits").fill(pin);
  await page.getByLabel("Password to remember").fill(PASSWORD);
  await page.getByRole("button", { name: "Remember me here" }).click();
  await expect(page.getByRole("button", { name: "Forget me on this phone" })).toBeVisible();
}

const stored = (page: Page) =>
  page.evaluate(async () => {
    const databases: Record<string, unknown> = {};
    for (const { name = "" } of await indexedDB.databases()) {
      const opened = await new Promise<IDBDatabase>((resolve, reject) => {
        const request = indexedDB.open(name);
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
      for (const table of opened.objectStoreNames) {
        databases[name] = await new Promise((resolve) => {
          const request = opened.transaction(table).objectStore(table).getAllKeys();
          request.onsuccess = () => resolve(request.result);
        });
      }
      opened.close();
    }
    const local = { ...localStorage };
    return { local, tab: { ...sessionStorage }, databases, caches: await caches.keys() };
  });

test("two women on one phone switch by bead and PIN in three taps, and leave nothing behind", async ({
  page,
  mwezi,
}) => {
  const thandi = await makeWoman(mwezi.address, "Thandi");
  const amina = await makeWoman(mwezi.address, "Amina");
  await signIn(page, thandi);
  await beRemembered(page, "Red bead", PINS.Thandi);
  await inspect(page, "settings of a remembered account");
  await page.goto("/symptoms");
  await logout(page).click();
  await expect(who(page)).toBeVisible();
  await inspect(page, "the beads at sign-in");
  await expect
    .poll(async () => Object.keys((await stored(page)).databases))
    .toEqual(["mwezi-people"]);
  const left = await stored(page);
  expect(left).toMatchObject({ tab: {}, caches: [] });
  expect(left.local).toEqual({
    "mwezi.people.v1": JSON.stringify([{ id: thandi.id, bead: "red" }]),
  });

  await signIn(page, amina);
  await page.goto("/settings/security");
  await expect(page.getByRole("radio", { name: "Red bead" })).toHaveCount(0);
  await beRemembered(page, "Gold bead", PINS.Amina);
  await page.goto("/calendar");

  let taps = 0;
  const tap = async (target: ReturnType<Page["getByRole"]>) => {
    await target.tap();
    taps += 1;
  };
  await tap(logout(page));
  await tap(bead(page, "Red bead"));
  await page.getByLabel("PIN", { exact: true }).fill(PINS.Thandi);
  await tap(bead(page, "Open"));
  await home(page, "Thandi");
  expect(taps).toBeLessThanOrEqual(3);
  const now = await stored(page);
  expect(JSON.stringify(now.local)).not.toContain("Amina");
  const others = Object.keys(now.local).filter((key) => now.local[key]?.includes(amina.id));
  expect(others).toEqual(["mwezi.people.v1"]);
  await page.goBack();
  await expect(page.getByText("Amina")).toHaveCount(0);
});

test("ten wrong PINs forget the bead, and the password still signs in", async ({ page, mwezi }) => {
  const thandi = await makeWoman(mwezi.address, "Thandi");
  await signIn(page, thandi);
  await beRemembered(page, "Red bead", PINS.Thandi);
  await logout(page).click();
  await bead(page, "Red bead").click();
  for (let time = 1; time <= 10; time += 1) {
    await page.getByLabel("PIN", { exact: true }).fill("0000");
    await bead(page, "Open").click();
    if (time === 1) await expect(page.getByText(/After 9 more wrong ones/)).toBeVisible();
    if (time < 10) await expect(page.getByLabel("PIN", { exact: true })).toHaveValue("");
  }
  await expect(who(page)).toHaveCount(0);
  await signIn(page, thandi);
});

test("an account can be forgotten on the phone again", async ({ page, mwezi }) => {
  await signIn(page, await makeWoman(mwezi.address, "Thandi"));
  await beRemembered(page, "Red bead", PINS.Thandi);
  await page.getByRole("button", { name: "Forget me on this phone" }).click();
  await expect(page.getByRole("button", { name: "Remember me here" })).toBeVisible();
  await logout(page).click();
  await page.getByRole("button", { name: "Others use it too" }).click();
  await page.goto("/login");
  await expect(page.getByLabel("Email")).toBeVisible();
  await expect(who(page)).toHaveCount(0);
});

test("a bead with an earlier password, or without the code, says how to sign in", async ({
  page,
  mwezi,
}) => {
  const thandi = await makeWoman(mwezi.address, "Thandi");
  await signIn(page, thandi);
  await beRemembered(page, "Red bead", PINS.Thandi);
  await logout(page).click();
  await expect(who(page)).toBeVisible();
  const passwords = { currentPassword: PASSWORD, newPassword: "another-good-word-77" };
  await send("POST", `${mwezi.address}/api/account/password`, passwords, thandi.token);
  await bead(page, "Red bead").click();
  await page.getByLabel("PIN", { exact: true }).fill(PINS.Thandi);
  await bead(page, "Open").click();
  await expect(
    page.getByText(`The password or the address of ${thandi.email} has changed.`),
  ).toBeVisible();
  const problem = { type: "about:blank", title: "A code", status: 403, detail: "Enter a code." };
  await page.route("**/api/auth/login", (route) =>
    route.fulfill({ status: 403, json: { ...problem, code: "code_needed" } }),
  );
  await bead(page, "Open").click();
  await expect(page.getByText(`A bead can't open ${thandi.email}`)).toBeVisible();
});
