import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type ReactNode, useRef } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { dayByKey, type Month, monthName, weekdays, weeksOf } from "./months.ts";

interface MonthGridProps {
  readonly month: Month;
  /** The day that receives Tab focus if it is in this month; arrow keys move on from it. */
  readonly entrance: CalendarDay;
  /** Renders a day as a button with `data-day` and this `tabIndex`. */
  readonly cell: (day: CalendarDay, tabIndex: 0 | -1) => ReactNode;
  readonly className?: string;
}

export function MonthGrid({ month, entrance, cell, className = "" }: MonthGridProps) {
  const { i18n } = useLingui();
  const grid = useRef<HTMLTableElement>(null);
  const weeks = weeksOf(month);
  const names = weekdays(i18n.locale, "long");
  const days = weeks.flat().filter((day) => day !== null);
  const first = days.find((day) => day === entrance) ?? days[0];

  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = event.target instanceof HTMLElement ? event.target.getAttribute("data-day") : null;
    const to = from === null ? null : dayByKey(event.key, from as CalendarDay);
    const next = to && grid.current?.querySelector<HTMLElement>(`[data-day="${to}"]:enabled`);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <table
      ref={grid}
      onKeyDown={move}
      className={`${className} w-full table-fixed border-collapse tabular-nums`}
    >
      <caption className="sr-only">{monthName(month, i18n.locale)}</caption>
      <WeekdayRow />
      <tbody>
        {weeks.map((week) => (
          <tr key={week.find((day) => day !== null)}>
            {week.map((day, column) => (
              <td key={day ?? names[column]} className="p-0 text-center">
                {day !== null && cell(day, day === first ? 0 : -1)}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function WeekdayRow() {
  const { i18n } = useLingui();
  const long = weekdays(i18n.locale, "long");
  return (
    <thead>
      <tr>
        {weekdays(i18n.locale, "short").map((name, index) => (
          <th key={name} scope="col" className="pb-2 text-center text-sm font-normal text-soft">
            <span aria-hidden="true">{name}</span>
            <span className="sr-only">{long[index]}</span>
          </th>
        ))}
      </tr>
    </thead>
  );
}
