import { countedCycles } from "../cycles/cycle-history.ts";
import { naturalCycles } from "../cycles/natural-cycles.ts";
import { LONG_GAP_DAYS, normsHold } from "../cycles/usual-cycle.ts";
import { addDays } from "../days/calendar-day.ts";
import type { ConcernEvidence } from "./concern.ts";
import { findings } from "./finding.ts";
import { isFirstYear } from "./is-first-year.ts";
import type { Finding, Rule } from "./rule.ts";

const YEAR = 365;

/** A gap of over 90 days that is over: the one she is in has a rule of its own. */
export const longGap: Rule = {
  key: "long-gap",
  trigger:
    "A cycle of more than 90 days that ended in the last year. Not in the first year after the first period nor over 45, nor in a pregnancy, while breastfeeding or with hormones, nor where she said that a period went unlogged.",
  source: "GPnotebook, after FIGO; under 18: Peña et al. 2020, PMC7092491",
  grade: "S",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const { facts } = story;
    if (!normsHold(facts) || isFirstYear(story)) return [];
    const gaps = countedCycles(naturalCycles(facts)).filter(
      ({ startDay, length }) =>
        length > LONG_GAP_DAYS && addDays(startDay, length) >= addDays(today, -YEAR),
    );
    return findings(
      "mention",
      gaps.map(({ startDay: day, length: value }): ConcernEvidence => {
        return { fact: "cycle_length", day, value, unit: "days" };
      }),
    );
  },
};
