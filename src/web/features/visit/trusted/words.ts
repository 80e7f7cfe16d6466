import { msg } from "@lingui/core/macro";
import type { TrustedPart } from "#contract/visit/trusted-views.ts";
import type { Labels } from "#web/words/labels.ts";

export const partLabels: Labels<TrustedPart> = {
  period: msg`When my period is likely`,
  mood: msg`Days that may be harder`,
};

export const partHints: Labels<TrustedPart> = {
  period: msg`The days to come, as a range. No past periods.`,
  mood: msg`The week before your period, from the same range. Nothing you logged about your mood.`,
};
