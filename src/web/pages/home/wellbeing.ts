import { type Mood, ratingsOf, type Stress } from "#contract/check-in.ts";
import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import { STRESS_NOTE_DAYS } from "#domain/cortisol-indicator.ts";

/** A check-in older than the stress insight looks back on says nothing of her state today. */
function latest<Entry extends { readonly date: CalendarDay }>(
  entries: readonly Entry[],
  today: CalendarDay,
): Entry | null {
  const first = addDays(today, 1 - STRESS_NOTE_DAYS);
  const recent = entries.filter(({ date }) => date >= first && date <= today);
  return recent.reduce<Entry | null>(
    (newest, entry) => (newest === null || entry.date > newest.date ? entry : newest),
    null,
  );
}

/** The mood that her balance chip rests on. */
export const latestMood: (moods: readonly Mood[], today: CalendarDay) => Mood | null = latest;

/** Her latest stress level, 1–5, from either of the two places where she may say it; 0 for none. */
export function latestStress(
  moods: readonly Mood[],
  stress: readonly Stress[],
  today: CalendarDay,
): number {
  const mood = latest(ratingsOf(moods, "stress"), today);
  const note = latest(stress, today);
  if (note === null) return mood?.rating ?? 0;
  return mood !== null && mood.date >= note.date ? mood.rating : note.level;
}
