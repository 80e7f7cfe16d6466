import { addDays, type CalendarDay } from "../../days/calendar-day.ts";
import { saysSelfHarm } from "../../questionnaires/questionnaire.ts";
import type { ConcernEvidence } from "../concern.ts";
import { signsSince } from "../evidence/signs.ts";
import { findings } from "../finding.ts";
import type { Rule } from "../rule.ts";
import type { Story } from "../story.ts";

/** The questionnaire asks of two weeks. */
const SELF_HARM_HOLDS_FOR = 14;

/** Thoughts of suicide or of hurting herself, however faint. */
export const selfHarm: Rule = {
  key: "self-harm",
  trigger:
    "Thoughts of suicide or self-harm ticked on any day, or item 9 of the PHQ-9 above 0 whatever its total, in the last 14 days.",
  source: "Our judgement, by standard practice",
  grade: "J",
  holdsFor: SELF_HARM_HOLDS_FOR,
  find(story, today) {
    const signs = signsSince(story, today, SELF_HARM_HOLDS_FOR, ["self_harm_thoughts"]);
    return findings("call-now", [...signs, ...answersSince(story, today)]);
  },
};

/** What she answered is not shown beside it: the thoughts are what someone should hear of. */
function answersSince({ questionnaires = [] }: Story, today: CalendarDay): ConcernEvidence[] {
  const first = addDays(today, -SELF_HARM_HOLDS_FOR);
  return questionnaires
    .filter((each) => each.date >= first && saysSelfHarm(each))
    .map(({ date: day }) => ({ fact: "self_harm_thoughts", day, value: "yes", unit: "" }));
}

const VIOLENCE_HOLDS_FOR = 7;

/** Hurt, threatened, unsafe or raped. */
export const violence: Rule = {
  key: "violence",
  trigger:
    "Violence or rape ticked in the last 7 days. Medicine against HIV works up to 72 hours after, emergency contraception up to 5 days; care is free without a police case. Never in a notification.",
  source: "ru.ac.za, PEP; westerncape.gov.za, rape units; South African NDoH standard treatment",
  grade: "S",
  holdsFor: VIOLENCE_HOLDS_FOR,
  find: (story, today) =>
    findings("call-now", signsSince(story, today, VIOLENCE_HOLDS_FOR, ["violence", "rape"])),
};

const DANGER_SIGN_HOLDS_FOR = 2;

/**
 * A sign that is dangerous in anybody. It is said only of signs that no other concern speaks of, so
 * that the clearer words come first: `concernsOf` takes the others away.
 */
export const dangerSign: Rule = {
  key: "danger-sign",
  trigger:
    'Anyone, of the last 2 days, where no other rule speaks of the sign: chest pain, breathlessness, a fit, weakness on one side or confusion; or (subject "today") loss of sight, fainting, drowsiness, severe belly pain, one swollen painful leg.',
  source: "No table has it for a woman who is not pregnant and uses no oestrogen: our judgement",
  grade: "J",
  holdsFor: DANGER_SIGN_HOLDS_FOR,
  find: (story, today) => [
    ...findings(
      "call-now",
      signsSince(story, today, DANGER_SIGN_HOLDS_FOR, [
        "chest_pain",
        "short_of_breath",
        "fit",
        "weakness_on_one_side",
        "confusion",
      ]),
    ),
    ...findings(
      "today",
      signsSince(story, today, DANGER_SIGN_HOLDS_FOR, [
        "vision_loss",
        "fainting",
        "drowsy",
        "severe_belly_pain",
        "leg_swollen_and_painful",
      ]),
      "today",
    ),
  ],
};
