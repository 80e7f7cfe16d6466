import { type CalendarDay, daysBetween } from "../calendar-day.ts";
import { lastPregnancyEnd } from "../natural-cycles.ts";
import { TWELVE_WEEKS } from "./after-pregnancy.ts";
import type { ConcernEvidence } from "./concern.ts";
import { findings } from "./finding.ts";
import { heavyPeriods } from "./heavy-periods.ts";
import { isPregnancyRecorded, stagesOf } from "./pregnancy-now.ts";
import type { Finding, Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";

/** About six months. */
const HOLDS_FOR = 183;
const SIGNS_HOLD_FOR = 30;
const FEWEST_PERIODS = 2;
/** One heavy day is common in a usual period. A judgement. */
const HEAVY_DAYS = 2;

/** Heavy periods that come back. */
export const bleedHeavyCycle: Rule = {
  key: "bleed-heavy-cycle",
  trigger:
    "Two periods in six months that she called heavy or logged two heavy days of; or, in a month, clots over 2.5 cm or a pad filled within three hours. A mention where only one day of each was heavy. Not in a pregnancy nor up to twelve weeks after, which have rules of their own.",
  source: "Public fact base; Primary Care 101, South Africa; one heavy day: our judgement",
  grade: "S",
  holdsFor: HOLDS_FOR,
  find(story, today): readonly Finding[] {
    if (isPregnancyRecorded(story, today)) return [];
    const end = lastPregnancyEnd(stagesOf(story));
    const isPeriod = (day: CalendarDay) => end === null || daysBetween(end, day) > TWELVE_WEEKS;
    const signs = signsSince(story, today, SIGNS_HOLD_FOR, [
      "clots_over_2_5_cm",
      "clot_bigger_than_egg",
      "pad_within_three_hours",
    ]).filter(({ day }) => isPeriod(day));
    const periods = heavyPeriods(story, today, HOLDS_FOR).filter(({ first }) => isPeriod(first));
    const isBack = periods.length >= FEWEST_PERIODS;
    const heavy = periods.filter(({ days }) => days >= HEAVY_DAYS);
    const isSoon = signs.length > 0 || heavy.length >= FEWEST_PERIODS;
    const flows = periods.map(({ first }): ConcernEvidence => {
      return { fact: "flow", day: first, value: "heavy", unit: "" };
    });
    return findings(isSoon ? "within-days" : "mention", [...signs, ...(isBack ? flows : [])]);
  },
};
