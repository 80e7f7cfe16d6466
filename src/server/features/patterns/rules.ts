import { type MoodScale, ratingsOf } from "#contract/check-in.ts";
import type { ResponseData } from "#contract/endpoint.ts";
import { factsOf } from "#contract/facts.ts";
import type { getPatterns } from "#contract/patterns.ts";
import { backTest } from "#domain/back-test.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { cycleNorms } from "#domain/cycle-norms.ts";
import { premenstrualTiming } from "#domain/premenstrual-timing.ts";
import { symptomPatterns } from "#domain/symptom-patterns.ts";
import { readProfile } from "#server/storage/journal/profile-entry.ts";
import type { Reader } from "#server/storage/journal/reader.ts";
import { createPauses } from "#server/storage/slices.ts";

type Patterns = ResponseData<typeof getPatterns>;

/** The lowest value of the mood scales. */
const LOWEST_RATING = 1;

export async function patternsOf(reader: Reader, today: CalendarDay): Promise<Patterns> {
  const [cycles, profile, signs, symptoms, moods, logs] = await Promise.all([
    reader.list("cycle"),
    readProfile(reader),
    reader.list("ovulation"),
    reader.list("symptom"),
    reader.list("mood"),
    reader.list("dailyLog"),
  ]);
  const facts = factsOf(cycles, profile, today, signs, logs);
  const includedCycles = facts.cycles.filter(({ isExcluded }) => isExcluded !== true);
  const timing = (scale: MoodScale) =>
    premenstrualTiming(ratingsOf(moods, scale), includedCycles, LOWEST_RATING);
  const pause = createPauses();
  const checkInDays = moods.map(({ date }) => date);
  const patterns = symptomPatterns(symptoms, checkInDays, facts, today);
  await pause();
  const depression = timing("depression");
  const anxiety = timing("anxiety");
  const stress = timing("stress");
  await pause();
  return {
    symptoms: profile.hidesFertility
      ? patterns.filter(({ phase }) => phase !== "ovulatory")
      : patterns,
    timing: { depression, anxiety, stress },
    norms: cycleNorms(facts),
    backTest: backTest(facts),
  };
}
