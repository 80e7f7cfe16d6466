import type { CalendarDay } from "../days/calendar-day.ts";
import { methodNow } from "./method-now.ts";
import type { Story } from "./story.ts";

/**
 * Whether she may be trying to conceive: she chose fertility as a goal and uses no contraception, as
 * far as she noted. Who watches her fertility beside a method is not.
 * @example isTrying({ facts, goals: ["fertility"] }, today) // true
 */
export const isTrying = (story: Story, today: CalendarDay): boolean =>
  story.goals?.includes("fertility") === true && methodNow(story, today).name === null;
