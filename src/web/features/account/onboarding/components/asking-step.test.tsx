import { expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { markupOf, wordsOnScreen } from "../../../../../../scripts/testing/words-on-screen.tsx";
import { CONSENT_STEP, emptyDraft } from "../view-model.ts";
import { AskingStep } from "./asking-step.tsx";

const nothing = () => {};
const step = (saving: boolean) => (
  <AskingStep
    step={CONSENT_STEP}
    today={calendarDay("2026-11-20")}
    draft={{ ...emptyDraft, privacyConsent: saving }}
    change={nothing}
    onBack={nothing}
    onContinue={nothing}
    onSkip={nothing}
    isSaving={saving}
    failure={null}
  />
);

it("the consent step explains how data is used, exported and deleted [S6-05]", () => {
  const words = wordsOnScreen(step(false));
  expect(words).toContain("with a key that your password opens");
  expect(words).toContain("never sell it and never share it");
  expect(words).toContain("doesn't replace a doctor");
  expect(words).toContain("You may export or delete your data at any time.");
});

it("the consent step links to the privacy notice and the terms [S2-34]", () => {
  const markup = markupOf(step(false));
  expect(markup).toContain('href="/privacy"');
  expect(markup).toContain('href="/terms"');
});

it("the button reads Complete Setup, and Setting up... while saving", () => {
  expect(wordsOnScreen(step(false))).toMatch(/Complete Setup$/);
  expect(wordsOnScreen(step(true))).toMatch(/Setting up\.\.\.$/);
});
