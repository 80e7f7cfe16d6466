import { feversSince } from "./fever-logged.ts";
import { methodNow } from "./method-now.ts";
import type { Finding, Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";

const HOLDS_FOR = 30;
const FEVER_HOLDS_FOR = 2;

/** Threads that are gone, new pain or fever with an IUD. */
export const iudTrouble: Rule = {
  key: "iud-trouble",
  trigger:
    "IUD threads no longer felt, or new low pain with an IUD, in a month; a temperature of 38.0 °C and more with an IUD within three days: call now.",
  source:
    "South African standard treatment guidelines, as read for the table of concerns; background knowledge",
  grade: "K",
  holdsFor: HOLDS_FOR,
  find(story, today): readonly Finding[] {
    const threads = signsSince(story, today, HOLDS_FOR, ["iud_threads_lost"]);
    const hasIud = methodNow(story, today).name === "iud";
    const pain = hasIud ? signsSince(story, today, HOLDS_FOR, ["new_low_pain"]) : [];
    const fever = hasIud ? feversSince(story, today, FEVER_HOLDS_FOR) : [];
    const evidence = [...fever, ...threads, ...pain];
    if (evidence.length === 0) return [];
    if (fever.length > 0) return [{ urgency: "call-now", subject: "fever", evidence }];
    return [{ urgency: "within-days", evidence }];
  },
};
