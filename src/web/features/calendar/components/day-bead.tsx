import { useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Bead } from "#web/ui/bead.ts";
import { BeadMark, TodayMark } from "#web/ui/bead-mark.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { dayWords } from "../view-model.ts";

interface DayBeadProps {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly bead: Bead;
  readonly logged: number;
  /** Fill that rounds a flat disc into a bead. */
  readonly gloss: string;
  /** The one day that the Tab key leads to; arrows lead on from there. */
  readonly isEntrance: boolean;
  readonly onOpen: (day: CalendarDay) => void;
}

const RADIUS = 10.5;

/** One day on its week's string: the bead, its number, and a dot where more is logged. */
export function DayBead(props: DayBeadProps) {
  const { day, today, bead, logged, gloss, isEntrance, onOpen } = props;
  const { i18n } = useLingui();
  const number = Number(day.slice(-2));
  const isToday = day === today;
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={isEntrance ? 0 : -1}
      onClick={() => onOpen(day)}
      aria-label={dayWords(day, { bead, today, logged }, i18n)}
      aria-current={isToday ? "date" : undefined}
      className="relative grid h-16 w-full justify-items-center rounded-control hover:bg-bead/50 sm:h-18"
    >
      <span className="absolute inset-x-0 top-[21px] h-[1.5px] bg-string sm:top-[25px]" />
      <svg viewBox="-21 -21 42 42" className="relative mt-0 size-[42px] sm:mt-1" aria-hidden="true">
        {isToday ? (
          <TodayMark bead={bead} text={String(number)} />
        ) : (
          <BeadMark bead={bead} radius={RADIUS} gloss={gloss} />
        )}
      </svg>
      <span
        className={classNames(
          "relative -mt-1 flex items-center gap-1 text-[0.8125rem] leading-none",
          isToday ? "font-bold" : day > today ? "text-soft" : "",
        )}
      >
        {number}
        {logged > 0 && <span className="size-1.5 rounded-full bg-violet" />}
      </span>
    </button>
  );
}
