import { inPregnancyOrAfter, SIX_WEEKS } from "./after-pregnancy.ts";
import { findings } from "./finding.ts";
import type { Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";

const HOLDS_FOR = 2;

/** The signs that go with dangerous pressure in pregnancy, whatever she measured. */
export const preeclampsia: Rule = {
  key: "preeclampsia",
  trigger:
    "Pregnant, or up to 6 weeks (42 days) after: severe or lasting headache, change or loss of vision, pain under the ribs, sudden swelling of face or hands, or a fit; one is enough, whatever the pressure. Vomiting alone is not.",
  source: "NICE NG133; Bettercare, Primary Maternal Care (South Africa), pmc-2; WHO SMART ANC",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const signs = signsSince(story, today, HOLDS_FOR, [
      "severe_headache",
      "vision_change",
      "vision_loss",
      "pain_under_ribs",
      "swollen_face_or_hands",
      "fit",
    ]);
    if (signs.length === 0) return [];
    const vomiting = signsSince(story, today, HOLDS_FOR, ["vomiting"]);
    const hers = inPregnancyOrAfter(story, today, SIX_WEEKS, signs);
    return hers.length === 0 ? [] : findings("call-now", [...hers, ...vomiting]);
  },
};
