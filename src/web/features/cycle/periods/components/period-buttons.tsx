import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { RevisedCycle } from "#contract/cycles.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { openCycle } from "#domain/cycle-history.ts";
import { newId } from "#web/api/new-id.ts";
import { FailureNotice } from "#web/entry/failure-notice.tsx";
import { useSave } from "#web/entry/use-save.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { refreshes } from "../../overview/api.ts";
import { endPeriod, startPeriod } from "../api.ts";
import { hasArrived, type PendingStart, startToSend } from "../view-model.ts";

/** A new period begins this long after the old one was ended, in milliseconds. */
const PAUSE_BEFORE_NEW_PERIOD = 500;

interface PeriodButtonsProps {
  readonly cycles: readonly RevisedCycle[];
  readonly today: CalendarDay;
}

/** Starts and ends periods. What could not be sent is kept, and sent again as it was. */
export function PeriodButtons({ cycles, today }: PeriodButtonsProps) {
  const open = openCycle(cycles);
  const starting = useStarting(cycles, today);
  const ending = useEnding();
  const [isRenewing, setRenewing] = useState(false);

  const renew = async (cycle: RevisedCycle) => {
    setRenewing(true);
    if (await ending.save(cycle)) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_BEFORE_NEW_PERIOD));
      await starting.start();
    }
    setRenewing(false);
  };

  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Button
          className="px-2 whitespace-nowrap"
          busy={starting.isSaving || isRenewing}
          onClick={() => void (open === null ? starting.start() : renew(open))}
        >
          {open === null ? <Trans>Start Period</Trans> : <Trans>New Period</Trans>}
        </Button>
        <Button
          variant="secondary"
          className="px-2 whitespace-nowrap"
          busy={ending.isSaving}
          disabled={open === null}
          onClick={() => open !== null && void ending.save(open)}
        >
          <Trans>End Period</Trans>
        </Button>
      </div>
      <FailureNotice failure={starting.failure ?? ending.failure} fields="all" />
    </div>
  );
}

const showFailure = (title: string, description: string) =>
  showToast({ title, description, variant: "destructive" });

function useStarting(cycles: readonly RevisedCycle[], today: CalendarDay) {
  const { t } = useLingui();
  const [pending, setPending] = useState<PendingStart | null>(null);
  const { save, isSaving, failure } = useSave({
    send: startPeriod,
    refreshes,
    toast: () => ({ title: t`Period started`, description: t`Your new cycle has been logged.` }),
    onSaved: () => setPending(null),
    onFailed: () => showFailure(t`Failed to start period`, t`Please try again.`),
  });
  const start = () => {
    const next = startToSend(pending, cycles, { instant: Date.now(), day: today }, newId);
    setPending(next);
    return save(next);
  };
  return { start, isSaving, failure: hasArrived(pending, cycles) ? null : failure };
}

function useEnding() {
  const { t } = useLingui();
  return useSave({
    send: endPeriod,
    isOneTap: true,
    refreshes,
    toast: () => ({ title: t`Period ended`, description: t`Your cycle has been updated.` }),
    onFailed: () => showFailure(t`Failed to end period`, t`Please try again.`),
  });
}
