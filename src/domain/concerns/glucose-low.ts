import { findings } from "./finding.ts";
import { GLUCOSE, lowGlucoseSince } from "./glucose-logged.ts";
import type { Rule } from "./rule.ts";

const HOLDS_FOR = 2;

/** Sugar that is too low. */
export const glucoseLow: Rule = {
  key: "glucose-low",
  trigger:
    'Glucose below 3.0 mmol/L (54 mg/dL) in the last 2 days. From 3.0 to below 3.9 (70 mg/dL): a mention; without insulin or a sulfonylurea noted, with words of its own (subject "repeat").',
  source: "ADA hypoglycaemia guidance 2024, as held in public code",
  grade: "S",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const veryLow = lowGlucoseSince(story, today, HOLDS_FOR, GLUCOSE.veryLowFrom);
    if (veryLow.length > 0) return findings("today", veryLow);
    const low = lowGlucoseSince(story, today, HOLDS_FOR, GLUCOSE.lowFrom);
    const isLowered = story.background?.glucoseLowering === true;
    return findings("mention", low, isLowered ? undefined : "repeat");
  },
};
