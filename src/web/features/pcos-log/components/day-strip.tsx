import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useLayoutEffect, useRef } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import type { DayMark, StripDay } from "../view-model.ts";

interface DayStripProps {
  readonly days: readonly StripDay[];
  readonly today: CalendarDay;
  readonly chosen: CalendarDay;
  readonly onChoose: (day: CalendarDay) => void;
}

/** Her last 30 days as a string of beads; each opens its day. Today hangs at the right. */
export function DayStrip({ days, today, chosen, onChoose }: DayStripProps) {
  const { t } = useLingui();
  const string = useRef<HTMLUListElement>(null);
  useLayoutEffect(() => {
    const shown = string.current;
    const bead = shown?.querySelector<HTMLElement>(`[data-day="${chosen}"]`);
    if (!shown || !bead) return;
    // Only the string moves, never the page.
    shown.scrollLeft = bead.offsetLeft - shown.clientWidth + bead.offsetWidth * 1.5;
  }, [chosen]);
  const logged = days.filter(({ mark }) => mark !== "empty").length;
  return (
    <section aria-label={t`Your last 30 days`} className="grid min-w-0 gap-1">
      <ul ref={string} className="day-strip relative -mx-5 px-3 py-1 sm:mx-0 sm:px-0">
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
          _0="Nothing logged in the last 30 days yet. A full bead is a logged day."
          one="# of the last 30 days logged. A full bead is a logged day."
          other="# of the last 30 days logged. A full bead is a logged day."
        />
      </p>
    </section>
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
    <button
      type="button"
      aria-label={isToday ? t`Today, ${name}` : name}
      aria-pressed={isChosen}
      onClick={onChoose}
      className="group grid min-h-20 w-12 justify-items-center gap-0.5 rounded-control pt-1 pb-1.5 hover:bg-bead aria-pressed:bg-card aria-pressed:shadow-card aria-pressed:ring-1 aria-pressed:ring-edge aria-pressed:ring-inset"
    >
      <span className="text-sm text-soft">
        {isToday ? <Trans>Today</Trans> : weekday(day, i18n.locale)}
      </span>
      <DayMarkDrawing mark={mark} />
      <span className="text-sm tabular-nums group-aria-pressed:font-bold">
        {Number(day.slice(-2))}
      </span>
    </button>
  );
}

const weekday = (day: CalendarDay, locale: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString(locale, { weekday: "short", timeZone: "UTC" });

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
    <svg viewBox="-24 -12 48 24" width={48} height={24} aria-hidden="true">
      <path d="M-24 0H24" className="stroke-string" strokeWidth="1.5" />
      {isFull ? (
        <>
          <circle r={radius} className={mark === "logged" ? "fill-aloe" : "fill-hibiscus"} />
          <circle cx={radius * -0.32} cy={radius * -0.36} r="1.7" className="fill-bead-shine" />
        </>
      ) : (
        <circle r={radius} className="fill-bead stroke-bead-edge" strokeWidth="1.3" />
      )}
      {mark === "spotting" && <circle r="3" className="fill-hibiscus" />}
    </svg>
  );
}
