import { findings } from "./finding.ts";
import type { Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";

const HOLDS_FOR = 7;

/** Hurt, threatened, unsafe or raped. */
export const violence: Rule = {
  key: "violence",
  trigger:
    "Violence or rape ticked in the last 7 days. Medicine against HIV works up to 72 hours after, emergency contraception up to 5 days; care is free without a police case. Never in a notification.",
  source: "ru.ac.za, PEP; westerncape.gov.za, rape units; South African NDoH standard treatment",
  grade: "S",
  holdsFor: HOLDS_FOR,
  find: (story, today) =>
    findings("call-now", signsSince(story, today, HOLDS_FOR, ["violence", "rape"])),
};
