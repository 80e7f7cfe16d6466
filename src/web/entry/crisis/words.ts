import { msg } from "@lingui/core/macro";
import type { Labels } from "#web/words/labels.ts";
import type { CrisisReason } from "./crisis.ts";

export const crisisTitles: Labels<CrisisReason> = {
  "self-harm": msg`You matter`,
  "worst-day": msg`That's a lot for one day`,
};

export const crisisLeads: Labels<CrisisReason> = {
  "self-harm": msg`What you're carrying sounds very heavy. Please call now, or sit with someone you trust. It can get easier than it is today.`,
  "worst-day": msg`You don't have to get through it alone. Talk to someone, or take a slow minute here.`,
};
