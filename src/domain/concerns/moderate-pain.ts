import { SEVERE_PAIN } from "../day/pain-days.ts";
import { findings } from "./finding.ts";
import { painSince } from "./pain-logged.ts";
import type { Finding, Rule } from "./rule.ts";

const HOLDS_FOR = 2;
const MODERATE_PAIN = 6;

/** The product's own notice for one day's pain. */
export const moderatePain: Rule = {
  key: "moderate-pain",
  trigger: "Pain, cramps or pelvic pain of 6 or 7 of 10 on one day.",
  source: "The product's specification",
  grade: "J",
  holdsFor: HOLDS_FOR,
  alert: "warning",
  find(story, today): readonly Finding[] {
    const pain = painSince(story, today, HOLDS_FOR, MODERATE_PAIN);
    return findings(
      "mention",
      pain.filter(({ value }) => Number(value) < SEVERE_PAIN),
    );
  },
};
