import { useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { DayRange } from "#domain/cycle-facts.ts";
import type { DueDose } from "#domain/medicine-adherence.ts";
import { daysOfRange, weekdayOf } from "#domain/week-and-month.ts";
import { DoseBead } from "./dose-bead.tsx";
import { weekdayName } from "./labels.ts";

interface WeekStringProps {
  readonly doses: readonly DueDose[];
  readonly week: DayRange;
  readonly today: CalendarDay;
}

/** The week's doses under their days, Monday first. The words beside it say the same. */
export function WeekString({ doses, week, today }: WeekStringProps) {
  const { i18n } = useLingui();
  return (
    <div className="grid max-w-64 grid-cols-7" aria-hidden="true">
      {daysOfRange(week).map((day) => (
        <div key={day} className="grid content-start justify-items-center gap-1">
          <span className={day === today ? "text-xs font-bold" : "text-xs text-soft"}>
            {weekdayName(weekdayOf(day), i18n.locale, "narrow")}
          </span>
          {doses
            .filter(({ date }) => date === day)
            .map(({ slot, state }) => (
              <DoseBead key={slot} state={state} size={16} />
            ))}
        </div>
      ))}
    </div>
  );
}

/** More than these would be a carpet and no string: then the words alone say it. */
const MOST_BEADS = 70;

/** The month's doses on one string, oldest first. */
export function MonthString({ doses }: { readonly doses: readonly DueDose[] }) {
  if (doses.length === 0 || doses.length > MOST_BEADS) return null;
  return (
    <div className="flex max-w-80 flex-wrap gap-[3px]" aria-hidden="true">
      {doses.map(({ date, slot, state }) => (
        <DoseBead key={`${date} ${slot}`} state={state} size={10} />
      ))}
    </div>
  );
}
