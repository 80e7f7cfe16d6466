import { findings } from "./finding.ts";
import type { Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";

const HOLDS_FOR = 2;

/**
 * A sign that is dangerous in anybody. It is said only of signs that no other concern speaks of, so
 * that the clearer words come first: `concernsOf` takes the others away.
 */
export const dangerSign: Rule = {
  key: "danger-sign",
  trigger:
    'Anyone, of the last 2 days, where no other rule speaks of the sign: chest pain, breathlessness, a fit, weakness on one side or confusion; or (subject "today") loss of sight, fainting, drowsiness, severe belly pain, one swollen painful leg.',
  source: "No table has it for a woman who is not pregnant and uses no oestrogen: our judgement",
  grade: "J",
  holdsFor: HOLDS_FOR,
  find: (story, today) => [
    ...findings(
      "call-now",
      signsSince(story, today, HOLDS_FOR, [
        "chest_pain",
        "short_of_breath",
        "fit",
        "weakness_on_one_side",
        "confusion",
      ]),
    ),
    ...findings(
      "today",
      signsSince(story, today, HOLDS_FOR, [
        "vision_loss",
        "fainting",
        "drowsy",
        "severe_belly_pain",
        "leg_swollen_and_painful",
      ]),
      "today",
    ),
  ],
};
