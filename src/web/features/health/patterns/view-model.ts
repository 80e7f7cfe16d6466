import { type MoodScale, moodScales } from "#contract/entries/check-in.ts";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import type { DayRecord } from "#domain/day/day-record.ts";
import { moodTimings } from "#domain/patterns/day-readings.ts";
import type { PremenstrualTiming } from "#domain/patterns/premenstrual-timing.ts";
import type { SymptomPattern } from "#domain/patterns/symptom-patterns.ts";
import type { Phase } from "#domain/phase/cycle-phase.ts";
import { type PhaseOdds, phaseTenths } from "#domain/phase/phase-odds.ts";

export interface Share {
  readonly days: number;
  readonly of: number;
  readonly share: number;
}

const shareOf = (days: number, of: number): Share => ({
  days,
  of,
  share: of === 0 ? 0 : days / of,
});

export function sharesOf({ counts }: SymptomPattern<string>): {
  readonly inPhase: Share;
  readonly elsewhere: Share;
} {
  return {
    inPhase: shareOf(counts.withSymptomInPhase, counts.inPhase),
    elsewhere: shareOf(counts.withSymptomElsewhere, counts.elsewhere),
  };
}

export function timingsOf(
  records: Iterable<DayRecord>,
  { cycles }: CycleFacts,
): readonly { readonly name: MoodScale; readonly timing: PremenstrualTiming }[] {
  const timings = moodTimings(records, cycles);
  return moodScales.map((name) => ({ name, timing: timings[name] }));
}

export function likelyPhases(odds: PhaseOdds): readonly { phase: Phase; tenths: number }[] {
  return (Object.keys(odds) as Phase[])
    .map((phase) => ({ phase, tenths: phaseTenths(odds[phase]) }))
    .filter(({ tenths }) => tenths > 0)
    .sort((one, other) => other.tenths - one.tenths);
}
