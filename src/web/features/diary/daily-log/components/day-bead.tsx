import { useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import type { DayMark } from "../view-model.ts";

interface DayBeadProps {
  readonly day: CalendarDay;
  readonly mark: DayMark;
  readonly isToday: boolean;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

/** One day on the string: which it is, and whether it is logged. */
export function DayBead({ day, mark, isToday, isChosen, onChoose }: DayBeadProps) {
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
      <span className="text-sm text-soft">{weekday(day, i18n.locale)}</span>
      <DayMarkDrawing mark={mark} />
      <span className={isToday ? "day-bead-today" : "day-bead-number"}>
        {Number(day.slice(-2))}
      </span>
    </label>
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
