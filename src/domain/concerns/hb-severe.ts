import { findings } from "./finding.ts";
import { HB_HOLDS_FOR, veryLowHb } from "./hb-very-low.ts";
import type { Rule } from "./rule.ts";

/** A blood count that needs treatment the same day. */
export const hbSevere: Rule = {
  key: "hb-severe",
  trigger:
    "Haemoglobin below 8.0 g/dL (80 g/L), everyone, in the last 90 days, unless a later one was 10 or more. WHO calls below 8 severe (pregnant: 7); South Africa treats the same day below 6, or below 8 with symptoms.",
  source: "WHO in PMC7478908, table 4; South African guideline on anaemia in pregnancy",
  grade: "S",
  holdsFor: HB_HOLDS_FOR,
  find: (story, today) => findings("today", veryLowHb(story, today)),
};
