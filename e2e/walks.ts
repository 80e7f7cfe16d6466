import { expect, type Locator, type Page } from "@playwright/test";

/** Called at every step with the name it has in reports. */
export type AtStep = (step: string) => Promise<void>;

const passBy: AtStep = async () => {};

/** What the page says for an English text; the same, where it stands in English. */
type Say = (english: string) => string;

const asItIs: Say = (english) => english;

interface OnboardingAnswers {
  readonly age?: string;
  readonly atStep?: AtStep;
  /** Chooses the 15th of the month before; else the step is skipped. */
  readonly lastPeriod?: boolean;
  readonly say?: Say;
}

/** Walks from the welcome to the consent step, which is left for the test to answer. */
export async function walkToConsent(page: Page, answers: OnboardingAnswers = {}): Promise<void> {
  const { age = "29", atStep = passBy, lastPeriod = false, say = asItIs } = answers;
  const begin = page.getByRole("button", { name: say("Begin your journey") });
  await expect(begin).toBeVisible();
  await atStep("onboarding: welcome");
  await begin.click();

  await expectStep(page, say("When did your last period start?"));
  await chooseLastPeriod(page, lastPeriod, say);
  await atStep("onboarding: last period");
  const wayOn = lastPeriod ? "Continue" : "Skip for now";
  await page.getByRole("button", { name: say(wayOn) }).click();

  await expectStep(page, say("About you"));
  await page.getByLabel(say("Age"), { exact: true }).fill(age);
  await page.getByLabel(say("Country")).selectOption("South Africa");
  await atStep("onboarding: about you");
  await page.getByRole("button", { name: say("Continue") }).click();

  await expectStep(page, say("Your cycle and health"));
  await page.getByRole("radio", { name: say("Regular"), exact: true }).check();
  await page.getByRole("radio", { name: say("No"), exact: true }).check();
  await atStep("onboarding: cycle and health");
  await page.getByRole("button", { name: say("Continue") }).click();

  await expectStep(page, say("What brings you here?"));
  await page.getByRole("button", { name: say("Track my periods") }).click();
  await atStep("onboarding: what brings you here");
  await page.getByRole("button", { name: say("Continue") }).click();
  await expectStep(page, say("Privacy and consent"));
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
  const wizard = await walkToPrivacy(page, atStep);
  await wizard.getByRole("checkbox", { name: /^I accept the privacy policy/ }).check();
  await atStep("setup: Your privacy");
  await wizard.getByRole("button", { name: "Finish Setup" }).click();
  await expect(wizard).toBeHidden();
}

/** Walks to the wizard's last step, which is left to answer. */
export async function walkToPrivacy(
  page: Page,
  atStep: AtStep,
  say: Say = asItIs,
): Promise<Locator> {
  const wizard = page.getByRole("dialog", { name: say("Set up your space") });
  const steps = [
    "Make Mwezi yours",
    "Your cycle",
    "Your health",
    "What would you like to track?",
    "Reminders",
  ];
  for (const title of steps) {
    await expect(wizard.getByRole("heading", { name: say(title) })).toBeVisible();
    await atStep(`setup: ${title}`);
    await wizard.getByRole("button", { name: say("Next") }).click();
  }
  return wizard;
}

export async function expectStep(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

async function chooseLastPeriod(page: Page, choose: boolean, say: Say): Promise<void> {
  const earlier = page.getByRole("button", { name: say("Month before") });
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
