import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { PASSWORD_MIN_LENGTH } from "#contract/kernel/fields.ts";
import { pinProblems } from "../lock/form.ts";
import {
  CONSENT_STEP,
  canContinue,
  type OnboardingDraft,
  type ProfileChange,
  profileOf,
} from "../onboarding/view-model.ts";
import { defaultRecord } from "../setup/view-model.ts";
import type { UnlockMethod } from "./api.ts";

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

export function missingIn(draft: OnboardingDraft): "about" | "consent" | null {
  if (draft.age.trim() === "" || draft.country === "") return "about";
  return canContinue(CONSENT_STEP, draft) ? null : "consent";
}

export function problemOf(way: UnlockMethod, secret: string): MessageDescriptor | null {
  if (way === "pin") return pinProblems({ pin: secret, again: secret }).pin ?? null;
  if (way === "passkey" || secret.length >= PASSWORD_MIN_LENGTH) return null;
  return msg`Use at least 6 characters.`;
}
