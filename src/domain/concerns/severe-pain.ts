import { SEVERE_PAIN } from "../day/pain-days.ts";
import { findings } from "./finding.ts";
import { painSince } from "./pain-logged.ts";
import type { Finding, Rule } from "./rule.ts";

const HOLDS_FOR = 2;

/** The product's own alert for one day's pain. */
export const severePain: Rule = {
  key: "severe-pain",
  trigger: "Pain, cramps or pelvic pain of 8 of 10 and more on one day.",
  source: "The product's specification",
  grade: "J",
  holdsFor: HOLDS_FOR,
  alert: "urgent",
  find: (story, today): readonly Finding[] =>
    findings("mention", painSince(story, today, HOLDS_FOR, SEVERE_PAIN)),
};
