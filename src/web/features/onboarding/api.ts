import { useMutation } from "@tanstack/react-query";
import * as z from "zod/mini";
import { changeProfile, type Profile } from "#contract/profile.ts";
import { call } from "#web/api/call.ts";
import {
  CONSENT_STEP,
  DraftSchema,
  emptyDraft,
  type OnboardingDraft,
  profileOf,
} from "./view-model.ts";

/** Sends the draft as her profile, complete. */
export function useCompleteOnboarding() {
  return useMutation<Profile, Error, OnboardingDraft>({
    mutationFn: (draft) => call(changeProfile, { body: profileOf(draft) }),
  });
}

// The tab's own memory: a reload keeps the draft, closing the tab forgets it.
const DRAFT_KEY = "mwezi.onboarding-draft";

const ProgressSchema = z.object({
  /** Whose draft this is: two women may use one phone. */
  owner: z.string(),
  step: z.int().check(z.minimum(0), z.maximum(CONSENT_STEP)),
  draft: DraftSchema,
});
type OnboardingProgress = Pick<z.infer<typeof ProgressSchema>, "step" | "draft">;

export function readProgress(owner: string): OnboardingProgress {
  const beginning = { step: 0, draft: emptyDraft };
  try {
    const stored = ProgressSchema.parse(JSON.parse(sessionStorage.getItem(DRAFT_KEY) ?? "null"));
    return stored.owner === owner ? stored : beginning;
  } catch {
    return beginning;
  }
}

export function keepProgress(owner: string, progress: OnboardingProgress): void {
  sessionStorage.setItem(DRAFT_KEY, JSON.stringify({ owner, ...progress }));
}

export function forgetProgress(): void {
  sessionStorage.removeItem(DRAFT_KEY);
}
