import type { Concerns } from "#contract/insights/concerns.ts";
import { concernsFromEntries } from "#contract/insights/concerns-in.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { readStory } from "#server/storage/journal/reading/read-story.ts";
import type { Reader } from "#server/storage/journal/reading/reader.ts";
import { resultInSlices } from "#server/storage/slices.ts";

export async function readConcerns(reader: Reader, today: CalendarDay): Promise<Concerns> {
  return await resultInSlices(concernsFromEntries(await readStory(reader), today));
}
