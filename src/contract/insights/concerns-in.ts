import type { Pausable } from "#domain/basics/steps.ts";
import type { Concern } from "#domain/concerns/engine/concern.ts";
import { concernsInSlices, concernsOf } from "#domain/concerns/engine/concerns-of.ts";
import { mayWorry, notLogged } from "#domain/concerns/engine/not-logged.ts";
import type { Story } from "#domain/concerns/engine/story.ts";
import { withoutEchoes } from "#domain/concerns/engine/without-echoes.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import type { Concerns } from "./concerns.ts";
import { type StoryEntries, storyInSlices } from "./story.ts";

/**
 * Returns the concerns of a story as the API sends them, without duplicates.
 * @example concernsIn(storyOf(entries, today), today).concerns[0]?.urgency // "call-now"
 */
export function concernsIn(story: Story, today: CalendarDay): Concerns {
  return toAnswer(concernsOf(story, today), story);
}

/** Like `concernsIn`, from entries and in steps, so a server can handle other requests in between. */
export function* concernsFromEntries(
  entries: StoryEntries,
  today: CalendarDay,
): Pausable<Concerns> {
  const story = yield* storyInSlices(entries, today);
  yield;
  return toAnswer(yield* concernsInSlices(story, today), story);
}

function toAnswer(found: readonly Concern[], story: Story): Concerns {
  // The contract's lists are mutable, the domain's readonly.
  const concerns = withoutEchoes(found).map((concern) => ({
    ...concern,
    evidence: [...concern.evidence],
  }));
  return {
    concerns,
    notLogged: notLogged(story),
    ...(mayWorry(story) && { mayWorry: true as const }),
    ...(story.hasLeftOut === true && { hasLeftOut: true as const }),
  };
}
