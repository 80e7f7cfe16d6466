import type { Page } from "@playwright/test";
import { log, saveButton, scale, today } from "../support/daily-log.ts";
import { expect, test } from "../support/fixtures.ts";
import { expectStep, expectToast } from "../support/walks.ts";
import { onboard, PASSWORD, read } from "../support/woman.ts";

test.use({ viewport: { width: 360, height: 740 } });

/** As private windows of strict browsers: no database, no cache, no service worker. */
function closeStores() {
  const refused = (name: string) => new DOMException("A private window.", name);
  IDBFactory.prototype.open = () => {
    throw refused("InvalidStateError");
  };
  ServiceWorkerContainer.prototype.register = () => Promise.reject(refused("SecurityError"));
  Object.defineProperty(globalThis, "caches", { value: undefined });
}

function fillStorage() {
  Storage.prototype.setItem = () => {
    throw new DOMException("full", "QuotaExceededError");
  };
}

/** As with "Block all cookies". */
function closeStorage() {
  for (const name of ["localStorage", "sessionStorage"]) {
    Object.defineProperty(globalThis, name, {
      get: () => {
        throw new DOMException("Access is denied for this document.", "SecurityError");
      },
    });
  }
}

async function signIn(page: Page, email: string) {
  await page.goto("/login");
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password").fill(PASSWORD);
  await page.getByRole("button", { name: "Sign in", exact: true }).click();
}

test("a private window signs in and logs a day, and offline it says what it can't keep", async ({
  page,
  context,
  register,
  mwezi,
}) => {
  const woman = await register();
  await onboard(mwezi.address, woman);
  await page.addInitScript(closeStores);
  await signIn(page, woman.email);
  await expect(page.getByText(/This browser can't store your answers safely/)).toBeVisible();
  await page.getByRole("button", { name: "Skip", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toContainText(woman.name);
  await page.getByRole("link", { name: "Track", exact: true }).click();
  await scale(page, "Pain").fill("4");
  await saveButton(page).click();
  await expect
    .poll(() => read(mwezi.address, `/api/pcos-logs/${today()}`, woman).catch(() => null))
    .toMatchObject({ pain_level: 4 });
  await context.setOffline(true);
  await scale(page, "Pain").fill("7");
  await saveButton(page).click();
  await expect(page.getByText(/this device is full/).first()).toBeVisible();
  await expect(scale(page, "Pain")).toHaveValue("7");
  await expect(log(page)).toBeVisible();
});

for (const [state, make] of Object.entries({ full: fillStorage, "turned off": closeStorage })) {
  test(`with storage ${state} the sign-in says that this browser keeps nothing`, async ({
    page,
    register,
  }) => {
    const woman = await register();
    await page.addInitScript(make);
    await page.goto("/");
    await expectStep(page, "Your Wellness, Beautifully Tracked");
    await signIn(page, woman.email);
    await expectToast(page, "Not kept", "This browser keeps nothing. Make room and try again.");
    await expect(page.getByLabel("Email")).toHaveValue(woman.email);
  });
}
