import type { StoryEntries } from "#contract/story.ts";
import { readProfile } from "./profile-entry.ts";
import { readDays } from "./read-days.ts";
import type { Reader } from "./reader.ts";

/** Everything that her concerns are worked out of, from the first day on. */
export async function readStory(reader: Reader) {
  const [profile, cycles, days, measures, labs, medicines] = await Promise.all([
    readProfile(reader),
    reader.list("cycle"),
    readDays(reader),
    reader.list("measures"),
    reader.list("labResult"),
    reader.list("medicine"),
  ]);
  return { profile, cycles, ...days, measures, labs, medicines } satisfies StoryEntries;
}
