import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import { type RingDrawing, viewBox } from "#web/beads/ring/bead-ring.tsx";
import { arcPath, type RingGeometry, TODAY_RADIUS } from "#web/beads/ring/bead-ring-geometry.ts";
import { formatDay } from "#web/i18n/format-day.ts";

interface RingStopsProps {
  readonly geometry: RingGeometry;
  readonly drawing: RingDrawing;
  readonly today: CalendarDay;
  readonly cycleDay: number;
  readonly onHowSure: () => void;
}

/** The days are one tab stop: a single link moves to the active bead. */
export function RingStops(props: RingStopsProps) {
  const { geometry, drawing, onHowSure } = props;
  const { t } = useLingui();
  const box = viewBox(drawing.marks.length > 0);
  const { ribbon } = drawing;
  return (
    <>
      <DayStop {...props} box={box} />
      {ribbon !== null && (
        <button
          type="button"
          className="bead-ring-stop"
          aria-label={t`The days on which your period may begin, and how sure they are`}
          onClick={onHowSure}
        >
          <svg viewBox={box} aria-hidden="true">
            <path
              d={arcPath(
                geometry.radius,
                geometry.turnOf(Math.max(ribbon.from, 1)),
                geometry.turnOf(ribbon.from + ribbon.probabilities.length - 1),
              )}
            />
          </svg>
        </button>
      )}
    </>
  );
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: 1,
  ArrowDown: 1,
  ArrowRight: -1,
  ArrowUp: -1,
};

type DayStopProps = Omit<RingStopsProps, "onHowSure"> & { readonly box: string };

function DayStop({ geometry, today, cycleDay, box }: DayStopProps) {
  const { i18n } = useLingui();
  const link = useRef<HTMLAnchorElement>(null);
  const [daysAgo, setDaysAgo] = useState(0);
  const [moves, setMoves] = useState(0);
  const last = geometry.days + geometry.before - 1;
  const day = addDays(today, -daysAgo);
  const date = formatDay(day, i18n.locale);
  const number = cycleDay - daysAgo;
  // Screen readers announce a moved link only if it is new: each move renders and focuses one.
  useEffect(() => {
    if (moves > 0) link.current?.focus();
  }, [moves]);

  const move = (event: KeyboardEvent) => {
    const next =
      event.key === "Home" ? last : event.key === "End" ? 0 : daysAgo + (STEPS[event.key] ?? 0);
    if (next === daysAgo) return;
    event.preventDefault();
    setDaysAgo(Math.min(last, Math.max(0, next)));
    setMoves(moves + 1);
  };
  const aim = (event: PointerEvent) => setDaysAgo(Math.min(last, dayUnder(event, geometry)));
  const { x, y } = geometry.placeOf(daysAgo);
  return (
    <a
      key={moves}
      ref={link}
      href={`/track?day=${day}`}
      className="bead-ring-stop"
      onKeyDown={move}
      onPointerDown={aim}
    >
      <span className="sr-only">
        <Trans>
          Day {number}, {date}: open its log
        </Trans>
      </span>
      <svg viewBox={box} aria-hidden="true">
        <path
          d={arcPath(geometry.radius, geometry.turnOf(1 - geometry.days), geometry.turnOf(0))}
        />
        <circle cx={x} cy={y} r={daysAgo === 0 ? TODAY_RADIUS + 5 : geometry.beadRadius + 6} />
      </svg>
    </a>
  );
}

function dayUnder({ currentTarget, clientX, clientY }: PointerEvent, geometry: RingGeometry) {
  const { left, top, width, height } = currentTarget.getBoundingClientRect();
  const angle = Math.atan2(clientX - left - width / 2, top + height / 2 - clientY);
  const turn = (angle / (2 * Math.PI) + 1) % 1;
  const today = geometry.turnOf(0);
  const perDay = today - geometry.turnOf(-1);
  return Math.max(0, Math.round((today - turn) / perDay));
}
