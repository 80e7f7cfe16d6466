import { findings } from "./finding.ts";
import type { Finding, Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";

/** About six months. */
const HOLDS_FOR = 183;

/** Changes that come fast, whatever her testosterone. */
export const androgenSigns: Rule = {
  key: "androgen-signs",
  trigger:
    "A deeper voice, or hair growing or thinning fast over months, whatever the testosterone is.",
  source: "Queensland Health, oligoamenorrhoea (within 30 days)",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find: (story, today): readonly Finding[] =>
    findings(
      "within-days",
      signsSince(story, today, HOLDS_FOR, ["voice_deeper", "hair_growing_fast", "balding_fast"]),
    ),
};
