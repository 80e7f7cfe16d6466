import { periodRanges } from "../cycles/bleeding-days.ts";
import { countedCycles } from "../cycles/cycle-history.ts";
import { naturalCycles } from "../cycles/natural-cycles.ts";
import { LONGEST_USUAL_PERIOD } from "../cycles/usual-cycle.ts";
import { addDays, type CalendarDay } from "../days/calendar-day.ts";
import { bleedingBetween } from "./bleeding-between.ts";
import type { ConcernEvidence } from "./concern.ts";
import { findings } from "./finding.ts";
import { heavyPeriods } from "./heavy-periods.ts";
import { methodNow } from "./method-now.ts";
import type { Finding, Rule } from "./rule.ts";
import type { Story } from "./story.ts";

/** About six months. */
const HOLDS_FOR = 183;
const FROM_AGE = 45;
const SHORT_CYCLE = 21;
const FEWEST_SHORT = 2;
/** Fewer periods say nothing of how heavy they were before. */
const FEWEST_BEFORE = 3;

/** Changes in bleeding that are not put down to the change before they were looked at. */
export const perimenopause: Rule = {
  key: "perimenopause",
  trigger:
    "From 45 on, on no hormones, in six months: two cycles of under 21 days, bleeding of more than 8 days or between periods, or heavy periods after three and more that were not.",
  source: "GPnotebook, referral for abnormal uterine bleeding",
  grade: "S",
  holdsFor: HOLDS_FOR,
  find(story, today): readonly Finding[] {
    const isAsked = (story.facts.age ?? 0) >= FROM_AGE;
    if (!isAsked || methodNow(story, today).effect === "hormonal") return [];
    return findings("within-days", [
      ...shortCycles(story, today),
      ...longBleeds(story, today),
      ...bleedingBetween(story, today, HOLDS_FOR).map(({ evidence }) => evidence),
      ...newlyHeavy(story, today),
    ]);
  },
};

function shortCycles({ facts }: Story, today: CalendarDay): ConcernEvidence[] {
  const short = countedCycles(naturalCycles(facts)).filter(
    ({ startDay, length }) => length < SHORT_CYCLE && startDay >= addDays(today, -HOLDS_FOR),
  );
  if (short.length < FEWEST_SHORT) return [];
  return short.map(({ startDay: day, length: value }) => {
    return { fact: "cycle_length", day, value, unit: "days" };
  });
}

const longBleeds = ({ facts }: Story, today: CalendarDay): ConcernEvidence[] =>
  periodRanges(facts, today)
    .filter(
      ({ last, length }) => length > LONGEST_USUAL_PERIOD && last >= addDays(today, -HOLDS_FOR),
    )
    .map(({ first: day, length: value }) => ({ fact: "bleeding_days", day, value, unit: "days" }));

/** Heavy now, and not in all the periods before. */
function newlyHeavy(story: Story, today: CalendarDay): ConcernEvidence[] {
  const heavy = heavyPeriods(story, today, HOLDS_FOR);
  const first = heavy[0]?.first;
  if (first === undefined) return [];
  const before = story.facts.cycles.filter(({ startDay }) => startDay < first);
  const wasHeavy = before.some(({ flow }) => flow === "heavy");
  if (wasHeavy || before.length < FEWEST_BEFORE) return [];
  return heavy.map(({ first: day }) => ({ fact: "flow", day, value: "heavy", unit: "" }));
}
