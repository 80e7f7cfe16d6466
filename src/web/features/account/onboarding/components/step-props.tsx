import type { OnboardingDraft } from "../view-model.ts";

/** What every asking step gets: the draft, a way to change it, and the two ways to leave. */
export interface StepProps {
  readonly draft: OnboardingDraft;
  readonly change: (changed: Partial<OnboardingDraft>) => void;
  readonly onBack: () => void;
  readonly onContinue: () => void;
}
