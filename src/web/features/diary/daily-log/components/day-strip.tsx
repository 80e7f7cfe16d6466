import { Plural, Trans } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { StripDay } from "../view-model.ts";
import { DayBead } from "./day-bead.tsx";

interface DayStripProps {
  readonly days: readonly StripDay[];
  readonly today: CalendarDay;
  readonly chosen: CalendarDay;
  readonly onChoose: (day: CalendarDay) => void;
}

/** Her last 30 days as a string of beads; each opens its day. Today hangs at the right. */
export function DayStrip({ days, today, chosen, onChoose }: DayStripProps) {
  const string = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const shown = string.current;
    const bead = shown?.querySelector<HTMLElement>(`[data-day="${chosen}"]`);
    if (!shown || !bead) return;
    // Only the string moves, never the page; the day after stays in sight too.
    shown.scrollLeft = bead.offsetLeft + 2 * bead.offsetWidth - shown.clientWidth;
  }, [chosen]);
  const logged = days.filter(({ mark }) => mark !== "empty").length;
  return (
    <fieldset className="grid min-w-0 gap-1">
      <legend className="sr-only">
        <Trans>Your last 30 days</Trans>
      </legend>
      <ul ref={string} className="day-strip">
        {days.map(({ day, mark }) => (
          <li key={day} data-day={day}>
            <DayBead
              day={day}
              mark={mark}
              isToday={day === today}
              isChosen={day === chosen}
              onChoose={() => onChoose(day)}
            />
          </li>
        ))}
      </ul>
      <p className="text-sm text-soft">
        <Plural
          value={logged}
          _0="Nothing logged in the last 30 days yet"
          one="# of the last 30 days logged"
          other="# of the last 30 days logged"
        />
      </p>
    </fieldset>
  );
}
