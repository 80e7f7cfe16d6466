import { useState } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { MonthGrid } from "./month-grid.tsx";
import { MonthPager } from "./month-pager.tsx";

export function DayPicker(props: {
  readonly label: string;
  readonly monthNames: { readonly before: string; readonly after: string };
  readonly nameOf: (day: CalendarDay) => string;
  readonly selected: CalendarDay | null;
  readonly onSelect: (day: CalendarDay) => void;
  readonly today: CalendarDay;
  readonly latest: CalendarDay;
}) {
  const { label, selected, today, latest, nameOf, onSelect } = props;
  const [month, setMonth] = useState((selected ?? today).slice(0, 7));
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would be announced as a group of inputs
    <div role="group" aria-label={label} className="mx-auto w-full max-w-84">
      <MonthPager
        month={month}
        latest={latest.slice(0, 7)}
        names={props.monthNames}
        onChange={setMonth}
      />
      <MonthGrid
        month={month}
        entrance={selected ?? today}
        cell={(day, tabIndex) => (
          <button
            type="button"
            data-day={day}
            tabIndex={tabIndex}
            className="bead-day"
            aria-label={nameOf(day)}
            aria-pressed={day === selected}
            aria-current={day === today ? "date" : undefined}
            disabled={day > latest}
            onClick={() => onSelect(day)}
          >
            {Number(day.slice(-2))}
          </button>
        )}
      />
    </div>
  );
}
