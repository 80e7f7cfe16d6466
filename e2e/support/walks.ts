import { expect, type Locator, type Page } from "@playwright/test";

/** Called at every step with its name in reports. */
export type AtStep = (step: string) => Promise<void>;

const passBy: AtStep = async () => {};

export type Say = (english: string) => string;

const inEnglish: Say = (english) => english;

interface Walk {
  readonly atStep?: AtStep;
  readonly say?: Say;
}

interface OnboardingAnswers extends Walk {
  readonly age?: string;
  /** Chooses the 15th of the previous month; otherwise the step is skipped. */
  readonly lastPeriod?: boolean;
}

/** Walks from the welcome to the consent step, which the test completes. */
export async function walkToConsent(page: Page, answers: OnboardingAnswers = {}): Promise<void> {
  const { age = "29", atStep = passBy, lastPeriod = false, say = inEnglish } = answers;
  const press = (name: string) => page.getByRole("button", { name: say(name) }).click();
  await expectStep(page, withoutValues(say("Welcome to Mwezi, {name}")));
  await atStep("onboarding: welcome");
  await press("Begin your journey");

  await expectStep(page, say("When did your last period start?"));
  await chooseLastPeriod(page, lastPeriod, say);
  await atStep("onboarding: last period");
  await press(lastPeriod ? "Continue" : "Skip for now");

  await expectStep(page, say("About you"));
  await page.getByLabel(say("Age"), { exact: true }).fill(age);
  await page.getByLabel(say("Country")).selectOption("South Africa");
  if (Number(age) < 18) {
    await page.getByLabel(say("Parent's or guardian's name")).fill("Nomsa Dube");
    await page.getByRole("checkbox", { name: /^I am her parent or guardian/ }).check();
  }
  await atStep("onboarding: about you");
  await press("Continue");

  await expectStep(page, say("Your cycle and health"));
  await page.getByRole("radio", { name: say("Regular"), exact: true }).check();
  await page.getByRole("radio", { name: say("No"), exact: true }).check();
  await atStep("onboarding: cycle and health");
  await press("Continue");

  await expectStep(page, say("What brings you here?"));
  await press("Track my periods");
  await atStep("onboarding: what brings you here");
  await press("Continue");
  await expectStep(page, say("Privacy and consent"));
}

export async function agreeAndFinish(page: Page, walk: Walk = {}): Promise<void> {
  const { atStep = passBy, say = inEnglish } = walk;
  const agreement =
    "I agree that Mwezi stores the health data I enter, encrypted, to show me my cycle. I know I can export or delete it at any time in Settings.";
  await page.getByRole("checkbox", { name: say(agreement) }).check();
  await atStep("onboarding: consent");
  await page.getByRole("button", { name: say("Complete Setup") }).click();
  await expectStep(page, say("You're all set"));
  await atStep("onboarding: all set");
  await page.getByRole("button", { name: say("Go to Dashboard") }).click();
}

export async function walkSetup(page: Page, walk: Walk = {}): Promise<void> {
  const { atStep = passBy, say = inEnglish } = walk;
  const wizard = await walkToPrivacy(page, walk);
  await wizard
    .getByRole("checkbox", { name: withoutValues(say("I accept the <0>privacy policy</0>.")) })
    .check();
  await atStep("setup: Your privacy");
  await wizard.getByRole("button", { name: say("Finish Setup") }).click();
  await expect(wizard).toBeHidden();
}

/** Walks to the wizard's last step, which the test completes. */
export async function walkToPrivacy(page: Page, walk: Walk = {}): Promise<Locator> {
  const { atStep = passBy, say = inEnglish } = walk;
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

/** The longest part of a message without placeholders. */
const withoutValues = (message: string): string =>
  message
    .replaceAll(/<\/?\d+>/g, "")
    .split(/\{\w+\}/)
    .reduce((longest, part) => (part.length > longest.length ? part : longest));

export async function expectStep(page: Page, title: string | RegExp): Promise<void> {
  await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
}

async function chooseLastPeriod(page: Page, choose: boolean, say: Say): Promise<void> {
  const earlier = page.getByRole("button", { name: say("Month before") });
  await expect(earlier).toBeVisible();
  if (!choose) return;
  await earlier.click();
  await page.getByRole("button", { name: /^15 / }).click();
}

export async function expectToast(page: Page, title: string, description: string): Promise<void> {
  const toast = page.getByRole("region", { name: /Notifications/ }).getByRole("listitem");
  await expect(toast).toHaveCount(1);
  await expect(toast).toContainText(title);
  await expect(toast).toContainText(description);
}

/** "Saved" stays for 900 ms. `expect` asks once a second, and on a slow machine it missed that. */
export const expectSaved = (log: Locator | Page): Promise<void> =>
  log.getByText("Saved", { exact: true }).waitFor();
