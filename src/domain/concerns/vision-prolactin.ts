import { findings } from "./finding.ts";
import type { Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";
import { symptomSince } from "./symptom-logged.ts";

const HOLDS_FOR = 7;

/** Failing sight with a headache or with milk may come from the gland that steers both. */
export const visionProlactin: Rule = {
  key: "vision-prolactin",
  trigger:
    "New loss of vision with any headache, or with milk when not feeding, within the last 7 days.",
  source: "Background knowledge; no page seen",
  grade: "K",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const loss = signsSince(story, today, HOLDS_FOR, ["vision_loss"]);
    const others = [
      ...signsSince(story, today, HOLDS_FOR, ["severe_headache", "milk_without_feeding"]),
      ...symptomSince(story, today, HOLDS_FOR, "headaches", "headache"),
    ];
    return findings("today", loss.length === 0 || others.length === 0 ? [] : [...loss, ...others]);
  },
};
