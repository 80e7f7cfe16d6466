import type { CalendarDay } from "#domain/calendar-day.ts";
import { concernsOf } from "#domain/concerns/concerns-of.ts";
import { notLogged } from "#domain/concerns/not-logged.ts";
import type { Story } from "#domain/concerns/story.ts";
import { withoutEchoes } from "#domain/concerns/without-echoes.ts";
import type { Concerns } from "./concerns.ts";

/**
 * What someone should see of a story, as the API answers it: each value said once.
 * @example concernsIn(storyOf(entries, today), today).concerns[0]?.urgency // "call-now"
 */
export function concernsIn(story: Story, today: CalendarDay): Concerns {
  // The contract's lists are mutable, the domain's readonly.
  const concerns = withoutEchoes(concernsOf(story, today)).map((concern) => ({
    ...concern,
    evidence: [...concern.evidence],
  }));
  return {
    concerns,
    notLogged: notLogged(story),
    ...(story.hasLeftOut === true && { hasLeftOut: true as const }),
  };
}
