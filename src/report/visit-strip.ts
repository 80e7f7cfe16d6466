import type { StripCycle } from "#contract/visit/visit-report.ts";
import { type CalendarDay, daysBetween } from "#domain/days/calendar-day.ts";
import { dayWords, type Speech } from "./speech.ts";

export const STRIP_CYCLES = 6;

export type StripBead = "bleeding" | "day" | "ovulation";

/** More beads would be too small: the string ends, and its words state the length. */
const MOST_BEADS = 100;

interface StripRow {
  readonly startDay: CalendarDay;
  readonly day: string;
  readonly beads: readonly StripBead[];
  readonly words: string;
}

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

/** @example stripBeads(cycle, today) // ["bleeding", "bleeding", "day", …] */
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
