import * as z from "zod/mini";
import type { Profile } from "#contract/account/profile.ts";
import type { Revised } from "#contract/kernel/entry.ts";
import { nameOf } from "#contract/kernel/language-tag.ts";
import { call } from "#web/api/call.ts";
import { timeZoneHere } from "#web/api/here.ts";
import { storedValue } from "#web/entry/stored-value.ts";
import { languageHere } from "#web/i18n/i18n.ts";
import { changesOf, filledRecord } from "../setup/form.ts";
import {
  CONSENT_STEP,
  countryOfZone,
  DraftSchema,
  emptyDraft,
  type OnboardingDraft,
  profileOf,
} from "./view-model.ts";

export const completeOnboarding = (draft: OnboardingDraft): Promise<Revised<Profile>> =>
  call("PATCH /api/user/profile", { body: profileOf(draft) });

/** Marks the setup as done with its defaults. If that fails, the wizard asks. */
export const skipSetup = (profile: Revised<Profile>): Promise<Revised<Profile>> =>
  call("PATCH /api/user/profile", { body: changesOf(filledRecord(profile, null), profile) }).catch(
    () => profile,
  );

const ProgressSchema = z.object({
  /** Two users may share one phone. */
  owner: z.string(),
  step: z.int().check(z.minimum(0), z.maximum(CONSENT_STEP)),
  draft: DraftSchema,
});
type OnboardingProgress = z.infer<typeof ProgressSchema>;

/** Session storage: the draft survives a reload, but not closing the tab. */
export const progressRecord = storedValue("mwezi.draft.onboarding.v1", ProgressSchema, "tab");

export function readProgress(owner: string): OnboardingProgress {
  const stored = progressRecord.read();
  if (stored?.owner === owner) return stored;
  const here = { country: countryOfZone(timeZoneHere()), language: nameOf(languageHere()) };
  return { owner, step: 0, draft: { ...emptyDraft, ...here } };
}
