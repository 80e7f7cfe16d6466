import { Trans, useLingui } from "@lingui/react/macro";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { formatDayRange } from "#web/i18n/format-day.ts";
import { Icon } from "#web/ui/icon.tsx";
import type { ChartedCycle } from "../view-model.ts";

interface CycleStepsProps {
  readonly cycle: ChartedCycle;
  readonly today: CalendarDay;
  /** `null` where there is no cycle on that side. */
  readonly onEarlier: (() => void) | null;
  readonly onLater: (() => void) | null;
}

const STEP =
  "grid size-12 flex-none place-items-center rounded-full hover:bg-bead disabled:opacity-40";

/** Which cycle is shown, and the way to those beside it. */
export function CycleSteps({ cycle, today, onEarlier, onLater }: CycleStepsProps) {
  const { i18n, t } = useLingui();
  const { startDay, lastDay, days, isRunning } = cycle;
  return (
    <div className="flex items-center gap-1">
      <button
        type="button"
        className={STEP}
        aria-label={t`Cycle before`}
        disabled={onEarlier === null}
        onClick={onEarlier ?? undefined}
      >
        <Icon name="chevron-left" />
      </button>
      <div className="flex-1 text-center" aria-live="polite">
        <h2 className="text-lg tabular-nums sm:text-xl">
          {formatDayRange({ first: startDay, last: lastDay }, today, i18n.locale)}
        </h2>
        <p className="text-sm text-soft">
          {isRunning ? (
            <Trans>This cycle, day {days.length}</Trans>
          ) : (
            <Trans>{days.length} days</Trans>
          )}
        </p>
      </div>
      <button
        type="button"
        className={STEP}
        aria-label={t`Cycle after`}
        disabled={onLater === null}
        onClick={onLater ?? undefined}
      >
        <Icon name="chevron-right" />
      </button>
    </div>
  );
}
