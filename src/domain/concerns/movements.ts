import { findings } from "./finding.ts";
import { pregnancyNow } from "./pregnancy-now.ts";
import type { Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";

const HOLDS_FOR = 2;
const WEEKS = 24;

/** A baby that moves less is called in about at once; counting first loses time. */
export const movements: Rule = {
  key: "movements",
  trigger:
    "Pregnant for 24 weeks or more, for unknown weeks, or without having recorded it (J): movements fewer or changed. She is never asked to count first, as older teaching has it.",
  source: "Bettercare, Primary Maternal Care (South Africa); calling at once: background knowledge",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const pregnancy = pregnancyNow(story, today);
    if ((pregnancy?.weeks ?? WEEKS) < WEEKS) return [];
    const fewer = signsSince(story, today, HOLDS_FOR, ["fewer_movements"]);
    const evidence = [...fewer, ...(pregnancy?.evidence ?? [])];
    return findings("call-now", fewer.length === 0 ? [] : evidence);
  },
};
