import type { CalendarDay } from "../days/calendar-day.ts";
import { afterPregnancy, SIX_WEEKS } from "./after-pregnancy.ts";
import type { ConcernEvidence } from "./concern.ts";
import { feversSince } from "./fever-logged.ts";
import { findings } from "./finding.ts";
import { methodEvidence, methodNow } from "./method-now.ts";
import type { Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";
import type { Story } from "./story.ts";
import { symptomSince } from "./symptom-logged.ts";

const HOLDS_FOR = 2;

/** Fever with one sign of a poison in the blood, where one can come from. */
export const toxicShock: Rule = {
  key: "toxic-shock",
  trigger:
    'With a tampon, cup or diaphragm in these days (ticked, or the diaphragm as her contraception, J), or up to 6 weeks (42 days) after a pregnancy (subject "after-birth"): a temperature of 38.0 °C or more and one of rash, vomiting, diarrhoea, fainting, confusion or muscle pain, within three days. Other sources begin at 38.9 °C; the lower one is used.',
  source: "NHS, Toxic shock syndrome (2012); askzana.com",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const fevers = feversSince(story, today, HOLDS_FOR);
    const others = signsBeside(story, today);
    if (fevers.length === 0 || others.length === 0) return [];
    const illness = [...fevers, ...others];
    const method = methodNow(story, today);
    const used = [
      ...signsSince(story, today, HOLDS_FOR, ["tampon_or_cup"]),
      ...(method.name === "diaphragm" ? [methodEvidence(method, today)] : []),
    ];
    return [
      ...findings("call-now", used.length === 0 ? [] : [...illness, ...used]),
      ...findings("call-now", afterPregnancy(story, today, SIX_WEEKS, illness), "after-birth"),
    ];
  },
};

const signsBeside = (story: Story, today: CalendarDay): ConcernEvidence[] => [
  ...signsSince(story, today, HOLDS_FOR, [
    "rash",
    "vomiting",
    "diarrhoea",
    "fainting",
    "confusion",
    "muscle_pain",
  ]),
  ...symptomSince(story, today, HOLDS_FOR, "diarrhea", "diarrhoea"),
];
