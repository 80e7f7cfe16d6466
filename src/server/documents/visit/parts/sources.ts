import { factsOf } from "#contract/facts.ts";
import { bleedingDays } from "#domain/bleeding-days.ts";
import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import { cycleNorms } from "#domain/cycle-norms.ts";
import { cycleOverview } from "#domain/cycle-overview.ts";
import { dayRecords } from "#domain/day-record.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import { readProfile } from "#server/storage/journal/profile-entry.ts";
import { readDays } from "#server/storage/journal/read-days.ts";
import type { Reader } from "#server/storage/journal/reader.ts";

/** Days of a month, on average. */
const DAYS_A_MONTH = 365 / 12;

/**
 * Everything a report needs, read once. Cycles and her days are read completely, since forecast,
 * norms and timing use several cycles; the rest is limited to the report's days.
 */
export async function readSources(reader: Reader, today: CalendarDay, months: number) {
  const days = { from: addDays(today, -Math.round(months * DAYS_A_MONTH)), to: today };
  const [profile, plan, cycles, logged] = await Promise.all([
    readProfile(reader),
    reader.find("visitPlan", ONLY),
    reader.list("cycle"),
    readDays(reader),
  ]);
  const [metabolic, labResults, bodyChecks, medicines, doses] = await Promise.all([
    reader.list("measures", days),
    reader.list("labResult", days),
    reader.list("hairAndSkin", days),
    reader.list("medicine"),
    reader.list("dose", days),
  ]);
  const isInPeriod = (day: CalendarDay) => day >= days.from && day <= days.to;
  const pcosLogs = logged.dailyLogs.filter(({ date }) => isInPeriod(date));
  const facts = factsOf(cycles, profile, today, logged.ovulation, logged.dailyLogs);
  const overview = cycleOverview(facts, today);
  const records = [...dayRecords(logged).values()];
  return {
    ...{ today, days, months, facts, profile, plan, isInPeriod },
    ...{ cycles, pcosLogs, metabolic, labResults, bodyChecks, medicines, doses },
    /** Her days from the first on, newest first, and those of the report. */
    records,
    recentRecords: records.filter(({ date }) => isInPeriod(date)),
    bleeding: bleedingDays(facts, today),
    forecast: overview.forecast,
    phase: overview.phase,
    norms: cycleNorms(facts),
  };
}

export type Sources = Awaited<ReturnType<typeof readSources>>;
