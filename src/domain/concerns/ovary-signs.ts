import type { CalendarDay } from "../days/calendar-day.ts";
import type { ConcernEvidence } from "./concern.ts";
import type { Finding, Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";
import type { Story } from "./story.ts";
import { symptomSince } from "./symptom-logged.ts";

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
