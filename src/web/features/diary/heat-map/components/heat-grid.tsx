import { useLingui } from "@lingui/react/macro";
import { Fragment, type KeyboardEvent, useRef, useState } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { formatShortMonth, formatWeekday } from "#web/i18n/format-day.ts";
import { dayWords, type HeatDay, type HeatWeek, stepFor } from "../view-model.ts";
import { HeatBead } from "./heat-bead.tsx";

/** Weeks are rows on a phone and columns on wider screens. One tab stop with arrow keys. */
export function HeatGrid({ weeks }: { readonly weeks: readonly HeatWeek[] }) {
  const { i18n, t } = useLingui();
  const grid = useRef<HTMLElement>(null);
  const today = weeks.flatMap(({ days }) => days).find(({ isToday }) => isToday)?.day;
  const [chosen, setChosen] = useState<CalendarDay | null>(null);
  const current = chosen ?? today;

  const move = (event: KeyboardEvent) => {
    if (grid.current === null) return;
    const isColumns = getComputedStyle(grid.current).gridAutoFlow.startsWith("column");
    const step = stepFor(event.key, isColumns ? "columns" : "rows");
    if (step === null) return;
    event.preventDefault();
    const links = [...grid.current.querySelectorAll("a")];
    links[links.findIndex((link) => link.matches(":focus")) + step]?.focus();
  };
  return (
    <nav
      ref={grid}
      aria-label={t`Days of the last 12 weeks`}
      onKeyDown={move}
      className="-mx-2 grid grid-cols-7 items-center sm:mx-0 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none sm:grid-rows-[1.5rem_repeat(7,2.75rem)]"
    >
      <span className="hidden sm:block" />
      {weeks[0]?.days.map(({ day }) => (
        <span key={day} aria-hidden="true" className="text-center text-sm text-soft sm:text-left">
          {formatWeekday(day, i18n.locale, "narrow")}
        </span>
      ))}
      {weeks.map(({ days, monthOf }) => (
        <Fragment key={days[0]?.day}>
          <span aria-hidden="true" className={monthStyle(monthOf !== null)}>
            {monthOf !== null && formatShortMonth(monthOf, i18n.locale)}
          </span>
          {days.map((day) => (
            <Day
              key={day.day}
              day={day}
              words={dayWords(day, i18n)}
              isStop={day.day === current}
              onFocus={() => setChosen(day.day)}
            />
          ))}
        </Fragment>
      ))}
    </nav>
  );
}

const monthStyle = (hasWords: boolean) =>
  `col-span-full px-2 pt-1 text-sm text-soft sm:col-auto sm:block sm:p-0 sm:text-center sm:whitespace-nowrap ${hasWords ? "" : "hidden"}`;

interface DayProps {
  readonly day: HeatDay;
  readonly words: string;
  readonly isStop: boolean;
  readonly onFocus: () => void;
}

function Day({ day, words, isStop, onFocus }: DayProps) {
  const place = "grid h-11 w-full place-items-center rounded-control";
  if (day.mark === "future") {
    return (
      <span className={place}>
        <HeatBead {...day} />
      </span>
    );
  }
  return (
    <a
      href={`/track?day=${day.day}`}
      aria-label={words}
      aria-current={day.isToday ? "date" : undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={onFocus}
      className={`${place} hover:bg-bead`}
    >
      <HeatBead {...day} />
    </a>
  );
}
