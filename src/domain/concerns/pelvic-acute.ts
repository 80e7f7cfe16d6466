import { SEVERE_PAIN } from "../day/pain-days.ts";
import { findings } from "./finding.ts";
import { painSince } from "./pain-logged.ts";
import type { Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";

const HOLDS_FOR = 2;

/** Pain that came at once and is this strong may be a twisted or burst cyst, at any age. */
export const pelvicAcute: Rule = {
  key: "pelvic-acute",
  trigger:
    "Sudden or one-sided (J) pelvic pain together with pain of 8 or more, severe tummy pain, vomiting or fainting; or severe tummy pain with vomiting or fainting (J); any age, within three days.",
  source: "Background knowledge on torsion; no page seen",
  grade: "K",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const since = (...wanted: Parameters<typeof signsSince>[3]) =>
      signsSince(story, today, HOLDS_FOR, wanted);
    const sudden = since("sudden_pelvic_pain", "one_sided_pelvic_pain");
    const severe = since("severe_belly_pain");
    const strong = painSince(story, today, HOLDS_FOR, SEVERE_PAIN);
    const collapse = since("vomiting", "fainting");
    const isSuddenAndStrong = sudden.length > 0 && [...severe, ...strong].length > 0;
    const isWithCollapse = collapse.length > 0 && [...sudden, ...severe].length > 0;
    if (!isSuddenAndStrong && !isWithCollapse) return [];
    return findings("call-now", [...sudden, ...severe, ...strong, ...collapse]);
  },
};
