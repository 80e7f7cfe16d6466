import { findings } from "./finding.ts";
import { GLUCOSE, highGlucoseSince } from "./glucose-logged.ts";
import type { Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";

const HOLDS_FOR = 7;

/** Sugar that a clinic should look at the same day. */
export const glucoseHigh: Rule = {
  key: "glucose-high",
  trigger:
    'Glucose of 11.1 mmol/L (200 mg/dL) or more, at any time or from a laboratory, with thirst, passing much urine or weight loss; or of 13.9 (250 mg/dL) or more without noted diabetes; in the last 7 days. From 13.9 with noted diabetes and well: within days (subject "plan").',
  source: "NHS text at corfecastlesurgery.co.uk (ketones from 14); 11.1 by the fact base",
  grade: "S",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const high = highGlucoseSince(story, today, HOLDS_FOR, GLUCOSE.highFrom);
    const veryHigh = highGlucoseSince(story, today, HOLDS_FOR, GLUCOSE.veryHighFrom);
    const signs = signsSince(story, today, HOLDS_FOR, [
      "great_thirst",
      "much_urine",
      "weight_loss",
    ]);
    const isNoted = story.background?.diabetes === true;
    if (high.length > 0 && signs.length > 0) return findings("today", [...high, ...signs]);
    return isNoted ? findings("within-days", veryHigh, "plan") : findings("today", veryHigh);
  },
};
