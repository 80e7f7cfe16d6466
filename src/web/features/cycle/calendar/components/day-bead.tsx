import { useLingui } from "@lingui/react/macro";
import { addDays, type CalendarDay } from "#domain/calendar-day.ts";
import type { Bead } from "#web/beads/bead.ts";
import { BeadMark, TodayMark } from "#web/beads/bead-mark.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { dayWords } from "../view-model.ts";

interface DayBeadProps {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly bead: Bead;
  readonly logged: number;
  /** Fill that rounds a flat disc into a bead. */
  readonly gloss: string;
  readonly tabIndex: 0 | -1;
  readonly onOpen: (day: CalendarDay) => void;
}

const RADIUS = 10.5;

/** One day on its week's string: the bead, its number, and a dot where more is logged. */
export function DayBead(props: DayBeadProps) {
  const { day, today, bead, logged, gloss, tabIndex, onOpen } = props;
  const { i18n } = useLingui();
  const number = Number(day.slice(-2));
  const isToday = day === today;
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={tabIndex}
      onClick={() => onOpen(day)}
      aria-label={dayWords(day, { bead, today, logged }, i18n)}
      aria-current={isToday ? "date" : undefined}
      className="relative flex h-17 w-full flex-col items-center rounded-control hover:bg-bead/50 sm:h-22"
    >
      <WeekString day={day} />
      <svg
        viewBox="-21 -21 42 42"
        className="relative size-[42px] flex-none sm:mt-1 sm:size-[58px]"
        aria-hidden="true"
      >
        {isToday ? (
          <TodayMark bead={bead} text={String(number)} />
        ) : (
          <BeadMark bead={bead} radius={RADIUS} gloss={gloss} />
        )}
      </svg>
      <span
        className={classNames(
          "relative flex items-center gap-1 text-[0.8125rem] leading-none sm:text-sm",
          isToday ? "font-bold" : day > today ? "text-soft" : "",
        )}
      >
        {number}
        {logged > 0 && <span className="size-1.5 rounded-full bg-violet" />}
      </span>
    </button>
  );
}

/** The string begins with the month's first bead and ends with its last. */
function WeekString({ day }: { readonly day: CalendarDay }) {
  const isFirst = day.endsWith("-01");
  const isLast = addDays(day, 1).endsWith("-01");
  return (
    <span
      className={classNames(
        "absolute top-[20px] h-[1.5px] bg-string sm:top-[32px]",
        isFirst ? "left-1/2" : "left-0",
        isLast ? "right-1/2" : "right-0",
      )}
    />
  );
}
