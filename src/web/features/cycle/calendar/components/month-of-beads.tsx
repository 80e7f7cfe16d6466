import { Trans, useLingui } from "@lingui/react/macro";
import { useId } from "react";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { Bead } from "#web/beads/bead.ts";
import { MonthGrid } from "#web/beads/month-grid.tsx";
import { MonthSteps } from "#web/beads/month-steps.tsx";
import type { Month } from "#web/beads/months.ts";
import { Button } from "#web/ui/button.tsx";
import { DayBead } from "./day-bead.tsx";

interface MonthOfBeadsProps {
  readonly month: Month;
  readonly last: Month;
  readonly onMonthChange: (month: Month) => void;
  readonly today: CalendarDay;
  readonly beadOf: (day: CalendarDay) => Bead;
  /** How many things are logged on a day. */
  readonly countOf: (day: CalendarDay) => number;
  readonly onOpen: (day: CalendarDay) => void;
}

/** A month as strings of beads, one for each week. Every day opens. */
export function MonthOfBeads(props: MonthOfBeadsProps) {
  const { month, last, onMonthChange, today, beadOf, countOf, onOpen } = props;
  const { t } = useLingui();
  const id = useId();
  const current = today.slice(0, 7);
  return (
    <>
      <MonthSteps
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
      </MonthSteps>
      <svg width={0} height={0} className="absolute" aria-hidden="true">
        <defs>
          <radialGradient id={`${id}-gloss`} cx="0.4" cy="0.35" r="0.7">
            <stop offset="0.55" stopColor="#000" stopOpacity="0" />
            <stop offset="1" stopColor="#000" stopOpacity="0.22" />
          </radialGradient>
        </defs>
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
            gloss={`url(#${id}-gloss)`}
            tabIndex={tabIndex}
            onOpen={onOpen}
          />
        )}
      />
    </>
  );
}
