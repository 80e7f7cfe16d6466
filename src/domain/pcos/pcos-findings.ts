import { mean } from "../basics/mean.ts";
import type { PcosDay, PcosMood } from "../day/pcos-day.ts";
import { addDays, type CalendarDay, daysBetween } from "../days/calendar-day.ts";

/** The number of days in the last 30 and the latest one. */
interface Occurrence {
  readonly days: number;
  readonly lastDay: CalendarDay;
}

/** A pattern in the logs, with its figures. It states what was noted, not the cause. */
export type PcosFinding =
  | {
      readonly key: "short-sleep-and-mood";
      /** Hours slept, the later day first. */
      readonly hours: readonly [number, number];
      readonly moods: readonly PcosMood[];
    }
  | {
      readonly key: "sugar-and-acne";
      readonly sugarDays: number;
      readonly acneDays: number;
      readonly logs: number;
    }
  | ({ readonly key: "stress-and-bloating" } & Occurrence)
  | ({ readonly key: "crash-after-meals" } & Occurrence)
  | { readonly key: "poor-sleep-quality"; readonly average: number; readonly logs: number }
  | ({ readonly key: "chin-or-jawline-acne" } & Occurrence)
  | ({ readonly key: "hair-growth" } & Occurrence)
  | ({ readonly key: "weight-gain" } & Occurrence);

export type PcosFindingKey = PcosFinding["key"];

/** All limits are the product's own, not clinical thresholds. Scales of 0–10. */
const SHORT_SLEEP_HOURS = 6;
const LOGS_FOR_CRAVINGS = 5;
const SUGAR_LOGS = 2;
const HIGH_STRESS = 7;
const MARKED_BLOATING = 5;
const CRASH_LOGS = 2;
const POOR_SLEEP_QUALITY = 4;
/** Self-rated; not comparable with the Ferriman–Gallwey score. */
const MARKED_HAIR_GROWTH = 7;
const WEIGHT_GAIN_LOGS = 3;

const hasAcne = ({ acne, acne_area }: PcosDay) =>
  acne === undefined ? acne_area !== undefined : acne > 0;

const hasChinAcne = (day: PcosDay) =>
  hasAcne(day) && (day.acne_area === "chin" || day.acne_area === "jawline");

const isStressedAndBloated = ({ stress_level = 0, bloating = 0 }: PcosDay) =>
  stress_level >= HIGH_STRESS && bloating >= MARKED_BLOATING;

function countDays(days: readonly PcosDay[], atLeast: number, test: (day: PcosDay) => boolean) {
  const [latest, ...others] = days.filter(test);
  if (latest === undefined || others.length + 1 < atLeast) return null;
  return { days: others.length + 1, lastDay: latest.date };
}

/** Reads the two newest logs, which must be of consecutive days ending today or yesterday. */
function shortSleepAndMood(days: readonly PcosDay[], today: CalendarDay): PcosFinding | null {
  const [later, earlier] = days;
  if (later?.sleep_hours === undefined || earlier?.sleep_hours === undefined) return null;
  const areLastTwoDays =
    later.date >= addDays(today, -1) && daysBetween(earlier.date, later.date) === 1;
  const hours = [later.sleep_hours, earlier.sleep_hours] as const;
  const moods = [later.mood, earlier.mood].filter((mood) => mood !== undefined);
  const isShort = hours.every((slept) => slept < SHORT_SLEEP_HOURS);
  if (!areLastTwoDays || !isShort || moods.every((mood) => mood === "calm")) return null;
  return { key: "short-sleep-and-mood", hours, moods };
}

/** Reads the five newest logs; the acne may be in any of them. */
function sugarAndAcne(days: readonly PcosDay[]): PcosFinding | null {
  const latest = days.slice(0, LOGS_FOR_CRAVINGS);
  const sugarDays = latest.filter((day) => day.cravings === "sugar").length;
  const acneDays = latest.filter(hasAcne).length;
  if (sugarDays < SUGAR_LOGS || acneDays === 0) return null;
  return { key: "sugar-and-acne", sugarDays, acneDays, logs: latest.length };
}

function poorSleepQuality(days: readonly PcosDay[]): PcosFinding | null {
  const qualities = days.flatMap((day) => day.sleep_quality ?? []);
  const average = mean(qualities);
  if (average === null || average >= POOR_SLEEP_QUALITY) return null;
  return { key: "poor-sleep-quality", average, logs: qualities.length };
}

/**
 * In the order of the product's rules, from the last 30 days. `days` must be newest first.
 * @example pcosFindings(recentPcosDays(logs, today), today) // [{ key: "hair-growth", days: 2, lastDay: "2026-11-18" }]
 */
export function pcosFindings(days: readonly PcosDay[], today: CalendarDay): PcosFinding[] {
  const finding = (
    key:
      | "stress-and-bloating"
      | "crash-after-meals"
      | "chin-or-jawline-acne"
      | "hair-growth"
      | "weight-gain",
    atLeast: number,
    test: (day: PcosDay) => boolean,
  ): PcosFinding | null => {
    const occurrence = countDays(days, atLeast, test);
    return occurrence && { key, ...occurrence };
  };
  return [
    shortSleepAndMood(days, today),
    sugarAndAcne(days),
    finding("stress-and-bloating", 1, isStressedAndBloated),
    finding("crash-after-meals", CRASH_LOGS, (day) => day.energy_after_meals === "crash"),
    poorSleepQuality(days),
    finding("chin-or-jawline-acne", 1, hasChinAcne),
    finding("hair-growth", 1, ({ hair_growth = 0 }) => hair_growth >= MARKED_HAIR_GROWTH),
    finding("weight-gain", WEIGHT_GAIN_LOGS, (day) => day.weight_change === "gain"),
  ].filter((finding) => finding !== null);
}
