import { msg } from "@lingui/core/macro";
import type { VisitMonths } from "#contract/visit/visit-report.ts";
import type { Labels } from "#web/words/labels.ts";
import type { SuggestionKey } from "./view-model.ts";

export const suggestionWords: Labels<SuggestionKey> = {
  "no-period": msg`What could be keeping my period away, and what should be checked?`,
  cycles: msg`Why are my cycles as they are, and does it matter for my health?`,
  bleeding: msg`Should my bleeding be looked into?`,
  pain: msg`What could be behind my pain, and what else can I do about it?`,
  "blood-pressure": msg`Should my blood pressure be measured again?`,
  mood: msg`My mood seems to change before my periods. What can help?`,
  "side-effects": msg`Could what I noticed be a side effect of my medicine?`,
  tests: msg`Which tests would help, and on which day of my cycle?`,
  "come-back": msg`What should I watch for, and when should I come back?`,
};

export const monthsWords: Labels<VisitMonths> = {
  3: msg`The last 3 months`,
  6: msg`The last 6 months`,
  12: msg`The last 12 months`,
};
