import { factsOf } from "#contract/facts.ts";
import { bleedingDays } from "#domain/bleeding-days.ts";
import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import { cycleNorms } from "#domain/cycle-norms.ts";
import { forecastPeriod } from "#domain/forecast-period.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import { readProfile } from "#server/storage/journal/profile-entry.ts";
import type { Reader } from "#server/storage/journal/reader.ts";

/** Days of a month, on average. */
const DAYS_A_MONTH = 365 / 12;

/**
 * Everything a report needs, read once. Cycles, signs and moods are read completely, since forecast,
 * norms and timing use several cycles; the rest is limited to the report's days.
 */
export async function readSources(reader: Reader, today: CalendarDay, months: number) {
  const days = { from: addDays(today, -Math.round(months * DAYS_A_MONTH)), to: today };
  const [profile, plan, cycles, signs, moods] = await Promise.all([
    readProfile(reader),
    reader.find("visitPlan", ONLY),
    reader.list("cycle"),
    reader.list("ovulation"),
    reader.list("mood"),
  ]);
  const [symptoms, stress, pcosLogs, metabolic, labResults, bodyChecks, medicines, doses] =
    await Promise.all([
      reader.list("symptom", days),
      reader.list("stress", days),
      reader.list("dailyLog", days),
      reader.list("measures", days),
      reader.list("labResult", days),
      reader.list("hairAndSkin", days),
      reader.list("medicine"),
      reader.list("dose", days),
    ]);
  const facts = factsOf(cycles, profile, today, signs, pcosLogs);
  const isInPeriod = (day: CalendarDay) => day >= days.from && day <= days.to;
  return {
    ...{ today, days, months, facts, profile, plan, isInPeriod },
    ...{ cycles, moods, symptoms, stress, pcosLogs, metabolic, labResults, bodyChecks },
    ...{ medicines, doses },
    bleeding: bleedingDays(facts, today),
    forecast: forecastPeriod(facts, today),
    norms: cycleNorms(facts),
  };
}

export type Sources = Awaited<ReturnType<typeof readSources>>;
