import { SEVERE_PAIN } from "../day/pain-days.ts";
import type { CalendarDay } from "../days/calendar-day.ts";
import type { ConcernEvidence } from "./concern.ts";
import { feversSince } from "./fever-logged.ts";
import { findings } from "./finding.ts";
import { painSince } from "./pain-logged.ts";
import { pregnancyNow } from "./pregnancy-now.ts";
import type { Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";
import type { Story } from "./story.ts";

/** A fever is looked into even when it has gone. */
const FEVER_HOLDS_FOR = 7;
const SIGNS_HOLD_FOR = 2;
const WEEKS_OF_A_FULL_TERM = 37;

/** What no pregnant woman should wait with, day or night. */
export const pregDanger: Rule = {
  key: "preg-danger",
  trigger:
    'Pregnant: a fit, fainting, confusion, severe or sudden tummy pain, pain of 8 or more, hard breathing, chest pain, or waters broken before 37 weeks (or in unknown weeks, or without a pregnancy recorded, J), for 2 days; 38.0 °C or more, for 7; vomiting on two of three days (J). Vomiting on one day alone: today, with words of its own (subject "vomiting", J), as sickness is common.',
  source: "WHO SMART ANC; breathing, chest and waters: background knowledge",
  grade: "P",
  holdsFor: FEVER_HOLDS_FOR,
  find(story, today) {
    const pregnancy = pregnancyNow(story, today);
    if (pregnancy === null) return findings("call-now", watersSince(story, today));
    const dangers = dangersOf(story, today, pregnancy.weeks);
    const vomiting = signsSince(story, today, SIGNS_HOLD_FOR, ["vomiting"]);
    const evidence = [...dangers, ...vomiting];
    if (evidence.length === 0) return [];
    const isSick = new Set(vomiting.map(({ day }) => day)).size === 1;
    const isMild = dangers.length === 0 && isSick;
    const all = [...evidence, ...pregnancy.evidence];
    return isMild ? findings("today", all, "vomiting") : findings("call-now", all);
  },
};

/** Who ticks it is pregnant, also where she has not told Mwezi. */
const watersSince = (story: Story, today: CalendarDay) =>
  signsSince(story, today, SIGNS_HOLD_FOR, ["waters_broke"]);

function dangersOf(story: Story, today: CalendarDay, weeks: number | null): ConcernEvidence[] {
  const since = (...wanted: Parameters<typeof signsSince>[3]) =>
    signsSince(story, today, SIGNS_HOLD_FOR, wanted);
  return [
    ...since("fit", "fainting", "confusion", "short_of_breath", "chest_pain"),
    ...since("severe_belly_pain", "sudden_pelvic_pain"),
    ...painSince(story, today, SIGNS_HOLD_FOR, SEVERE_PAIN),
    ...feversSince(story, today, FEVER_HOLDS_FOR),
    ...((weeks ?? 0) < WEEKS_OF_A_FULL_TERM ? watersSince(story, today) : []),
  ];
}
