import type { ResponseData } from "#contract/endpoint.ts";
import { factsOf } from "#contract/facts.ts";
import type { getPatterns } from "#contract/patterns.ts";
import { backTestInSteps } from "#domain/back-test.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { cycleNorms } from "#domain/cycle-norms.ts";
import { answeredDays, moodTimings, symptomNotes } from "#domain/day-readings.ts";
import { dayRecords } from "#domain/day-record.ts";
import { phaseOfDay } from "#domain/phase-of-day.ts";
import { symptomPatterns } from "#domain/symptom-patterns.ts";
import { readProfile } from "#server/storage/journal/profile-entry.ts";
import { readDays } from "#server/storage/journal/read-days.ts";
import type { Reader } from "#server/storage/journal/reader.ts";
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
  const norms = cycleNorms(facts);
  const backTest = await resultInSlices(backTestInSteps(facts));
  return {
    symptoms: profile.hidesFertility
      ? patterns.filter(({ phase }) => phase !== "ovulatory")
      : patterns,
    timing,
    norms,
    backTest,
  };
}
