import { useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, useId, useRef } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Bead } from "#web/beads/bead.ts";
import { dayByKey, type Month, monthName, weekdays, weeksOf } from "../view-model.ts";
import { DayBead } from "./day-bead.tsx";

interface MonthGridProps {
  readonly month: Month;
  readonly today: CalendarDay;
  readonly beadOf: (day: CalendarDay) => Bead;
  /** How many things are logged on a day. */
  readonly countOf: (day: CalendarDay) => number;
  readonly onOpen: (day: CalendarDay) => void;
}

/** A month as strings of beads, one for each week. Every day opens; arrow keys move about. */
export function MonthGrid({ month, today, beadOf, countOf, onOpen }: MonthGridProps) {
  const { i18n } = useLingui();
  const id = useId();
  const grid = useRef<HTMLTableElement>(null);
  const weeks = weeksOf(month);
  const names = weekdays(i18n.locale, "long");
  const days = weeks.flat().filter((day) => day !== null);
  const entrance = days.find((day) => day === today) ?? days[0];

  const move = (event: KeyboardEvent<HTMLTableElement>) => {
    const from = event.target instanceof HTMLElement ? event.target.getAttribute("data-day") : null;
    const to = from === null ? null : dayByKey(event.key, from as CalendarDay);
    const next = to && grid.current?.querySelector<HTMLElement>(`[data-day="${to}"]`);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };

  return (
    <>
      <svg width={0} height={0} className="absolute" aria-hidden="true">
        <defs>
          <radialGradient id={`${id}-gloss`} cx="0.4" cy="0.35" r="0.7">
            <stop offset="0.55" stopColor="#000" stopOpacity="0" />
            <stop offset="1" stopColor="#000" stopOpacity="0.22" />
          </radialGradient>
        </defs>
      </svg>
      <table
        ref={grid}
        onKeyDown={move}
        className="bead-string w-full table-fixed border-collapse tabular-nums"
      >
        <caption className="sr-only">{monthName(month, i18n.locale)}</caption>
        <WeekdayRow />
        <tbody>
          {weeks.map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, column) => (
                <td key={day ?? names[column]} className="p-0">
                  {day !== null && (
                    <DayBead
                      day={day}
                      today={today}
                      bead={beadOf(day)}
                      logged={countOf(day)}
                      gloss={`url(#${id}-gloss)`}
                      isEntrance={day === entrance}
                      onOpen={onOpen}
                    />
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
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
