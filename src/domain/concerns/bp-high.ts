import { HIGH_BLOOD_PRESSURE } from "../labs/blood-pressure-check.ts";
import { findings } from "./finding.ts";
import { pressuresSince } from "./pressure-logged.ts";
import type { Finding, Rule } from "./rule.ts";

const HOLDS_FOR = 365;

/** Blood pressure to measure again on another day. */
export const bpHigh: Rule = {
  key: "bp-high",
  trigger: "Blood pressure from 140/90 mmHg in the last year; either value is enough.",
  source: "Southern African Hypertension Society, guideline 2014, Cardiovasc J Afr 25(6):288",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find: (story, today): readonly Finding[] =>
    findings("mention", pressuresSince(story, today, HOLDS_FOR, HIGH_BLOOD_PRESSURE)),
};
