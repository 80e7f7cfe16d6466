import * as z from "zod/mini";
import { symptomTypes } from "#domain/day/symptom-type.ts";
import { type CalendarDay, isCalendarDay } from "#domain/days/calendar-day.ts";

const dayPanels = ["cycle", "symptoms", "mood", "notes"] as const;
export type DayPanel = (typeof dayPanels)[number];

export const dayPhases = ["period", "follicular", "ovulation", "luteal"] as const;
export type DayPhase = (typeof dayPhases)[number];

export const moodScales = ["pmdd", "anxiety", "acuteStress"] as const;
export type MoodScale = (typeof moodScales)[number];

export type MoodTracking = readonly MoodScale[] | null;

export type MoodLevels = Readonly<Partial<Record<MoodScale, number>>>;

export const MOOD_DEFAULT = 3;

const ScaleSchema = z.optional(
  z.catch(z.optional(z.int().check(z.minimum(1), z.maximum(5))), undefined),
);

/** One day as stored in this browser. Invalid fields are dropped. */
const DayEntrySchema = z.object({
  dateISO: z.pipe(
    // Older app versions stored the instant at which the day starts.
    z.pipe(
      z.string(),
      z.transform((text) => text.slice(0, 10)),
    ),
    z.custom<CalendarDay>((day) => typeof day === "string" && isCalendarDay(day)),
  ),
  phase: z.catch(z.optional(z.enum(dayPhases)), undefined),
  mood: z.catch(
    z.optional(z.object({ pmdd: ScaleSchema, anxiety: ScaleSchema, acuteStress: ScaleSchema })),
    undefined,
  ),
  symptoms: z.catch(z.optional(z.array(z.enum(symptomTypes))), undefined),
  notes: z.catch(z.optional(z.string()), undefined),
  inRecord: z.catch(z.optional(z.literal(true)), undefined),
});
export type DayEntry = z.infer<typeof DayEntrySchema>;

export function daysOf(record: object | null): readonly DayEntry[] {
  const days = new Map<string, DayEntry>();
  for (const stored of Object.values(record ?? {})) {
    const entry = DayEntrySchema.safeParse(stored);
    if (entry.success) days.set(entry.data.dateISO, entry.data);
  }
  return [...days.values()].sort((one, other) => other.dateISO.localeCompare(one.dateISO));
}

export const recordOf = (days: readonly DayEntry[]) =>
  Object.fromEntries(days.map((entry) => [entry.dateISO, entry]));

export type DayChange = Partial<Omit<DayEntry, "dateISO">>;

export function withChange(
  days: readonly DayEntry[],
  day: CalendarDay,
  change: DayChange,
): readonly DayEntry[] {
  const after = changedEntry(entryOf(days, day), change);
  const others = days.filter(({ dateISO }) => dateISO !== day);
  return isBlank(after) ? others : [...others, after];
}

export function changedEntry(before: DayEntry, change: DayChange): DayEntry {
  return {
    ...before,
    inRecord: undefined,
    ...change,
    ...(change.mood && { mood: { ...before.mood, ...change.mood } }),
  };
}

export function entryOf(days: readonly DayEntry[], day: CalendarDay): DayEntry {
  return days.find(({ dateISO }) => dateISO === day) ?? { dateISO: day };
}

export const withoutOvulation = (days: readonly DayEntry[]): readonly DayEntry[] =>
  days.flatMap((entry) =>
    entry.phase === "ovulation"
      ? withChange([entry], entry.dateISO, { phase: undefined, inRecord: entry.inRecord })
      : entry,
  );

function isBlank({ phase, mood, symptoms, notes }: DayEntry): boolean {
  const hasMood = Object.values(mood ?? {}).some((value) => value !== undefined);
  return phase === undefined && !hasMood && !symptoms?.length && !notes?.trim();
}

export function panelsFor(mood: MoodTracking): readonly DayPanel[] {
  return dayPanels.filter((panel) => panel !== "mood" || mood !== null);
}

export function panelToShow(panel: DayPanel, mood: MoodTracking): DayPanel {
  return panelsFor(mood).includes(panel) ? panel : "cycle";
}

export function moodTracking(tracking: {
  readonly selected: readonly string[];
  readonly moodScales?: Readonly<Record<MoodScale, boolean>> | undefined;
}): MoodTracking {
  if (!tracking.selected.includes("mood_scales")) return null;
  return moodScales.filter((scale) => tracking.moodScales?.[scale] ?? true);
}
