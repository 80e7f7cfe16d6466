import { type DayRecord, dayRecords } from "../day/day-record.ts";
import type { DailyLogSource, DaySources } from "../day/day-sources.ts";
import { DAILY_LOG_DAYS, type PcosDay } from "../day/pcos-day.ts";
import type { SymptomType } from "../day/symptom-type.ts";
import { addDays, type CalendarDay } from "../days/calendar-day.ts";

/** The highest strength among some symptom types; `undefined` if none has one. */
function strengthOf({ symptoms }: DayRecord, ...types: readonly SymptomType[]): number | undefined {
  const strengths = symptoms.flatMap(({ type, value }) =>
    types.includes(type) ? (value ?? []) : [],
  );
  return strengths.length === 0 ? undefined : Math.max(...strengths);
}

const hasSymptom = ({ symptoms }: DayRecord, wanted: SymptomType) =>
  symptoms.some(({ type, value }) => type === wanted && value !== 0);

function pcosDayOf(record: DayRecord, log: DailyLogSource | undefined): PcosDay {
  const sugar = hasSymptom(record, "cravings_sugar") ? "sugar" : undefined;
  return {
    ...log,
    date: record.date,
    stress_level: record.stress?.value,
    sleep_quality: record.sleep?.value,
    bloating: strengthOf(record, "bloating"),
    acne: strengthOf(record, "acne_face", "acne_back"),
    hair_growth: strengthOf(record, "excess_hair"),
    cravings: log?.cravings ?? sugar,
  };
}

/** Returns the last 30 days: those with a daily log or a symptom, merged over all sources. */
export function pcosDaysOf(sources: DaySources, today: CalendarDay): PcosDay[] {
  const logs = new Map((sources.dailyLogs ?? []).map((log) => [log.date, log]));
  // A log dated tomorrow, possible after a flight west, counts.
  const range = { first: addDays(today, 1 - DAILY_LOG_DAYS), last: addDays(today, 1) };
  return [...dayRecords(sources, range).values()]
    .filter(({ date, symptoms }) => logs.has(date) || symptoms.length > 0)
    .map((record) => pcosDayOf(record, logs.get(record.date)));
}
