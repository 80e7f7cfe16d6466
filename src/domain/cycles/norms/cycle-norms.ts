import { type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import type { CycleFacts } from "../cycle-facts.ts";
import { currentCycleStart } from "../cycle-history.ts";
import { countedLengths } from "../cycle-statistics.ts";
import { endedPeriods } from "../periods/bleeding-days.ts";
import { changingCycles } from "./changing-cycles.ts";
import { naturalCycles } from "./natural-cycles.ts";
import { normsOfAge, type UsualChange } from "./norms-of-age.ts";
import { EVEN_CYCLES, isAdolescent, type UsualCycle } from "./usual-cycle.ts";

/** A description for the user and the clinic, not a diagnosis. */
export type CycleNorms =
  | { readonly kind: "norms-do-not-hold" }
  | {
      /** After 45, when cycles change naturally; never a menopausal stage. */
      readonly kind: "change";
      readonly usual: UsualChange;
      /** Cycles examined: the latest ten at most, with the current one once it is that long. */
      readonly cycles: number;
      readonly changes: number;
      readonly longGaps: number;
    }
  | { readonly kind: "not-enough-cycles"; readonly cyclesNeeded: number }
  | {
      readonly kind: "norms";
      readonly usual: UsualCycle;
      /** Cycles examined: those of about a year. */
      readonly cycles: number;
      readonly frequency: {
        readonly kind: "usual" | "frequent" | "infrequent";
        readonly shorter: number;
        readonly longer: number;
      };
      readonly regularity: {
        readonly kind: "regular" | "borderline" | "irregular";
        readonly shortest: number;
        readonly longest: number;
      };
      /** `null` if no source has a norm for the age, or no period has ended. */
      readonly duration: { readonly kind: "usual" | "prolonged"; readonly longest: number } | null;
    };

/** About a year of cycles, the span of FIGO's terms; and the minimum for a statement. */
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

function changeOf(facts: CycleFacts, usual: UsualChange, today: CalendarDay): CycleNorms {
  const start = currentCycleStart(facts);
  const isLongNow = start !== null && daysBetween(start, today) >= usual.gapFrom;
  const cycles = isLongNow ? [...facts.cycles, { startDay: today }] : facts.cycles;
  const { latest, differing, long } = changingCycles(naturalCycles({ ...facts, cycles }), usual);
  const before = latest.at(-2)?.length ?? 0;
  // The current cycle, shorter so far than the one before, may still reach its length.
  const changed = differing.filter(({ startDay, length }) => startDay !== start || length > before);
  const counts = { changes: changed.length, longGaps: long.length };
  return { kind: "change", usual, cycles: latest.length, ...counts };
}

/**
 * Compares frequency, regularity and duration of bleeding with FIGO's usual ranges (adolescents:
 * their own), and after 45 with the usual changes. Uses completed natural cycles.
 */
export function cycleNorms(allFacts: CycleFacts, today: CalendarDay): CycleNorms {
  const facts = { ...allFacts, cycles: naturalCycles(allFacts) };
  const age = facts.age ?? null;
  const ofAge = normsOfAge({ ...facts, age });
  if (age === null || ofAge === null) return { kind: "norms-do-not-hold" };
  if (ofAge.kind === "change") {
    const { kind: _, ...change } = ofAge;
    return changeOf(allFacts, change, today);
  }
  const { kind: _, ...usual } = ofAge;
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
