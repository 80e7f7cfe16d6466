import { expect, type Page } from "@playwright/test";

/** Called at every step with the name it has in reports. */
export type AtStep = (step: string) => Promise<void>;

const passBy: AtStep = async () => {};

interface OnboardingAnswers {
  readonly age?: string;
  readonly atStep?: AtStep;
  /** Chooses the 15th of the month before; else the step is skipped. */
  readonly lastPeriod?: boolean;
}

/** Walks from the welcome to the consent step, which is left for the test to answer. */
export async function walkToConsent(page: Page, answers: OnboardingAnswers = {}): Promise<void> {
  const { age = "29", atStep = passBy, lastPeriod = false } = answers;
  await expectStep(page, /^Welcome to Mwezi/);
  await atStep("onboarding: welcome");
  await page.getByRole("button", { name: "Begin your journey" }).click();

  await expectStep(page, "When did your last period start?");
  await chooseLastPeriod(page, lastPeriod);
  await atStep("onboarding: last period");
  const wayOn = lastPeriod ? "Continue" : "Skip for now";
  await page.getByRole("button", { name: wayOn }).click();

  await expectStep(page, "About you");
  await page.getByLabel("Age", { exact: true }).fill(age);
  await page.getByLabel("Country").selectOption("South Africa");
  await atStep("onboarding: about you");
  await page.getByRole("button", { name: "Continue" }).click();

  await expectStep(page, "Your cycle and health");
  await page.getByRole("radio", { name: "Regular", exact: true }).check();
  await page.getByRole("radio", { name: "No", exact: true }).check();
  await atStep("onboarding: cycle and health");
  await page.getByRole("button", { name: "Continue" }).click();

  await expectStep(page, "What brings you here?");
  await page.getByRole("button", { name: "Track my periods" }).click();
  await atStep("onboarding: what brings you here");
  await page.getByRole("button", { name: "Continue" }).click();
  await expectStep(page, "Privacy and consent");
}

/** Agrees, saves, and goes to the dashboard. */
export async function agreeAndFinish(page: Page, atStep: AtStep = passBy): Promise<void> {
  await page.getByRole("checkbox", { name: /^I agree that Mwezi stores/ }).check();
  await atStep("onboarding: consent");
  await page.getByRole("button", { name: "Complete Setup" }).click();
  await expectStep(page, "You're all set");
  await atStep("onboarding: all set");
  await page.getByRole("button", { name: "Go to Dashboard" }).click();
}

/** Walks through the wizard that this browser keeps, taking what it proposes. */
export async function walkSetup(page: Page, atStep: AtStep = passBy): Promise<void> {
  const wizard = page.getByRole("dialog", { name: "Set up your space" });
  const steps = [
    "Make Mwezi yours",
    "Your cycle",
    "Your health",
    "What would you like to track?",
    "Reminders",
  ];
  for (const title of steps) {
    await expect(wizard.getByRole("heading", { name: title })).toBeVisible();
    await atStep(`setup: ${title}`);
    await wizard.getByRole("button", { name: "Next" }).click();
  }
  await wizard.getByRole("checkbox", { name: /^I accept the privacy policy/ }).check();
  await atStep("setup: Your privacy");
  await wizard.getByRole("button", { name: "Finish Setup" }).click();
  await expect(wizard).toBeHidden();
}

export async function expectStep(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

async function chooseLastPeriod(page: Page, choose: boolean): Promise<void> {
  const earlier = page.getByRole("button", { name: "Month before" });
  await expect(earlier).toBeVisible();
  if (!choose) return;
  await earlier.click();
  await page.getByRole("button", { name: / 15, / }).click();
}

/** The one toast in sight, by its title. */
export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await expect(toast).toHaveCount(1);
  await expect(toast).toContainText(title);
  await expect(toast).toContainText(description);
}
