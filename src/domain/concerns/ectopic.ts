import { SEVERE_PAIN } from "../day/pain-days.ts";
import type { CalendarDay } from "../days/calendar-day.ts";
import { canConceive } from "./can-conceive.ts";
import type { ConcernEvidence } from "./concern.ts";
import { earlyPregnancy } from "./early-pregnancy.ts";
import { findings } from "./finding.ts";
import { latePeriodOn } from "./late-period.ts";
import { methodNow } from "./method-now.ts";
import { painSince } from "./pain-logged.ts";
import type { Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";
import type { Story } from "./story.ts";

const HOLDS_FOR = 2;
/** Sex since the period that is late, where she said that she has none. */
const SEX_LOOKED_FOR = 60;

/** Pain or collapse where a pregnancy outside the womb is possible. */
export const ectopic: Rule = {
  key: "ectopic",
  trigger:
    "Sudden, severe or one-sided low pain, pain of 8 or more, shoulder-tip pain, fainting or being very pale, with a positive test, a pregnancy under 14 weeks or of unknown weeks (J), or a period late by a day or more that day. Late with any method but implant and injection, by which periods stay away; not from 55, nor where she said that no pregnancy is possible and noted no sex in 60 days; after a sterilisation that answer is not read (J). A negative test does not clear it (J).",
  source: "NHS-based pages: healthforunder5s.co.uk, wellbeingofwomen.org.uk, ectopic.org.uk",
  grade: "S",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const pains = [
      ...signsSince(story, today, HOLDS_FOR, [
        "sudden_pelvic_pain",
        "one_sided_pelvic_pain",
        "severe_belly_pain",
        "shoulder_tip_pain",
        "fainting",
        "very_pale",
      ]),
      ...painSince(story, today, HOLDS_FOR, SEVERE_PAIN),
    ];
    const reason = pains.length === 0 ? [] : reasonsFor(story, today, pains);
    return reason === null ? [] : findings("call-now", [...pains, ...reason]);
  },
};

/** Why she could be pregnant; `null` where she could not. */
function reasonsFor(
  story: Story,
  today: CalendarDay,
  pains: readonly ConcernEvidence[],
): readonly ConcernEvidence[] | null {
  const pregnancy = earlyPregnancy(story, today);
  if (pregnancy !== null) return pregnancy.evidence;
  if (!mayHaveConceived(story, today)) return null;
  const days = new Set(pains.map(({ day }) => day));
  const late = [...days].flatMap((day) => latePeriodOn(story, day) ?? []);
  return late.length === 0 ? null : late.slice(0, 1);
}

function mayHaveConceived(story: Story, today: CalendarDay): boolean {
  if (canConceive(story)) return true;
  const sex = signsSince(story, today, SEX_LOOKED_FOR, [
    "unprotected_sex",
    "missed_method",
    "rape",
  ]);
  const isSterilised = methodNow(story, today).name === "sterilisation";
  const background = { ...story.background, couldConceive: undefined };
  return (isSterilised || sex.length > 0) && canConceive({ ...story, background });
}
