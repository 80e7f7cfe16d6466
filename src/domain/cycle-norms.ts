import { endedPeriods } from "./bleeding-days.ts";
import type { CycleFacts } from "./cycle-facts.ts";
import { countedLengths } from "./cycle-statistics.ts";
import { naturalCycles } from "./natural-cycles.ts";
import { EVEN_CYCLES, isAdolescent, type UsualCycle, usualCycle } from "./usual-cycle.ts";

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
  if (difference <= EVEN_CYCLES.regularUpTo) return { kind: "regular", shortest, longest } as const;
  const isBorderline = difference <= EVEN_CYCLES.borderlineUpTo || isAdolescent(age);
  return { kind: isBorderline ? "borderline" : "irregular", shortest, longest } as const;
}

function durationOf({ cycles }: CycleFacts, periodUpTo: number | null) {
  const includedCycles = cycles
    .filter(({ isExcluded }) => isExcluded !== true)
    .toSorted((one, other) => one.startDay.localeCompare(other.startDay));
  const lengths = endedPeriods(includedCycles)
    .map(({ length }) => length)
    .slice(-MOST_CYCLES);
  if (periodUpTo === null || lengths.length === 0) return null;
  const longest = Math.max(...lengths);
  return { kind: longest > periodUpTo ? "prolonged" : "usual", longest } as const;
}

/**
 * How often, how evenly and how long she bleeds, beside FIGO's usual ranges (adolescents: their
 * own). From completed natural cycles that she did not leave out.
 * @example cycleNorms({ ...facts, age: 29 })
 */
export function cycleNorms(allFacts: CycleFacts): CycleNorms {
  const facts = { ...allFacts, cycles: naturalCycles(allFacts) };
  const age = facts.age ?? null;
  const usual = usualCycle({ ...facts, age });
  if (age === null || usual === null) return { kind: "norms-do-not-hold" };
  const lengths = countedLengths(facts.cycles).slice(-MOST_CYCLES);
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
