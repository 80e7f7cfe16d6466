import type { Concerns } from "#contract/concerns.ts";
import { concernsIn } from "#contract/concerns-in.ts";
import { storyOf } from "#contract/story.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { readStory } from "#server/storage/journal/read-story.ts";
import type { Reader } from "#server/storage/journal/reader.ts";
import { createPauses } from "#server/storage/slices.ts";

export async function readConcerns(reader: Reader, today: CalendarDay): Promise<Concerns> {
  const entries = await readStory(reader);
  const pause = createPauses();
  await pause();
  const story = storyOf(entries, today);
  await pause();
  return concernsIn(story, today);
}
