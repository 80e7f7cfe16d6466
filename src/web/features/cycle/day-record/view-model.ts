import type { Mood, Stress } from "#contract/entries/check-in.ts";
import type { DailyLog } from "#contract/entries/daily-log.ts";
import type { DayMeasures } from "#contract/entries/measures.ts";
import type { Ovulation } from "#contract/entries/ovulation.ts";
import type { Symptom } from "#contract/entries/symptoms.ts";
import { dayFlows } from "#contract/insights/facts.ts";
import type { DayFlow } from "#domain/cycles/cycle-facts.ts";
import { type DayRecord, dayRecord, dayRecords } from "#domain/day/day-record.ts";
import type { DaySources } from "#domain/day/day-sources.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";

export interface DayEntries extends Forms {
  readonly record: DayRecord;
}

interface Forms {
  readonly symptoms: readonly Symptom[];
  readonly mood?: Mood | undefined;
  readonly stress?: Stress | undefined;
  readonly measures?: DayMeasures | undefined;
  readonly signs?: Ovulation | undefined;
  readonly log?: DailyLog | undefined;
}

export type EntriesByDay = ReadonlyMap<CalendarDay, DayEntries>;

const NOTHING: Forms = { symptoms: [] };

export function entriesByDay(lists: {
  readonly symptoms: readonly Symptom[];
  readonly moods: readonly Mood[];
  readonly stress: readonly Stress[];
  readonly measures: readonly DayMeasures[];
  readonly signs: readonly Ovulation[];
  readonly logs: readonly DailyLog[];
}): EntriesByDay {
  const days = new Map<CalendarDay, Forms>();
  const put = (date: CalendarDay, part: Partial<Forms>) =>
    days.set(date, { ...(days.get(date) ?? NOTHING), ...part });
  for (const symptom of lists.symptoms) {
    const before = days.get(symptom.date)?.symptoms ?? [];
    put(symptom.date, { symptoms: [...before, symptom] });
  }
  for (const mood of lists.moods) put(mood.date, { mood });
  for (const stress of lists.stress) put(stress.date, { stress });
  for (const measures of lists.measures) put(measures.date, { measures });
  for (const signs of lists.signs) put(signs.date, { signs });
  for (const log of lists.logs) put(log.date, { log });
  const { moods: checkIns, logs: dailyLogs, signs: ovulation, ...same } = lists;
  const sources: DaySources = { ...same, checkIns, dailyLogs, ovulation };
  const records = dayRecords(sources);
  return new Map(
    [...days].map(([day, forms]) => {
      return [day, { ...forms, record: records.get(day) ?? dayRecord({}, day) }];
    }),
  );
}

export function countOf(entries: DayEntries | undefined): number {
  if (entries === undefined) return 0;
  const { symptoms, mood, stress, measures, signs, log } = entries;
  const forms = [mood, stress, measures, signs, log].filter((form) => form !== undefined);
  return symptoms.length + forms.length;
}

export function flowsIn(entries: EntriesByDay): DayFlow[] {
  return dayFlows([...entries.values()].flatMap(({ log }) => log ?? []));
}
