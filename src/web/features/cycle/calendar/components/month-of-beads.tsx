import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import type { Bead } from "#web/beads/bead.ts";
import { BeadMark, TodayMark } from "#web/beads/bead-mark.tsx";
import { Gloss } from "#web/beads/gloss.tsx";
import { MonthGrid } from "#web/beads/months/month-grid.tsx";
import { MonthPager } from "#web/beads/months/month-pager.tsx";
import type { Month } from "#web/beads/months/months.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { dayWords } from "../view-model.ts";
import { DeviceDot } from "./device-dot.tsx";

export function MonthOfBeads(props: {
  readonly month: Month;
  readonly last: Month;
  readonly onMonthChange: (month: Month) => void;
  readonly today: CalendarDay;
  readonly beadOf: (day: CalendarDay) => Bead;
  readonly countOf: (day: CalendarDay) => number;
  readonly isOnDeviceOnly: (day: CalendarDay) => boolean;
  readonly onOpen: (day: CalendarDay) => void;
}) {
  const { month, last, onMonthChange, today, beadOf, countOf, isOnDeviceOnly, onOpen } = props;
  const { t } = useLingui();
  const id = useId();
  const current = today.slice(0, 7);
  return (
    <>
      <MonthPager
        month={month}
        latest={last}
        names={{ before: t`Month before`, after: t`Month after` }}
        onChange={onMonthChange}
      >
        {month !== current && (
          <Button variant="quiet" className="px-3 text-sm" onClick={() => onMonthChange(current)}>
            <Trans>Today</Trans>
          </Button>
        )}
      </MonthPager>
      <svg width={0} height={0} className="absolute" aria-hidden="true">
        <Gloss id={id} />
      </svg>
      <MonthGrid
        month={month}
        entrance={today}
        className="bead-string"
        cell={(day, tabIndex) => (
          <DayBead
            day={day}
            today={today}
            bead={beadOf(day)}
            logged={countOf(day)}
            isOnDeviceOnly={isOnDeviceOnly(day)}
            gloss={`url(#${id})`}
            tabIndex={tabIndex}
            onOpen={onOpen}
          />
        )}
      />
    </>
  );
}

const RADIUS = 10.5;

function DayBead(props: {
  readonly day: CalendarDay;
  readonly today: CalendarDay;
  readonly bead: Bead;
  readonly logged: number;
  readonly isOnDeviceOnly: boolean;
  readonly gloss: string;
  readonly tabIndex: 0 | -1;
  readonly onOpen: (day: CalendarDay) => void;
}) {
  const { day, today, bead, logged, isOnDeviceOnly, gloss, tabIndex, onOpen } = props;
  const { i18n } = useLingui();
  const number = Number(day.slice(-2));
  const isToday = day === today;
  return (
    <button
      type="button"
      data-day={day}
      tabIndex={tabIndex}
      onClick={() => onOpen(day)}
      aria-label={dayWords(day, { bead, today, logged, isOnDeviceOnly }, i18n)}
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
          "relative flex min-h-3.5 items-center gap-1 text-[0.8125rem] leading-none sm:text-sm",
          day > today && "text-soft",
        )}
      >
        {!isToday && number}
        {logged > 0 && <span className="size-1.5 rounded-full bg-violet" />}
        {isOnDeviceOnly && <DeviceDot />}
      </span>
    </button>
  );
}

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
