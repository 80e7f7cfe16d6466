import type { StoryEntries } from "#contract/insights/story.ts";
import { ONLY } from "../collections.ts";
import { readProfile } from "./profile-entry.ts";
import { readDays } from "./read-days.ts";
import type { Reader } from "./reader.ts";

export async function readStory(reader: Reader) {
  const [profile, background, seen, cycles, days] = await Promise.all([
    readProfile(reader),
    reader.find("healthBackground", ONLY),
    reader.find("concernsSeen", ONLY),
    reader.list("cycle"),
    readDays(reader),
  ]);
  const [signs, questionnaires, measures, labs, medicines] = await Promise.all([
    reader.list("signs"),
    reader.list("questionnaire"),
    reader.list("measures"),
    reader.list("labResult"),
    reader.list("medicine"),
  ]);
  return {
    profile,
    cycles,
    ...days,
    signs,
    questionnaires,
    measures,
    labs,
    medicines,
    background: background ?? undefined,
    seen: seen?.seen,
    hasLeftOut: reader.hasLeftOut(),
  } satisfies StoryEntries;
}
