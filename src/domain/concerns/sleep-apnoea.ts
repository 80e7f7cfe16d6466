import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import { sleepSigns } from "../questionnaires/sleep-questions.ts";
import type { ConcernEvidence } from "./concern.ts";
import { findings } from "./finding.ts";
import type { Finding, Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";
import type { Story } from "./story.ts";

/** The questions are asked once a year. */
const HOLDS_FOR = 365;
/** About six months. */
const TICKED_WITHIN = 183;

/** Snoring, and sleepy in the day. */
export const sleepApnoea: Rule = {
  key: "sleep-apnoea",
  trigger:
    "Snoring with sleepiness in the day, ticked once in six months; or, in the newest answers to the sleep questions of a year, loud snoring with tiredness on waking or by day, or pauses in breathing.",
  source: "CMAJ 2024;196:E85, on care for PCOS; which answers count: our judgement",
  grade: "S",
  holdsFor: HOLDS_FOR,
  find: (story, today): readonly Finding[] =>
    findings("mention", [
      ...signsSince(story, today, TICKED_WITHIN, ["snoring_and_sleepy"]),
      ...answered(story, today),
    ]),
};

/** By the newest answers; both, where she answered twice on one day. */
function answered({ questionnaires = [] }: Story, today: CalendarDay): ConcernEvidence[] {
  const onSleep = questionnaires.filter(({ kind }) => kind === "sleep");
  const newest = onSleep
    .map(({ date }) => date)
    .sort()
    .at(-1);
  if (newest === undefined || newest < addDays(today, -HOLDS_FOR)) return [];
  const signs = onSleep
    .filter(({ date }) => date === newest)
    .map(({ answers }) => sleepSigns(answers));
  const line = (fact: ConcernEvidence["fact"]): ConcernEvidence => ({
    ...{ fact, day: newest, value: "yes", unit: "" },
  });
  return [
    ...(signs.some((some) => some.includes("snoring") && some.includes("sleepy"))
      ? [line("snoring_and_sleepy")]
      : []),
    ...(signs.some((some) => some.includes("breathing_pauses")) ? [line("breathing_pauses")] : []),
  ];
}
