import * as z from "zod/mini";
import { flows } from "#contract/entries/cycles.ts";
import { pcosMoods } from "#contract/entries/daily-log.ts";
import { TenScaleSchema } from "#contract/kernel/scales.ts";
import type { DayRecord } from "#domain/day/day-record.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";

const ten = z.optional(TenScaleSchema);

/** A day with all ratings on one scale, as on every screen; web/readers/apps/own-days.ts parses it. */
export const DayRowSchema = z.object({
  date: z.string(),
  bleeding: z.optional(z.enum(["period_start", "period", "between"])),
  flow: z.optional(z.enum(flows)),
  pain: ten,
  mood: z.optional(z.enum(pcosMoods)),
  low_mood: ten,
  anxiety: ten,
  stress: ten,
  sleep: ten,
  energy: ten,
  mucus: z.optional(z.enum(["dry", "sticky", "creamy", "egg_white"])),
  symptoms: z.array(z.string()),
});

const symptomText = ({ type, value }: DayRecord["symptoms"][number]) =>
  value === null ? type : `${type} ${value}`;

/** Returns the recorded days as rows; `starts` are the first days of periods. */
export function dayRows(
  records: Iterable<DayRecord>,
  starts: ReadonlySet<CalendarDay>,
): z.infer<typeof DayRowSchema>[] {
  return [...records].map(({ date, bleeding, ...day }) => {
    const inPeriod = starts.has(date) ? "period_start" : "period";
    return {
      date,
      bleeding: bleeding === null ? undefined : bleeding.isPeriod ? inPeriod : "between",
      flow: day.flow?.value,
      pain: day.pain?.value,
      mood: day.mood?.value,
      low_mood: day.lowMood?.value,
      anxiety: day.anxiety?.value,
      stress: day.stress?.value,
      sleep: day.sleep === null ? undefined : Math.round(day.sleep.value),
      energy: day.energy?.value,
      mucus: day.mucus?.value,
      symptoms: day.symptoms.map(symptomText),
    };
  });
}
