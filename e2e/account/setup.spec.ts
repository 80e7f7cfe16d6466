import type { Page } from "@playwright/test";
import type { Profile } from "#contract/account/profile.ts";
import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { expect, test } from "../support/fixtures.ts";
import { walkSetup } from "../support/walks.ts";
import { onboard, read, remember, type Woman } from "../support/woman.ts";

let woman: Woman;

test.beforeEach(async ({ page, mwezi, register }) => {
  woman = await register();
  await onboard(mwezi.address, woman);
  await remember(page, woman, { setUp: false });
  await page.goto("/");
});

const wizardOf = (page: Page) => page.getByRole("dialog", { name: "Set up your space" });

interface Stored {
  readonly completed?: boolean;
  readonly sealed?: string;
}

async function outsideOf(page: Page): Promise<Stored> {
  const key = `${storageKeys.setup}.${woman.id}`;
  return JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? "{}");
}

const expectSealed = async (page: Page, completed: boolean) => {
  await expect.poll(() => outsideOf(page)).toEqual({ completed, sealed: expect.any(String) });
  expect((await outsideOf(page)).sealed).toMatch(/^sealed\.1\./);
};

test("six steps complete the setup, and it is not asked for again [S2-08 S2-37 S3-25 S4-08 S5-31]", async ({
  page,
}) => {
  await walkSetup(page);
  await expect(page.getByRole("heading", { name: "Cycle Overview" })).toBeVisible();
  await expectSealed(page, true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Cycle Overview" })).toBeVisible();
  await expect(wizardOf(page)).toBeHidden();
});

test("the progress counts six steps [S2-38 S9-08]", async ({ page }) => {
  const wizard = wizardOf(page);
  for (let step = 1; step < 6; step += 1) {
    const words = `Step ${step} of 6`;
    await expect(wizard.getByRole("progressbar")).toHaveAttribute("aria-valuetext", words);
    await wizard.getByRole("button", { name: "Next" }).click();
  }
  await expect(wizard.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "Step 6 of 6");
});

test("Skip completes it at once, with the values on screen [S2-39 S4-08]", async ({
  page,
  mwezi,
}) => {
  await wizardOf(page)
    .getByLabel(/first name/i)
    .fill("Tee");
  await wizardOf(page).getByRole("button", { name: "Skip" }).click();
  await expect(wizardOf(page)).toBeHidden();
  await expectSealed(page, true);
  const setupOf = async () =>
    (await read<Profile>(mwezi.address, "/api/user/profile", woman)).setup;
  await expect.poll(setupOf).toMatchObject({ firstName: "Tee" });
});

test("the answers are stored encrypted, and restored after a reload", async ({ page }) => {
  const wizard = wizardOf(page);
  const name = wizard.getByLabel(/first name/i);
  await name.fill("Nomvula");
  await wizard.getByRole("button", { name: "Next" }).click();
  await expectSealed(page, false);
  expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain("Nomvula");
  await page.reload();
  await expect(name).toHaveValue("Nomvula");
});

test("each Next saves its step, and PCOS signs and mood scales only with their box [S2-40 S2-41 S2-42 S2-44 S2-45 S4-07]", async ({
  page,
}) => {
  const wizard = wizardOf(page);
  const next = wizard.getByRole("button", { name: "Next" });
  await expect(wizard.getByRole("button", { name: "Back" })).toBeDisabled();
  await wizard.getByLabel(/first name/i).fill("  Thandi ");
  await next.click();
  await wizard.getByRole("slider", { name: "Cycle length" }).fill("31");
  await next.click();
  await wizard.getByRole("checkbox", { name: "PCOS" }).check();
  await wizard.getByRole("checkbox", { name: "Acne" }).check();
  await next.click();
  await wizard.getByRole("button", { name: "Mood & Stress" }).click();
  await wizard.getByRole("button", { name: "Sleep Quality" }).click();
  await next.click();
  await wizard.getByRole("switch", { name: "Remind me to log" }).check();
  await expect(wizard.getByLabel("Time")).toHaveValue("20:00");
  await expect(wizard.getByRole("radio", { name: /^Soft/ })).toBeChecked();
  await next.click();
  await expectSealed(page, false);

  await page.reload();
  await expect(wizard.getByLabel(/first name/i)).toHaveValue("Thandi");
  await next.click();
  await expect(wizard.getByRole("slider", { name: "Cycle length" })).toHaveValue("31");
  await next.click();
  await expect(wizard.getByRole("checkbox", { name: "Acne" })).toBeChecked();
  await wizard.getByRole("checkbox", { name: "PCOS" }).uncheck();
  await next.click();
  for (const [option, isTracked] of [
    ["Period Flow", true],
    ["Symptoms", true],
    ["Mood & Stress", false],
    ["Sleep Quality", true],
  ] as const) {
    const card = wizard.getByRole("button", { name: option });
    await expect(card).toHaveAttribute("aria-pressed", String(isTracked));
  }
  await next.click();
  await expect(wizard.getByRole("switch", { name: "Remind me to log" })).toBeChecked();
  await expect(wizard.getByLabel("Time")).toHaveValue("20:00");

  await page.reload();
  await next.click();
  await next.click();
  await wizard.getByRole("checkbox", { name: "PCOS" }).check();
  await expect(wizard.getByRole("checkbox", { name: "Acne" })).not.toBeChecked();
});

test("the privacy policy must be accepted to finish [S2-40 S2-46 S5-27]", async ({ page }) => {
  const wizard = wizardOf(page);
  for (let step = 0; step < 5; step += 1)
    await wizard.getByRole("button", { name: "Next" }).click();
  const finish = wizard.getByRole("button", { name: "Finish Setup" });
  const consent = wizard.getByRole("checkbox", { name: /^I accept the privacy policy/ });
  await expect(consent).not.toBeChecked();
  await expect(finish).toBeDisabled();
  await consent.focus();
  await page.keyboard.press("Enter");
  await expect(wizard.getByText("Please accept the privacy policy to continue.")).toBeVisible();
  await expect(wizard).toBeVisible();
});

test("known answers are prefilled and used, and no other device asks again", async ({
  page,
  browser,
  mwezi,
}) => {
  const onboarded = {
    lastPeriodDate: "2026-10-02",
    pcosDiagnosis: "yes",
    cycleRegularity: "irregular",
  };
  await onboard(mwezi.address, woman, {
    ...onboarded,
    onboardingSymptoms: [{ name: "Acne (Face)", severity: 5 }],
  });
  await page.reload();
  const wizard = wizardOf(page);
  const next = wizard.getByRole("button", { name: "Next" });
  await expect(wizard.getByLabel(/first name/i)).toHaveValue("Thandi");
  await wizard.getByLabel(/first name/i).fill("Tee");
  await next.click();
  await expect(wizard.getByLabel(/last period/i)).toHaveValue("2026-10-02");
  await next.click();
  await expect(wizard.getByRole("checkbox", { name: "PCOS" })).toBeChecked();
  await expect(wizard.getByRole("checkbox", { name: "Acne" })).toBeChecked();
  await wizard.getByRole("checkbox", { name: "Endometriosis" }).check();
  await next.click();
  await next.click();
  await next.click();
  await wizard.getByRole("checkbox", { name: /^I accept the privacy policy/ }).check();
  await page.route("**/api/user/profile", (route) =>
    route.request().method() === "PATCH" ? route.abort() : route.continue(),
  );
  await wizard.getByRole("button", { name: "Finish Setup" }).click();
  await expect(wizard.getByRole("alert")).toContainText("We couldn't save your answers");
  await page.unroute("**/api/user/profile");
  await wizard.getByRole("button", { name: "Finish Setup" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Tee$/ })).toBeVisible();

  const other = await browser.newContext({ baseURL: mwezi.address });
  const phone = await other.newPage();
  await remember(phone, woman, { setUp: false });
  await phone.goto("/pcos-tracking");
  await expect(phone.getByRole("tabpanel")).toContainText("Pain");
  await expect(wizardOf(phone)).toBeHidden();
  const asked = await phone.getByRole("tabpanel").innerText();
  expect(asked.indexOf("Pain")).toBeLessThan(asked.indexOf("Mood"));
  await other.close();
});
