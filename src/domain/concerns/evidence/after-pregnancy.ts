import { addDays, type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import { lastPregnancyEnd } from "../../life/last-pregnancy-end.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import type { Story } from "../engine/story.ts";
import { pregnancyNow, stagesOf } from "./pregnancy.ts";

/** Days with risk of high pressure and infection after a birth (`concerns`, life stage). */
export const SIX_WEEKS = 42;

/** Days with risk of clots and heavy bleeding after a birth. */
export const TWELVE_WEEKS = 84;

/**
 * Returns the evidence dated up to `days` after the end of the latest pregnancy, earlier days
 * included, followed by that end. Any outcome counts: a late loss has the risks of a birth.
 * @example afterPregnancy(story, today, SIX_WEEKS, fevers) // [{ fact: "temperature", … }, { fact: "birth_or_loss", … }]
 */
export function afterPregnancy(
  story: Story,
  today: CalendarDay,
  days: number,
  evidence: readonly ConcernEvidence[],
): readonly ConcernEvidence[] {
  const ended = stagesOf(story).filter(({ to }) => to !== undefined && to <= today);
  const end = lastPregnancyEnd(ended);
  if (end === null) return [];
  const last = addDays(end, days);
  const within = evidence.filter(({ day }) => day <= last);
  if (within.length === 0) return [];
  return [...within, { fact: "birth_or_loss", day: end, value: "yes", unit: "" }];
}

/** Returns the evidence with the current pregnancy, or without one as `afterPregnancy`. */
export function inPregnancyOrAfter(
  story: Story,
  today: CalendarDay,
  days: number,
  evidence: readonly ConcernEvidence[],
): readonly ConcernEvidence[] {
  const pregnancy = pregnancyNow(story, today);
  if (pregnancy === null) return afterPregnancy(story, today, days, evidence);
  return evidence.length === 0 ? [] : [...evidence, ...pregnancy.evidence];
}

/** Pregnancy-related high blood pressure does not start before 20 weeks. */
const EARLY_DAYS = 140;

/** Whether the latest pregnancy ended before 20 weeks. @example endedEarly(story, today) // true */
export function endedEarly(story: Story, today: CalendarDay): boolean {
  const latest = stagesOf(story)
    .filter(({ kind, to }) => kind === "pregnancy" && to !== undefined && to <= today)
    .toSorted((one, other) => (one.to ?? "").localeCompare(other.to ?? ""))
    .at(-1);
  const { from, to } = latest ?? {};
  return from !== undefined && to !== undefined && daysBetween(from, to) < EARLY_DAYS;
}
