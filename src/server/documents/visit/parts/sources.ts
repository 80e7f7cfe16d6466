import { storyOf } from "#contract/insights/story.ts";
import { cycleNorms } from "#domain/cycles/norms/cycle-norms.ts";
import { dayRecords } from "#domain/day/day-record.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { cycleOverview } from "#domain/phase/cycle-overview.ts";
import { phaseOfDay } from "#domain/phase/phase-of-day.ts";
import { shownForecast } from "#domain/phase/shown-forecast.ts";
import { ONLY } from "#server/storage/journal/collections.ts";
import { readStory } from "#server/storage/journal/reading/read-story.ts";
import type { Reader } from "#server/storage/journal/reading/reader.ts";

const DAYS_A_MONTH = 365 / 12;

/** Reads data for concerns, forecast and norms whole, the rest for the report's days. */
export async function readSources(reader: Reader, today: CalendarDay, months: number) {
  const days = { from: addDays(today, -Math.round(months * DAYS_A_MONTH)), to: today };
  const [entries, plan, bodyChecks, doses] = await Promise.all([
    readStory(reader),
    reader.find("visitPlan", ONLY),
    reader.list("hairAndSkin", days),
    reader.list("dose", days),
  ]);
  const { profile, cycles, medicines, ...logged } = entries;
  const isInPeriod = (day: CalendarDay) => day >= days.from && day <= days.to;
  const isRecent = ({ date }: { readonly date: CalendarDay }) => isInPeriod(date);
  const pcosLogs = logged.dailyLogs.filter(isRecent);
  const story = storyOf(entries, today);
  const { facts, forecast } = story;
  const overview = cycleOverview(facts, today, forecast);
  const records = [...dayRecords(logged).values()];
  return {
    today,
    days,
    months,
    facts,
    profile,
    plan,
    isInPeriod,
    cycles,
    pcosLogs,
    bodyChecks,
    medicines,
    doses,
    signs: entries.signs.filter(isRecent),
    background: entries.background,
    allMeasures: logged.measures,
    allLabs: logged.labs,
    metabolic: logged.measures.filter(isRecent),
    labResults: logged.labs.filter(isRecent),
    story,
    records,
    recentRecords: records.filter(isRecent),
    bleeding: overview.bleeding,
    forecast: shownForecast(overview),
    phase: overview.phase,
    phaseOf: phaseOfDay(facts, today, overview.forecast),
    /** Without an expected ovulation no phase is named. */
    hasPhases: overview.fertileWindow.kind !== "hidden",
    norms: cycleNorms(facts, today),
  };
}

export type Sources = Awaited<ReturnType<typeof readSources>>;
