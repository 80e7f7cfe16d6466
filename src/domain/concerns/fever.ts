import { feversSince } from "./fever-logged.ts";
import { findings } from "./finding.ts";
import type { Rule } from "./rule.ts";

const HOLDS_FOR = 2;
/** °C, by judgement: higher than most colds bring. */
const HIGH_FEVER = 39;

/**
 * A fever of which no other concern speaks: `concernsOf` leaves out what graver rules have said.
 */
export const fever: Rule = {
  key: "fever",
  trigger:
    "A temperature of 38.0 °C or more, taken ill or on waking, of the last 2 days, where no other rule speaks of it: within days; from 39.0 °C (J) today.",
  source: "Background knowledge: where there is malaria, any fever is tested within a day",
  grade: "K",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const fevers = feversSince(story, today, HOLDS_FOR);
    const isHigh = fevers.some(({ value }) => Number(value) >= HIGH_FEVER);
    return findings(isHigh ? "today" : "within-days", fevers);
  },
};
