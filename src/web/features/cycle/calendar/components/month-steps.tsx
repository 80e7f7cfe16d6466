import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type Month, monthName, monthsOn } from "../view-model.ts";

interface MonthStepsProps {
  readonly month: Month;
  readonly last: Month;
  readonly today: CalendarDay;
  readonly onChange: (month: Month) => void;
}

const STEP =
  "grid size-12 flex-none place-items-center rounded-full hover:bg-bead disabled:opacity-40";

/** The month's name, and the way to those beside it. */
export function MonthSteps({ month, last, today, onChange }: MonthStepsProps) {
  const { i18n, t } = useLingui();
  const current = today.slice(0, 7);
  return (
    <div className="mb-3 flex items-center gap-1">
      <button
        type="button"
        className={STEP}
        aria-label={t`Month before`}
        onClick={() => onChange(monthsOn(month, -1))}
      >
        <Icon name="chevron-left" />
      </button>
      <h2 className="flex-1 text-center text-xl sm:text-2xl" aria-live="polite">
        {monthName(month, i18n.locale)}
      </h2>
      {month !== current && (
        <Button variant="quiet" className="px-3 text-sm" onClick={() => onChange(current)}>
          <Trans>Today</Trans>
        </Button>
      )}
      <button
        type="button"
        className={STEP}
        aria-label={t`Month after`}
        disabled={month >= last}
        onClick={() => onChange(monthsOn(month, 1))}
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}
