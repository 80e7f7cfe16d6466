import type { CalendarDay } from "#domain/calendar-day.ts";
import type { CycleState } from "../use-cycle-state.ts";

/** What each card of the dashboard is given. */
export interface CardProps {
  readonly state: CycleState;
  readonly today: CalendarDay;
}
