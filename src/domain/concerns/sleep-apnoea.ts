import { findings } from "./finding.ts";
import type { Finding, Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";

/** About six months. */
const HOLDS_FOR = 183;

/** Snoring, and sleepy in the day. */
export const sleepApnoea: Rule = {
  key: "sleep-apnoea",
  trigger: "Snoring with sleepiness in the day, ticked once in six months.",
  source: "CMAJ 2024;196:E85, on care for PCOS",
  grade: "S",
  holdsFor: HOLDS_FOR,
  find: (story, today): readonly Finding[] =>
    findings("mention", signsSince(story, today, HOLDS_FOR, ["snoring_and_sleepy"])),
};
