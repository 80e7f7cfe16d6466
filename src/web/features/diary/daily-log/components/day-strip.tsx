import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { formatDay, formatWeekday } from "#web/i18n/format-day.ts";
import type { DayMark, StripDay } from "../view-model.ts";

interface DayStripProps {
  readonly days: readonly StripDay[];
  readonly today: CalendarDay;
  readonly chosen: CalendarDay;
  readonly onChoose: (day: CalendarDay) => void;
}

export function DayStrip({ days, today, chosen, onChoose }: DayStripProps) {
  const string = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const strip = string.current;
    const bead = strip?.querySelector<HTMLElement>(`[data-day="${chosen}"]`);
    if (!strip || !bead) return;
    const show = () => {
      // Scrolls the strip without the page; the following day stays visible too.
      strip.scrollLeft = bead.offsetLeft + 2 * bead.offsetWidth - strip.clientWidth;
    };
    show();
    // While the app's outline is shown the strip has no width and can't be scrolled.
    if (strip.clientWidth > 0) return;
    const observer = new ResizeObserver(() => {
      show();
      observer.disconnect();
    });
    observer.observe(strip);
    return () => observer.disconnect();
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
      <p className="text-sm text-soft max-sm:sr-only">
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

interface DayBeadProps {
  readonly day: CalendarDay;
  readonly mark: DayMark;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function DayBead({ day, mark, isToday, isChosen, onChoose }: DayBeadProps) {
  const { t, i18n } = useLingui();
  const date = formatDay(day, i18n.locale);
  const name = mark === "empty" ? t`${date}, not logged` : t`${date}, logged`;
  return (
    <label className="day-bead">
      <input
        type="radio"
        name="logged-day"
        aria-label={isToday ? t`Today, ${name}` : name}
        checked={isChosen}
        onChange={onChoose}
      />
      <span className="text-sm text-soft">{formatWeekday(day, i18n.locale, "short")}</span>
      <DayMarkDrawing mark={mark} />
      <span className={isToday ? "day-bead-today" : "day-bead-number"}>
        {Number(day.slice(-2))}
      </span>
    </label>
  );
}

const RADIUS: Record<DayMark, number> = {
  empty: 6.5,
  spotting: 6.5,
  light: 6.5,
  logged: 7.5,
  moderate: 8,
  heavy: 9.5,
};

function DayMarkDrawing({ mark }: { readonly mark: DayMark }) {
  const radius = RADIUS[mark];
  const isFull = mark !== "empty" && mark !== "spotting";
  return (
    <span className="day-bead-string">
      <svg viewBox="-12 -12 24 24" width={24} height={24} aria-hidden="true">
        {isFull ? (
          <>
            <circle r={radius} className={mark === "logged" ? "fill-aloe" : "fill-hibiscus"} />
            <circle
              cx={radius * -0.32}
              cy={radius * -0.36}
              r={radius * 0.23}
              className="fill-bead-shine"
            />
          </>
        ) : (
          <circle r={radius} className="fill-bead stroke-bead-edge" strokeWidth="1.3" />
        )}
        {mark === "spotting" && <circle r="3" className="fill-hibiscus" />}
      </svg>
    </span>
  );
}
