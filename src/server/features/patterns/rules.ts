import { factsOf } from "#contract/insights/facts.ts";
import type { getPatterns } from "#contract/insights/patterns.ts";
import type { ResponseData } from "#contract/kernel/endpoint.ts";
import { cycleNorms } from "#domain/cycles/norms/cycle-norms.ts";
import { dayRecords } from "#domain/day/day-record.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { backTestInSlices } from "#domain/forecast/back-test.ts";
import { answeredDays, moodTimings, symptomNotes } from "#domain/patterns/day-readings.ts";
import { symptomPatterns } from "#domain/patterns/symptom-patterns.ts";
import { phaseOfDay } from "#domain/phase/phase-of-day.ts";
import { readProfile } from "#server/storage/journal/reading/profile-entry.ts";
import { readDays } from "#server/storage/journal/reading/read-days.ts";
import type { Reader } from "#server/storage/journal/reading/reader.ts";
import { createPauses, resultInSlices } from "#server/storage/slices.ts";

type Patterns = ResponseData<typeof getPatterns>;

export async function patternsOf(reader: Reader, today: CalendarDay): Promise<Patterns> {
  const [cycles, profile, days] = await Promise.all([
    reader.list("cycle"),
    readProfile(reader),
    readDays(reader),
  ]);
  const pause = createPauses();
  await pause();
  const facts = factsOf(cycles, profile, today, days.ovulation, days.dailyLogs);
  const records = [...dayRecords(days).values()];
  await pause();
  const phaseOf = phaseOfDay(facts, today);
  const patterns = symptomPatterns(symptomNotes(records), answeredDays(records), facts, phaseOf);
  await pause();
  const timing = moodTimings(records, facts.cycles);
  await pause();
  const norms = cycleNorms(facts, today);
  const backTest = await resultInSlices(backTestInSlices(facts));
  return {
    symptoms: profile.hidesFertility
      ? patterns.filter(({ phase }) => phase !== "ovulatory")
      : patterns,
    timing,
    norms,
    backTest,
  };
}
