import { feversSince } from "./fever-logged.ts";
import { findings } from "./finding.ts";
import { lowPainSince } from "./low-pain.ts";
import type { Rule } from "./rule.ts";

const HOLDS_FOR = 2;

/** Fever and pain low down may be an infection that needs treatment within the day. */
export const feverPelvic: Rule = {
  key: "fever-pelvic",
  trigger:
    "A temperature of 38.0 °C or more, taken ill or on waking, with any pelvic or low tummy pain, cramps too, within three days (J).",
  source: "Zimbabwe EDLIZ ch. 5; Malawi guidelines, lower abdominal pain",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const fevers = feversSince(story, today, HOLDS_FOR);
    const pain = lowPainSince(story, today, HOLDS_FOR);
    return fevers.length === 0 || pain.length === 0
      ? []
      : findings("call-now", [...fevers, ...pain]);
  },
};
