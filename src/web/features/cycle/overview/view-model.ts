import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { addDays, type CalendarDay, daysBetween } from "#domain/calendar-day.ts";
import type { CycleOverview, CyclePosition } from "#domain/cycle-overview.ts";
import type { Phase } from "#domain/cycle-phase.ts";
import { DEFAULT_CYCLE_LENGTH } from "#domain/usual-cycle.ts";
import type { Bead } from "#web/beads/bead.ts";
import { beadOfDay } from "#web/beads/bead-of-day.ts";
import { formatDay, formatDayRange } from "#web/i18n/format-day.ts";
import { phaseNames } from "#web/words/cycle-phase.ts";

const FEWEST_BEADS = 15;
const MOST_BEADS = 120;
/** So that today and the days just gone stay on the ring however far the forecast reaches. */
const MOST_BEADS_AHEAD = 90;
/** Where no cycle is known, the moon stands just after new. */
const MOON_BEFORE_ANY_CYCLE = 0.12;

/**
 * The beads of the cycle she is in, from its first day to the end of the forecast. A cycle too
 * long for the ring shows its latest days.
 */
export function beadsOf(overview: CycleOverview, today: CalendarDay): readonly Bead[] {
  const { position } = overview;
  if (position.kind === "rough-guess") {
    return Array.from({ length: DEFAULT_CYCLE_LENGTH }, () => ({ kind: "future" }));
  }
  const { cycleStart, cycleDay } = position;
  const reach = Math.min(lastDayShown(overview), cycleDay + MOST_BEADS_AHEAD);
  const last = Math.max(cycleDay, reach, FEWEST_BEADS);
  const first = Math.max(1, last - MOST_BEADS + 1);
  const beadOf = beadOfDay({ overview, today });
  return Array.from({ length: last - first + 1 }, (_, index) => {
    const number = first + index;
    const bead = beadOf(addDays(cycleStart, number - 1));
    return number === cycleDay ? { ...bead, today: String(number) } : bead;
  });
}

/** The number of the cycle day that the forecast reaches to, or the expected length without one. */
function lastDayShown({ position, forecast }: CycleOverview): number {
  if (position.kind === "rough-guess") return DEFAULT_CYCLE_LENGTH;
  if (forecast.kind !== "forecast") return position.expectedLength;
  return daysBetween(position.cycleStart, forecast.likely80.last) + 1;
}

/** How far her month has come, for the moon: 0 new, 0.5 full, 1 new again. */
export function moonTurn({ position }: CycleOverview): number {
  if (position.kind === "rough-guess") return MOON_BEFORE_ANY_CYCLE;
  return Math.min(1, (position.cycleDay - 1) / position.expectedLength);
}

type ShownPhase =
  | { readonly kind: "phase"; readonly phase: Phase }
  /** Past her expected length: her luteal phase may be long since, or not have begun. */
  | { readonly kind: "late" }
  | { readonly kind: "unnamed" };

/**
 * What may be said of her phase. Every phase is told from ovulation: where that is not hers to
 * expect (hormones, an IUD, a pregnancy, her own wish), none is named.
 */
export function shownPhase({ position, fertileWindow }: CycleOverview): ShownPhase {
  if (fertileWindow.kind === "hidden") return { kind: "unnamed" };
  const { phase } = position;
  const isLate = position.kind === "known" && position.cycleDay > position.expectedLength;
  return isLate && phase === "luteal" ? { kind: "late" } : { kind: "phase", phase };
}

/** All that the ring shows, in words. */
export function ringLabel(overview: CycleOverview, today: CalendarDay, i18n: I18n): string {
  const { position } = overview;
  if (position.kind === "rough-guess") {
    return i18n._(msg`No period logged yet. Your days appear here once you start one.`);
  }
  const sentences = [
    ...positionSentences(overview, position, i18n),
    periodSentence(overview, i18n),
    forecastSentence(overview, today, i18n),
    fertileSentence(overview, today, i18n),
  ];
  return sentences.flatMap((sentence) => (sentence === null ? [] : [i18n._(sentence)])).join(" ");
}

function positionSentences(
  overview: CycleOverview,
  { cycleDay, expectedLength }: Extract<CyclePosition, { kind: "known" }>,
  i18n: I18n,
): MessageDescriptor[] {
  // A length to count up to would be made up in a pregnancy.
  if (overview.forecast.kind === "paused") {
    return [msg`Day ${cycleDay} since your last period started.`];
  }
  const day = msg`Day ${cycleDay} of about ${expectedLength}.`;
  const phase = shownPhase(overview);
  if (phase.kind === "unnamed") return [day];
  if (phase.kind === "late") return [day, msg`Later than expected.`];
  const phaseWords = i18n._(phaseNames[phase.phase]);
  return [day, msg`${phaseWords}.`];
}

function periodSentence({ openCycle }: CycleOverview, i18n: I18n): MessageDescriptor | null {
  if (openCycle === null) return null;
  const started = formatDay(openCycle.startDay, i18n.locale);
  return msg`Current period started ${started}.`;
}

function forecastSentence(
  { forecast }: CycleOverview,
  today: CalendarDay,
  i18n: I18n,
): MessageDescriptor | null {
  if (forecast.kind === "paused") return msg`Predictions pause while you are pregnant.`;
  if (forecast.kind === "no-cycle") return null;
  const range = formatDayRange(forecast.likely80, today, i18n.locale);
  return forecast.isWide
    ? msg`Next period hard to predict: likely ${range}.`
    : msg`Next period likely ${range}.`;
}

function fertileSentence(
  { fertileWindow }: CycleOverview,
  today: CalendarDay,
  i18n: I18n,
): MessageDescriptor | null {
  if (fertileWindow.kind !== "window" || fertileWindow.peak.last < today) return null;
  const range = formatDayRange(fertileWindow.peak, today, i18n.locale);
  return msg`Peak fertile days ${range}.`;
}
