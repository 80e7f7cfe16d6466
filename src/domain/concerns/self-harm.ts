import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import { saysSelfHarm } from "../questionnaires/questionnaire.ts";
import type { ConcernEvidence } from "./concern.ts";
import { findings } from "./finding.ts";
import type { Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";
import type { Story } from "./story.ts";

/** The questionnaire asks of two weeks. */
const HOLDS_FOR = 14;

/** Thoughts of suicide or of hurting herself, however faint. */
export const selfHarm: Rule = {
  key: "self-harm",
  trigger:
    "Thoughts of suicide or self-harm ticked on any day, or item 9 of the PHQ-9 above 0 whatever its total, in the last 14 days.",
  source: "Our judgement, by standard practice",
  grade: "J",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const signs = signsSince(story, today, HOLDS_FOR, ["self_harm_thoughts"]);
    return findings("call-now", [...signs, ...answersSince(story, today)]);
  },
};

/** What she answered is not shown beside it: the thoughts are what someone should hear of. */
function answersSince({ questionnaires = [] }: Story, today: CalendarDay): ConcernEvidence[] {
  const first = addDays(today, -HOLDS_FOR);
  return questionnaires
    .filter((each) => each.date >= first && saysSelfHarm(each))
    .map(({ date: day }) => ({ fact: "self_harm_thoughts", day, value: "yes", unit: "" }));
}
