import { correctForMany, type DayCounts, exactChance } from "../basics/exact-test.ts";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { countedCycles } from "../cycles/cycle-history.ts";
import { type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { latestStarted } from "../days/latest-started.ts";
import type { Phase } from "../phase/cycle-phase.ts";
import type { PhaseOfDay } from "../phase/phase-of-day.ts";
import type { SymptomNote } from "./symptom-by-phase.ts";

export interface SymptomPattern<Type extends string> {
  readonly type: Type;
  readonly phase: Phase;
  readonly counts: DayCounts;
  /** Cycles with any log in this phase, and cycles with the symptom in it. */
  readonly cycles: number;
  readonly cyclesWithSymptom: number;
  /** `beyond-chance`: p < 0.05 after correction for all comparisons. It proves no cause. */
  readonly sureness: "too-few-days" | "may-be-chance" | "beyond-chance";
}

const PHASES: readonly Phase[] = ["menstrual", "follicular", "ovulatory", "luteal"];

/** Minimum days logged in the phase and elsewhere, and minimum cycles. Judgements. */
const FEWEST_DAYS = 8;
const FEWEST_CYCLES = 2;

const CHANCE_LIMIT = 0.05;

/**
 * Consecutive days are correlated, so a test by days overstates a single bad week. The pattern must
 * therefore also recur in most cycles. A judgement.
 */
const SHARE_OF_CYCLES = 0.6;

interface PlacedDay {
  readonly day: CalendarDay;
  readonly phase: Phase;
  readonly cycle: CalendarDay;
}

/** Logged days within cycles that count, each with its phase. */
function placedDays(
  days: ReadonlySet<CalendarDay>,
  facts: CycleFacts,
  phaseOf: PhaseOfDay,
): PlacedDay[] {
  const cycles = countedCycles(facts.cycles);
  return [...days].flatMap((day) => {
    const phase = phaseOf(day)?.phase ?? null;
    const cycle = latestStarted(cycles, day);
    if (phase === null || cycle === undefined) return [];
    const isWithin = daysBetween(cycle.startDay, day) < cycle.length;
    return isWithin ? [{ day, phase, cycle: cycle.startDay }] : [];
  });
}

type PatternCounts<Type extends string> = Omit<SymptomPattern<Type>, "sureness">;

function patternOf<Type extends string>(
  type: Type,
  phase: Phase,
  placed: readonly PlacedDay[],
  symptomDays: ReadonlySet<CalendarDay>,
): PatternCounts<Type> {
  const inPhase = placed.filter((each) => each.phase === phase);
  const elsewhere = placed.filter((each) => each.phase !== phase);
  const withSymptom = (days: readonly PlacedDay[]) =>
    days.filter(({ day }) => symptomDays.has(day));
  const cyclesOf = (days: readonly PlacedDay[]) => new Set(days.map(({ cycle }) => cycle)).size;
  return {
    type,
    phase,
    counts: {
      inPhase: inPhase.length,
      withSymptomInPhase: withSymptom(inPhase).length,
      elsewhere: elsewhere.length,
      withSymptomElsewhere: withSymptom(elsewhere).length,
    },
    cycles: cyclesOf(inPhase),
    cyclesWithSymptom: cyclesOf(withSymptom(inPhase)),
  };
}

const hasEnoughDays = ({ counts, cycles }: PatternCounts<string>) =>
  counts.inPhase >= FEWEST_DAYS && counts.elsewhere >= FEWEST_DAYS && cycles >= FEWEST_CYCLES;

/**
 * Symptoms more frequent in one phase of the completed cycles, surest first, each with its least
 * likely phase by chance. `loggedDays`: days with any entry, on which a missing symptom counts as
 * absent.
 */
export function symptomPatterns<Type extends string>(
  notes: readonly SymptomNote<Type>[],
  loggedDays: readonly CalendarDay[],
  facts: CycleFacts,
  phaseOf: PhaseOfDay,
): SymptomPattern<Type>[] {
  const presentNotes = notes.filter(({ severity }) => severity !== 0);
  const placed = placedDays(
    new Set([...loggedDays, ...notes.map(({ date }) => date)]),
    facts,
    phaseOf,
  );
  const types = [...new Set(presentNotes.map(({ type }) => type))];
  const all = types.flatMap((type) => {
    const days = new Set(presentNotes.filter((note) => note.type === type).map(({ date }) => date));
    return PHASES.map((phase) => patternOf(type, phase, placed, days));
  });
  const chances = all.map(({ counts }) => exactChance(counts));
  const patterns = all.map((pattern, index) => ({ pattern, chance: chances[index] ?? 1 }));
  const comparisons = patterns.filter(({ pattern }) => hasEnoughDays(pattern));
  const corrected = correctForMany(comparisons.map(({ chance }) => chance));
  const significant = new Set(
    comparisons.flatMap(({ pattern }, index) => {
      const isOften = pattern.cyclesWithSymptom >= SHARE_OF_CYCLES * pattern.cycles;
      const comesBack = pattern.cyclesWithSymptom >= FEWEST_CYCLES && isOften;
      return comesBack && (corrected[index] ?? 1) < CHANCE_LIMIT ? [pattern] : [];
    }),
  );
  return types
    .flatMap((type) => {
      const least = patterns
        .filter(({ pattern }) => pattern.type === type)
        .sort((one, other) => one.chance - other.chance)[0];
      return least === undefined ? [] : [least];
    })
    .sort((one, other) => one.chance - other.chance)
    .map(({ pattern }) => {
      const unproven = hasEnoughDays(pattern) ? "may-be-chance" : "too-few-days";
      return { ...pattern, sureness: significant.has(pattern) ? "beyond-chance" : unproven };
    });
}
