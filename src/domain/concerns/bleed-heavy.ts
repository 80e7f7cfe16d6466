import { flowsSince } from "./bleeding-logged.ts";
import { findings } from "./finding.ts";
import { isPregnancyRecorded } from "./pregnancy-now.ts";
import type { Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";

/** A bleed that soaked pads yesterday may go on today. */
const HOLDS_FOR = 2;

/**
 * Bleeding that cannot wait: a pad or tampon an hour for two hours, or a heavy flow with a sign that
 * the blood is missing.
 */
export const bleedHeavy: Rule = {
  key: "bleed-heavy",
  trigger:
    "Not recorded as pregnant (any bleeding then is preg-bleed): one pad or tampon or more soaked an hour, or a cup refilled as fast, for two hours running; or a heavy flow with fainting, chest pain, breathlessness or a racing heart, all within three days (J).",
  source: "Public pages for women that agree on two hours; ACOG's own text not seen",
  grade: "S",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    if (isPregnancyRecorded(story, today)) return [];
    const since = (...wanted: Parameters<typeof signsSince>[3]) =>
      signsSince(story, today, HOLDS_FOR, wanted);
    const pads = since("soaked_pads_two_hours");
    const flows = flowsSince(story, today, HOLDS_FOR).filter(({ value }) => value === "heavy");
    const heavy = [...flows, ...since("soaked_pad_an_hour")];
    const collapse = since("fainting", "chest_pain", "short_of_breath", "racing_heart");
    const isCollapse = heavy.length > 0 && collapse.length > 0;
    if (pads.length === 0 && !isCollapse) return [];
    return findings("call-now", [...pads, ...heavy, ...collapse]);
  },
};
