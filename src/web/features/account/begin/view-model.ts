import {
  CONSENT_STEP,
  canContinue,
  type OnboardingDraft,
  type ProfileChange,
  profileOf,
} from "../onboarding/view-model.ts";
import { defaultRecord } from "../setup/view-model.ts";

/**
 * The profile of an account that begins without the questions of onboarding: what Mwezi must know, and
 * "not sure" for the rest.
 */
export const firstProfile = (draft: OnboardingDraft): ProfileChange => ({
  ...profileOf({
    ...draft,
    cycleRegularity: "not_sure",
    pcosDiagnosis: "unsure",
    goals: ["track-periods"],
  }),
  setup: {
    conditions: { pcos: false, endo: false, pms_pmdd: false },
    tracking: defaultRecord.tracking,
  },
});

const ABOUT_STEP = 2;

/** Returns what is still missing, in the order of the form; `null` if nothing. */
export function missingIn(draft: OnboardingDraft): "about" | "consent" | null {
  if (!canContinue(ABOUT_STEP, draft)) return "about";
  return canContinue(CONSENT_STEP, draft) ? null : "consent";
}
