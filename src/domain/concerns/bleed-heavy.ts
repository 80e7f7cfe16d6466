import type { Finding, Rule } from "./rule.ts";
import { signDaysWithin, signsOf } from "./signs-logged.ts";

/** A bleed that soaked pads yesterday may go on today. */
const HOLDS_FOR = 2;

/**
 * Bleeding that cannot wait: a pad or tampon an hour for two hours, or a heavy flow with a sign that
 * the blood is missing.
 */
export const bleedHeavy: Rule = {
  key: "bleed-heavy",
  trigger:
    "One pad or tampon or more soaked an hour for two hours running; or a heavy flow with fainting, chest pain, breathlessness or a racing heart on the same day.",
  source: "Public pages for women that agree on two hours; ACOG's own text not seen",
  grade: "S",
  holdsFor: HOLDS_FOR,
  find(story, today): readonly Finding[] {
    return signDaysWithin(story, today, HOLDS_FOR).flatMap((day): Finding[] => {
      const pads = signsOf(day, ["soaked_pads_two_hours"]);
      const flow = story.days?.get(day.date)?.flow?.value;
      const collapse = signsOf(day, ["fainting", "chest_pain", "short_of_breath", "racing_heart"]);
      const isHeavy = flow === "heavy" || signsOf(day, ["soaked_pad_an_hour"]).length > 0;
      if (pads.length === 0 && !(isHeavy && collapse.length > 0)) return [];
      const heavy = { fact: "flow", day: day.date, value: "heavy", unit: "" } as const;
      const evidence = [...pads, ...collapse, ...(isHeavy ? [heavy] : [])];
      return [{ urgency: "call-now", evidence }];
    });
  },
};
