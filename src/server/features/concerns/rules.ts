import type { Concerns } from "#contract/concerns.ts";
import { storyOf } from "#contract/story.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { concernsOf } from "#domain/concerns/concerns-of.ts";
import { notLogged } from "#domain/concerns/not-logged.ts";
import { readStory } from "#server/storage/journal/read-story.ts";
import type { Reader } from "#server/storage/journal/reader.ts";
import { createPauses } from "#server/storage/slices.ts";

export async function readConcerns(reader: Reader, today: CalendarDay): Promise<Concerns> {
  const entries = await readStory(reader);
  const pause = createPauses();
  const story = storyOf(entries, today);
  await pause();
  // The contract's lists are mutable, the domain's readonly.
  const concerns = concernsOf(story, today).map((concern) => ({
    ...concern,
    evidence: [...concern.evidence],
  }));
  return { concerns, notLogged: notLogged(story) };
}
