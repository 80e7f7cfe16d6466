import { findings } from "./finding.ts";
import { GLUCOSE, lowGlucoseSince } from "./glucose-logged.ts";
import type { Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";

const HOLDS_FOR = 2;

/** Sugar so low that she may not be able to help herself. */
export const hypoSevere: Rule = {
  key: "hypo-severe",
  trigger:
    "Glucose below 3.0 mmol/L (54 mg/dL) and drowsy, fitting or unable to swallow; also confused or fainted (J); within three days.",
  source: "ADA hypoglycaemia guidance 2024, as held in public code",
  grade: "S",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const low = lowGlucoseSince(story, today, HOLDS_FOR, GLUCOSE.veryLowFrom);
    const signs = signsSince(story, today, HOLDS_FOR, [
      "drowsy",
      "fit",
      "cannot_swallow",
      "confusion",
      "fainting",
    ]);
    return low.length === 0 || signs.length === 0 ? [] : findings("call-now", [...low, ...signs]);
  },
};
