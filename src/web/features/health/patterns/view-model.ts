import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { Mood } from "#contract/moods.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { CycleFacts } from "#domain/cycle-facts.ts";
import { annotatedCycles } from "#domain/cycle-history.ts";
import type { CycleNorms } from "#domain/cycle-norms.ts";
import type { CycleOverview } from "#domain/cycle-overview.ts";
import type { Phase } from "#domain/cycle-phase.ts";
import { type PhaseOdds, phaseOdds } from "#domain/phase-odds.ts";
import { type PremenstrualTiming, premenstrualTiming } from "#domain/premenstrual-timing.ts";
import type { SymptomPattern } from "#domain/symptom-patterns.ts";
import { DEFAULT_PERIOD_LENGTH } from "#domain/usual-cycle.ts";

type Norms = Extract<CycleNorms, { kind: "norms" }>;

/** How often her periods come, beside what is usual. */
export function frequencyWords({ usual, cycles, frequency }: Norms): MessageDescriptor {
  const { shortest, longest } = usual.cycle;
  const { shorter, longer } = frequency;
  switch (frequency.kind) {
    case "usual": {
      const within = cycles - shorter - longer;
      return msg`${within} of your last ${cycles} cycles lay in the usual range of ${shortest} to ${longest} days.`;
    }
    case "infrequent":
      return msg`${longer} of your last ${cycles} cycles were longer than the usual range of ${shortest} to ${longest} days. A clinician can look into it with you.`;
    case "frequent":
      return msg`${shorter} of your last ${cycles} cycles were shorter than the usual range of ${shortest} to ${longest} days. A clinician can look into it with you.`;
  }
}

const ADULT_AGE = 18;

/** How even they are. Under 18 they still vary by nature. */
export function regularityWords({ regularity }: Norms, age: number | null): MessageDescriptor {
  const { shortest, longest } = regularity;
  const difference = longest - shortest;
  if (regularity.kind === "regular") {
    return msg`From ${shortest} to ${longest} days: they differ by ${difference}, which counts as regular.`;
  }
  if (age !== null && age < ADULT_AGE) {
    return msg`From ${shortest} to ${longest} days. At your age cycles still change a lot from one to the next.`;
  }
  return regularity.kind === "borderline"
    ? msg`From ${shortest} to ${longest} days: they differ by ${difference}, just about what counts as regular.`
    : msg`From ${shortest} to ${longest} days: they differ by ${difference}. Up to 9 is the usual range.`;
}

/** How long she bleeds; `null` where nothing says what is usual. */
export function durationWords({ usual, duration }: Norms): MessageDescriptor | null {
  if (duration === null || usual.periodUpTo === null) return null;
  const { longest } = duration;
  const most = usual.periodUpTo;
  return duration.kind === "usual"
    ? msg`Your longest took ${longest} days. Up to ${most} is the usual range.`
    : msg`Your longest took ${longest} days. Up to ${most} is the usual range: show it to a clinician.`;
}

/** Every completed cycle she did not leave out, as long as it was, oldest first. */
export function drawnLengths({ cycles }: CycleFacts): readonly number[] {
  return annotatedCycles(cycles)
    .filter(({ isExcluded, missedLog }) => !isExcluded && missedLog !== "yes")
    .map(({ length }) => length);
}

/** A count as a share, for bars and words: "7 of 31 days". */
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

export type RatingName = "depression" | "anxiety" | "stress";

/** The mood card's scale begins here. */
const LOWEST_RATING = 1;

/** Whether her ratings rise before her periods, one by one. */
export function timingsOf(
  moods: readonly Mood[],
  { cycles }: CycleFacts,
): readonly { readonly name: RatingName; readonly timing: PremenstrualTiming }[] {
  const counted = cycles.filter(({ isExcluded }) => isExcluded !== true);
  return (["depression", "anxiety", "stress"] as const).map((name) => {
    const ratings = moods.map((mood) => ({ date: mood.date, rating: mood[name] }));
    return { name, timing: premenstrualTiming(ratings, counted, LOWEST_RATING) };
  });
}

export function timingWords(timing: PremenstrualTiming): MessageDescriptor {
  const { scoredCycles } = timing;
  switch (timing.kind) {
    case "not-enough-days":
      return timing.cyclesNeeded === 1
        ? msg`1 more cycle is needed with check-ins on 4 days in each of the two weeks.`
        : msg`${timing.cyclesNeeded} more cycles are needed with check-ins on 4 days in each of the two weeks.`;
    case "no-timing-seen":
      return msg`No timing seen in ${scoredCycles} cycles.`;
    case "may-follow-your-cycle":
      return msg`May follow your cycle: it rose in the week before ${timing.cyclesWithTiming} of ${scoredCycles} periods.`;
  }
}

/** How probable each phase is today; `null` where none is to be named. */
export function phaseToday(
  { forecast, fertileWindow, averagePeriodLength }: CycleOverview,
  today: CalendarDay,
): PhaseOdds | null {
  if (forecast.kind !== "forecast" || fertileWindow.kind === "hidden") return null;
  return phaseOdds(forecast, Math.round(averagePeriodLength ?? DEFAULT_PERIOD_LENGTH), today);
}

/** Phases worth naming today, the likeliest first, in tenths. */
export function likelyPhases(odds: PhaseOdds): readonly { phase: Phase; tenths: number }[] {
  return (Object.keys(odds) as Phase[])
    .map((phase) => ({ phase, tenths: Math.round(odds[phase] * 10) }))
    .filter(({ tenths }) => tenths > 0)
    .sort((one, other) => other.tenths - one.tenths);
}
