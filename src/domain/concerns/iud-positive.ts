import type { CalendarDay } from "../calendar-day.ts";
import { bleedingSince } from "./bleeding-logged.ts";
import type { ConcernEvidence } from "./concern.ts";
import { earlyPregnancy } from "./early-pregnancy.ts";
import { findings } from "./finding.ts";
import { lowPainSince } from "./low-pain.ts";
import { methodNow } from "./method-now.ts";
import { positiveTest } from "./pregnancy-test.ts";
import type { Rule } from "./rule.ts";
import type { Story } from "./story.ts";

const SIGNS_HOLD_FOR = 7;
const METHODS = ["iud", "implant"] as const;

/** A pregnancy with these is more often outside the womb. */
export const iudPositive: Rule = {
  key: "iud-positive",
  trigger:
    "A positive test of the last six weeks, or a pregnancy recorded as under 14 weeks or of unknown weeks (J), with an IUD or implant on that day; call now with any low pain or bleeding of the last 7 days. Sterilisation is not asked.",
  source: "ectopic.org.uk (IUCD); implant and sterilisation: background knowledge",
  grade: "S",
  holdsFor: null,
  find(story, today) {
    const signs = signsOfPregnancy(story, today);
    const [first] = signs;
    if (first === undefined) return [];
    const { day } = first;
    const method = METHODS.find((each) => methodNow(story, first.day).name === each);
    if (method === undefined) return [];
    const use = { fact: "contraception", day, value: method, unit: "" } as const;
    const pain = lowPainSince(story, today, SIGNS_HOLD_FOR);
    const acute = [...pain, ...bleedingSince(story, today, SIGNS_HOLD_FOR)];
    return findings(acute.length > 0 ? "call-now" : "today", [...signs, use, ...acute]);
  },
};

function signsOfPregnancy(story: Story, today: CalendarDay): readonly ConcernEvidence[] {
  const test = positiveTest(story, today);
  if (test !== null) return [test];
  const pregnancy = earlyPregnancy(story, today);
  if (pregnancy === null) return [];
  const { weeks } = pregnancy;
  return [
    {
      ...{ fact: "pregnancy", day: today },
      ...(weeks === null ? { value: "yes", unit: "" } : { value: weeks, unit: "weeks" }),
    },
  ];
}
