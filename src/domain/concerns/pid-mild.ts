import { bleedingDays } from "../cycles/bleeding-days.ts";
import { type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { flowsSince } from "./bleeding-logged.ts";
import type { ConcernEvidence } from "./concern.ts";
import { findings } from "./finding.ts";
import { methodNow } from "./method-now.ts";
import type { Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";
import type { Story } from "./story.ts";
import { symptomSince } from "./symptom-logged.ts";

const HOLDS_FOR = 7;
/** Days after an IUD is fitted in which an infection is more likely. */
const NEW_IUD = 21;

/** New low pain with a sign of infection, without fever. */
export const pidMild: Rule = {
  key: "pid-mild",
  trigger:
    "New low pain with unusual or bad-smelling discharge, bleeding outside a period or after sex, or pain in sex, or with an IUD fitted up to 3 weeks (21 days) before; of the last 7 days; not where she said that she has no sex, unless pain or bleeding in sex was noted. With fever fever-pelvic is said beside it.",
  source: "Malawi guidelines, lower abdominal pain, in part; else background knowledge",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const pain = signsSince(story, today, HOLDS_FOR, ["new_low_pain"]);
    if (pain.length === 0) return [];
    const inSex = [
      ...signsSince(story, today, HOLDS_FOR, ["bleeding_after_sex"]),
      ...symptomSince(story, today, HOLDS_FOR, "pain_during_sex", "pain_during_sex"),
    ];
    const others = [
      ...signsSince(story, today, HOLDS_FOR, ["unusual_discharge", "foul_discharge"]),
      ...bleedingBetween(story, today),
      ...newIud(story, today),
    ];
    const isActive = story.background?.couldConceive !== false;
    const signs = isActive ? [...inSex, ...others] : inSex;
    return findings("today", signs.length === 0 ? [] : [...pain, ...inSex, ...others]);
  },
};

function bleedingBetween(story: Story, today: CalendarDay): ConcernEvidence[] {
  const bled = bleedingDays(story.facts, today);
  return flowsSince(story, today, HOLDS_FOR).filter(({ day }) => bled.get(day)?.isPeriod !== true);
}

function newIud(story: Story, today: CalendarDay): ConcernEvidence[] {
  const { name, from } = methodNow(story, today);
  if (name !== "iud" || from === undefined || daysBetween(from, today) > NEW_IUD) return [];
  return [{ fact: "contraception", day: from, value: name, unit: "" }];
}
