import { bleedingSince } from "./bleeding-logged.ts";
import { earlyPregnancy } from "./early-pregnancy.ts";
import { findings } from "./finding.ts";
import { lowPainSince } from "./low-pain.ts";
import { methodEvidence, methodNow } from "./method-now.ts";
import { positiveTest } from "./pregnancy-test.ts";
import type { Rule } from "./rule.ts";

const SIGNS_HOLD_FOR = 7;
const METHODS = ["iud", "implant", "sterilisation"];

/** A pregnancy with these is more often outside the womb. */
export const iudPositive: Rule = {
  key: "iud-positive",
  trigger:
    'A positive test of the last six weeks, or a pregnancy recorded as under 14 weeks or of unknown weeks (J), with an IUD, an implant or a sterilisation on that day; call now with any low pain or bleeding of the last 7 days (subject "now"). After a sterilisation with words of its own (subject "sterilisation").',
  source: "ectopic.org.uk (IUCD); implant and sterilisation: background knowledge",
  grade: "S",
  holdsFor: null,
  find(story, today) {
    const test = positiveTest(story, today);
    const signs = test === null ? (earlyPregnancy(story, today)?.evidence ?? []) : [test];
    const method = methodNow(story, test?.day ?? today);
    if (signs.length === 0 || !METHODS.includes(method.name ?? "")) return [];
    const pain = lowPainSince(story, today, SIGNS_HOLD_FOR);
    const acute = [...pain, ...bleedingSince(story, today, SIGNS_HOLD_FOR)];
    const evidence = [...signs, methodEvidence(method, today), ...acute];
    if (acute.length > 0) return findings("call-now", evidence, "now");
    return findings("today", evidence, method.name === "sterilisation" ? method.name : undefined);
  },
};
