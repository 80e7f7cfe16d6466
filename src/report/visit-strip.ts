import type { StripCycle } from "#contract/visit/visit-report.ts";
import { type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { dayWords, type Speech } from "./speech.ts";

/** The newest so many cycles are drawn. */
export const STRIP_CYCLES = 6;

/** What one day of a strip shows. */
export type StripBead = "bleeding" | "day" | "ovulation";

/** More beads than this would be too small to see: a string breaks off, and its words say how long it is. */
const MOST_BEADS = 100;

/** A cycle of the strip: its first day, its string of beads, and how long it is. */
interface StripRow {
  readonly startDay: CalendarDay;
  readonly day: string;
  readonly beads: readonly StripBead[];
  readonly words: string;
}

/** The newest cycles, the newest last as they happened. */
export const stripRows = (
  speech: Speech,
  strip: readonly StripCycle[],
  today: CalendarDay,
  most = STRIP_CYCLES,
): StripRow[] =>
  strip.slice(-most).map((cycle) => ({
    startDay: cycle.startDay,
    day: dayWords(speech, cycle.startDay),
    beads: stripBeads(cycle, today),
    words: lengthWords(speech, cycle),
  }));

/** A strip read aloud. */
export const stripWords = (rows: readonly StripRow[]) =>
  rows.map(({ day, words }) => `${day}: ${words}`).join("; ");

export const stripLegend = ["bleeding", "day", "ovulation"] as const satisfies StripBead[];

function lengthWords({ say }: Speech, { length, bleedingDays }: StripCycle): string {
  const lasts =
    length === null ? say("report.strip.current") : say("report.strip.length", { days: length });
  return bleedingDays === null
    ? lasts
    : say("report.strip.ofBleeding", { length: lasts, days: bleedingDays });
}

/**
 * A cycle as a string of beads, a day a bead; the one she is in up to `today`.
 * @example stripBeads(cycle, today) // ["bleeding", "bleeding", "day", …]
 */
function stripBeads(cycle: StripCycle, today: CalendarDay): StripBead[] {
  const { startDay, length, bleedingDays, bledOn, ovulationDay } = cycle;
  const days = length ?? daysBetween(startDay, today) + 1;
  const ovulation = ovulationDay === null ? null : daysBetween(startDay, ovulationDay) + 1;
  return Array.from({ length: Math.min(days, MOST_BEADS) }, (_, place) => {
    const day = place + 1;
    if (day === ovulation) return "ovulation";
    const isBleeding = bledOn?.includes(day) ?? day <= (bleedingDays ?? 1);
    return isBleeding ? "bleeding" : "day";
  });
}
