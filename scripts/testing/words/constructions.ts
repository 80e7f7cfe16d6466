import type { Replacement } from "./glossary.ts";

/** Constructions that nobody says at work, each with a better one. Texts for users have a glossary. */
export const constructions: readonly Replacement[] = [
  { not: /\bwhoever\b/i, but: "anyone who, the user" },
  { not: /\banew\b/i, but: "again" },
  { not: /\bshall\b/i, but: "must, should" },
  { not: /\bhers\b/i, but: "her, the user's" },
  { not: /\bby (it|him|her)self\b/i, but: "alone, automatically" },
  { not: /\b(is|are|was|were|been|be|who) told\b/i, but: "is stated, is shown, knows" },
  { not: /\bwork(s|ed|ing)? out\b/i, but: "compute" },
  { not: /\b(lest|thus|hence|hence(forth)?|whence|thereof|whereof|wherein|therein)\b/i, but: "so" },
  { not: /\b(stands?|stood|lies|lie|lay) (beside|where|there|in (its|their))\b/i, but: "is" },
  { not: /\bas (it|they) stands?\b/i, but: "unchanged" },
  { not: /\b(what|who) is no\b/i, but: "name the thing: an invalid token" },
  { not: /\b(nought|naught|heed|dearly|withal)\b/i, but: "plain words" },
];
