import { daysBetween } from "./calendar-day.ts";
import type { CycleFacts } from "./cycle-facts.ts";
import { believableLengths } from "./cycle-statistics.ts";
import { type UsualCycle, usualCycle } from "./usual-cycle.ts";

/** Her completed cycles beside what is usual. Words for her and her clinic, never a diagnosis. */
export type CycleNorms =
  | { readonly kind: "norms-do-not-hold" }
  | { readonly kind: "not-enough-cycles"; readonly cyclesNeeded: number }
  | {
      readonly kind: "norms";
      readonly usual: UsualCycle;
      /** Cycles looked at: the latest, a year's worth at most. */
      readonly cycles: number;
      readonly frequency: {
        readonly kind: "usual" | "frequent" | "infrequent";
        /** Of the cycles, how many were shorter and longer than usual. */
        readonly shorter: number;
        readonly longer: number;
      };
      readonly regularity: {
        readonly kind: "regular" | "borderline" | "irregular";
        /** Days. */
        readonly shortest: number;
        readonly longest: number;
      };
      /** `null` where no source tells what is usual at her age, or no period has ended. */
      readonly duration: { readonly kind: "usual" | "prolonged"; readonly longest: number } | null;
    };

/** About a year of cycles, the span FIGO's terms look back on; and the fewest that say anything. */
const MOST_CYCLES = 13;
const FEWEST_CYCLES = 3;

/**
 * Days from the shortest to the longest cycle: up to 7 is regular at every age of the norms, 8 or 9
 * at some (FIGO 2018, doi.org/10.1002/ijgo.12666). The bands by age are left out until a clinician
 * has confirmed them, so 8 and 9 are called borderline.
 */
const REGULAR_UP_TO = 7;
const BORDERLINE_UP_TO = 9;

/** Under this age cycles vary more by nature, and only their range is judged. Years. */
const ADULT_AGE = 18;

function frequencyOf(lengths: readonly number[], { cycle }: UsualCycle) {
  const shorter = lengths.filter((length) => length < cycle.shortest).length;
  const longer = lengths.filter((length) => length > cycle.longest).length;
  const most = lengths.length / 2;
  if (longer > most) return { kind: "infrequent", shorter, longer } as const;
  return { kind: shorter > most ? "frequent" : "usual", shorter, longer } as const;
}

function regularityOf(lengths: readonly number[], age: number) {
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)];
  const difference = longest - shortest;
  if (difference <= REGULAR_UP_TO) return { kind: "regular", shortest, longest } as const;
  const isBorderline = difference <= BORDERLINE_UP_TO || age < ADULT_AGE;
  return { kind: isBorderline ? "borderline" : "irregular", shortest, longest } as const;
}

function durationOf({ cycles }: CycleFacts, periodUpTo: number | null) {
  const lengths = cycles
    .toSorted((one, other) => one.startDay.localeCompare(other.startDay))
    .flatMap(({ startDay, endDay, isExcluded }) =>
      endDay === undefined || isExcluded === true ? [] : [daysBetween(startDay, endDay) + 1],
    )
    .slice(-MOST_CYCLES);
  if (periodUpTo === null || lengths.length === 0) return null;
  const longest = Math.max(...lengths);
  return { kind: longest > periodUpTo ? "prolonged" : "usual", longest } as const;
}

/**
 * How often, how evenly and how long she bleeds, beside FIGO's usual ranges (adolescents: their
 * own). From completed cycles that she did not leave out.
 * @example cycleNorms({ ...facts, age: 29 })
 */
export function cycleNorms(facts: CycleFacts): CycleNorms {
  const age = facts.age ?? null;
  const usual = usualCycle({ ...facts, age });
  if (age === null || usual === null) return { kind: "norms-do-not-hold" };
  const lengths = believableLengths(facts.cycles).slice(-MOST_CYCLES);
  if (lengths.length < FEWEST_CYCLES) {
    return { kind: "not-enough-cycles", cyclesNeeded: FEWEST_CYCLES - lengths.length };
  }
  return {
    kind: "norms",
    usual,
    cycles: lengths.length,
    frequency: frequencyOf(lengths, usual),
    regularity: regularityOf(lengths, age),
    duration: durationOf(facts, usual.periodUpTo),
  };
}
