import { bleedingSince } from "./bleeding-logged.ts";
import type { ConcernEvidence } from "./concern.ts";
import { findings } from "./finding.ts";
import { lowPainSince } from "./low-pain.ts";
import { type PregnancyNow, pregnancyNow } from "./pregnancy-now.ts";
import type { Rule } from "./rule.ts";
import type { Story } from "./story.ts";

/** By judgement: a bleed of the last week is told to the clinic even when it has stopped. */
const HOLDS_FOR = 7;

/** From then on the clinic counts any flow as an emergency (Bettercare, Primary Maternal Care). */
const WEEKS_OF_LIGHT_WORDS = 24;

const LIGHT = ["spotting", "light"];

/** Any bleeding in pregnancy, softly worded where it is light, early and without pain. */
export const pregBleed: Rule = {
  key: "preg-bleed",
  trigger:
    'Pregnant (recorded, or a positive test in the last six weeks): any flow, spotting, clot, soaked pad or bleeding after sex of the last 7 days, or a period started. Subject "light": only spotting or a light flow, no pain within these days, and known to be under 24 weeks.',
  source: "Bettercare, Primary Maternal Care (South Africa), pmc-3",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const pregnancy = pregnancyNow(story, today);
    if (pregnancy === null) return [];
    const bleeding = bleedingSince(withoutPeriodBefore(story, pregnancy), today, HOLDS_FOR);
    if (bleeding.length === 0) return [];
    const pain = lowPainSince(story, today, HOLDS_FOR);
    const evidence = [...bleeding, ...pain, ...pregnancy.evidence];
    const isLight = pain.length === 0 && isLightAndEarly(bleeding, pregnancy);
    return findings("call-now", evidence, isLight ? "light" : undefined);
  },
};

function isLightAndEarly(bleeding: readonly ConcernEvidence[], { weeks }: PregnancyNow): boolean {
  const isLight = bleeding.every(
    ({ fact, value }) => fact === "flow" && LIGHT.includes(`${value}`),
  );
  return isLight && weeks !== null && weeks < WEEKS_OF_LIGHT_WORDS;
}

/** Her last period, which a pregnancy may be counted from, is no bleeding in it. */
function withoutPeriodBefore(story: Story, { since }: PregnancyNow): Story {
  const cycles = story.facts.cycles.filter(({ startDay }) => startDay > since);
  return { ...story, facts: { ...story.facts, cycles } };
}
