import type { CalendarDay } from "../../days/calendar-day.ts";
import type { ConcernEvidence } from "../concern.ts";
import { signsSince } from "../evidence/signs.ts";
import { symptomSince } from "../evidence/symptoms.ts";
import { findings } from "../finding.ts";
import type { Finding, Rule } from "../rule.ts";
import type { Story } from "../story.ts";

const DAYS = 30;

const MORE_THAN = 12;

/** From here on what she logs as a symptom counts too: younger, bloating goes with most cycles. */
const SYMPTOMS_FROM_AGE = 50;

/** New signs in the belly that keep coming back. */
export const ovarySigns: Rule = {
  key: "ovary-signs",
  trigger:
    "New bloating, being full quickly, new low pain or passing urine often on more than 12 days of 30, at any age; from 50 on any bloating or pelvic pain logged as a symptom counts (J).",
  source: "NICE NG12, suspected cancer, ovary (most of all from 50)",
  grade: "P",
  holdsFor: DAYS,
  find(story, today): readonly Finding[] {
    const signs = [
      ...signsSince(story, today, DAYS - 1, [
        "new_bloating",
        "full_quickly",
        "new_low_pain",
        "urine_often",
      ]),
      ...symptoms(story, today),
    ];
    const days = new Set(signs.map(({ day }) => day)).size;
    return days > MORE_THAN ? [{ urgency: "within-days", evidence: signs }] : [];
  },
};

function symptoms(story: Story, today: CalendarDay): ConcernEvidence[] {
  if ((story.facts.age ?? 0) < SYMPTOMS_FROM_AGE) return [];
  return [
    ...symptomSince(story, today, DAYS - 1, "bloating", "bloating"),
    ...symptomSince(story, today, DAYS - 1, "pelvic_pain", "pain"),
  ];
}

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

/** Changes that come fast, whatever her testosterone. */
export const androgenSigns: Rule = {
  key: "androgen-signs",
  trigger:
    "A deeper voice, or hair growing or thinning fast over months, whatever the testosterone is.",
  source: "Queensland Health, oligoamenorrhoea (within 30 days)",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find: (story, today): readonly Finding[] =>
    findings(
      "within-days",
      signsSince(story, today, HOLDS_FOR, ["voice_deeper", "hair_growing_fast", "balding_fast"]),
    ),
};
