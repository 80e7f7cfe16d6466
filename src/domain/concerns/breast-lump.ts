import { findings } from "./finding.ts";
import type { Finding, Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";

/** About six months: a lump does not go by being logged once. */
const HOLDS_FOR = 183;

/** A new lump, or a change in one breast. */
export const breastLump: Rule = {
  key: "breast-lump",
  trigger: "A new lump, or a change in one nipple or the skin of a breast, at any age.",
  source: "NICE NG12, suspected cancer, breast (lump from 30, nipple from 50; here all)",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find: (story, today): readonly Finding[] =>
    findings("within-days", signsSince(story, today, HOLDS_FOR, ["breast_lump", "breast_change"])),
};
