import type { CalendarDay } from "../days/calendar-day.ts";
import { inPregnancyOrAfter, SIX_WEEKS } from "./after-pregnancy.ts";
import type { ConcernEvidence } from "./concern.ts";
import { findings } from "./finding.ts";
import type { Rule } from "./rule.ts";
import { lastingHeadachesSince, severeHeadachesSince } from "./severe-headache.ts";
import { signsSince } from "./signs-logged.ts";
import type { Story } from "./story.ts";

const HOLDS_FOR = 2;

/** The signs that go with dangerous pressure in pregnancy, whatever she measured. */
export const preeclampsia: Rule = {
  key: "preeclampsia",
  trigger:
    "Pregnant, or up to 6 weeks (42 days) after: severe or lasting headache (ticked, 8 of 10 and more, or 4 and more on two of three days, J), change or loss of vision, pain under the ribs, sudden swelling of face or hands, or a fit; one is enough, whatever the pressure. Vomiting alone is not.",
  source: "NICE NG133; Bettercare, Primary Maternal Care (South Africa), pmc-2; WHO SMART ANC",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const signs = [
      ...headaches(story, today),
      ...signsSince(story, today, HOLDS_FOR, [
        "vision_change",
        "vision_loss",
        "pain_under_ribs",
        "swollen_face_or_hands",
        "fit",
      ]),
    ];
    if (signs.length === 0) return [];
    const vomiting = signsSince(story, today, HOLDS_FOR, ["vomiting"]);
    const hers = inPregnancyOrAfter(story, today, SIX_WEEKS, signs);
    return hers.length === 0 ? [] : findings("call-now", [...hers, ...vomiting]);
  },
};

/** Each once, where one was both severe and lasting. */
function headaches(story: Story, today: CalendarDay): ConcernEvidence[] {
  const severe = severeHeadachesSince(story, today, HOLDS_FOR);
  const isSevere = ({ fact, day }: ConcernEvidence) =>
    severe.some((line) => line.fact === fact && line.day === day);
  const lasting = lastingHeadachesSince(story, today, HOLDS_FOR);
  return [...severe, ...lasting.filter((line) => !isSevere(line))];
}
