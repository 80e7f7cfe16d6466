import type { Page } from "@playwright/test";
import { storageKeys } from "#contract/storage-keys.ts";
import { expect, test } from "./fixtures.ts";
import { walkSetup } from "./walks.ts";
import { onboard, remember, type Woman } from "./woman.ts";

let woman: Woman;

test.beforeEach(async ({ page, mwezi, register }) => {
  woman = await register();
  await onboard(mwezi.address, woman);
  await remember(page, woman, { setUp: false });
  await page.goto("/");
});

const wizardOf = (page: Page) => page.getByRole("dialog", { name: "Set up your space" });

async function keptRecord(page: Page): Promise<Record<string, unknown>> {
  const key = `${storageKeys.setup}.${woman.id}`;
  return JSON.parse((await page.evaluate((name) => localStorage.getItem(name), key)) ?? "null");
}

test("six steps fit the app to her, and it does not ask again [S2-08 S2-37 S3-25 S4-08 S5-31]", async ({
  page,
}) => {
  await walkSetup(page);
  await expect(page.getByRole("heading", { name: "Cycle Overview" })).toBeVisible();
  expect(await keptRecord(page)).toMatchObject({
    completed: true,
    cycle: { cycleLength: 28, periodLength: 5 },
    tracking: {
      selected: ["flow", "symptoms", "mood_scales"],
      moodScales: { pmdd: true, anxiety: true, acuteStress: true },
    },
    reminders: { enabled: false },
    consent: { accepted: true },
  });
  await page.reload();
  await expect(page.getByRole("heading", { name: "Cycle Overview" })).toBeVisible();
  await expect(wizardOf(page)).toBeHidden();
});

test("the progress counts its six steps [S2-38 S9-08]", async ({ page }) => {
  const wizard = wizardOf(page);
  for (let step = 1; step < 6; step += 1) {
    const words = `Step ${step} of 6`;
    await expect(wizard.getByRole("progressbar")).toHaveAttribute("aria-valuetext", words);
    await wizard.getByRole("button", { name: "Next" }).click();
  }
  await expect(wizard.getByRole("progressbar")).toHaveAttribute("aria-valuetext", "Step 6 of 6");
});

test("Skip ends it at once [S2-39 S4-08]", async ({ page }) => {
  await wizardOf(page).getByRole("button", { name: "Skip" }).click();
  await expect(wizardOf(page)).toBeHidden();
  expect(await keptRecord(page)).toMatchObject({ completed: true, consent: { accepted: false } });
});

test("each Next keeps its step; PCOS signs and mood scales stay only with their box [S2-40 S2-41 S2-42 S2-44 S2-45 S4-07]", async ({
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
  const record = await keptRecord(page);
  expect(record).toMatchObject({
    completed: false,
    profile: { firstName: "Thandi" },
    cycle: { cycleLength: 31 },
    pcosFlags: { irregular: false, acne: true, hirsutism: false, insulinResistance: false },
    tracking: { selected: ["flow", "symptoms", "sleep"] },
    reminders: { enabled: true, time: "20:00", tone: "soft" },
  });
  expect(record.tracking).not.toHaveProperty("moodScales");
});

test("the privacy policy must be accepted to finish [S2-40 S2-46 S5-27]", async ({ page }) => {
  const wizard = wizardOf(page);
  for (let step = 0; step < 5; step += 1)
    await wizard.getByRole("button", { name: "Next" }).click();
  const finish = wizard.getByRole("button", { name: "Finish Setup" });
  await expect(finish).toBeDisabled();
  await wizard.getByRole("checkbox", { name: /^I accept the privacy policy/ }).focus();
  await page.keyboard.press("Enter");
  await expect(wizard.getByText("Please accept the privacy policy to continue.")).toBeVisible();
  await expect(wizard).toBeVisible();
});
