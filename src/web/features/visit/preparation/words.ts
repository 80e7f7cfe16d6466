import { msg } from "@lingui/core/macro";
import type { VisitMonths } from "#contract/visit/visit-report.ts";
import type { Labels } from "#web/words/labels.ts";
import type { SuggestionKey } from "./view-model.ts";

export const suggestionWords: Labels<SuggestionKey> = {
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
