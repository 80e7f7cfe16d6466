import { afterPregnancy, TWELVE_WEEKS } from "./after-pregnancy.ts";
import { findings } from "./finding.ts";
import type { Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";

const HOLDS_FOR = 2;

/** After a birth or a loss one hour is enough: she may already have lost much blood. */
export const bleedPostpartum: Rule = {
  key: "bleed-postpartum",
  trigger:
    "Up to 12 weeks (84 days) after a birth, a loss or another end of a pregnancy: one pad soaked in one hour, or a clot bigger than an egg.",
  source: "CDC, Hear Her, as quoted in public code; 12 weeks: background knowledge",
  grade: "S",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const signs = signsSince(story, today, HOLDS_FOR, [
      "soaked_pad_an_hour",
      "soaked_pads_two_hours",
      "clot_bigger_than_egg",
    ]);
    return findings("call-now", afterPregnancy(story, today, TWELVE_WEEKS, signs));
  },
};
