import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Cycle } from "#contract/cycles.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { openCycle } from "#domain/cycle-history.ts";
import { newId } from "#web/api/new-id.ts";
import { type Trouble, troubleOf } from "#web/api/trouble.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { useEndCycle, useStartCycle } from "../api.ts";
import { hasArrived, type PendingStart, startToSend } from "../view-model.ts";
import { PeriodTrouble } from "./period-trouble.tsx";

/** A new period begins this long after the old one was ended, in milliseconds. */
const PAUSE_BEFORE_NEW_PERIOD = 500;

interface PeriodButtonsProps {
  readonly cycles: readonly Cycle[];
  readonly today: CalendarDay;
}

/** Starts and ends periods. What could not be sent is kept, and sent again as it was. */
export function PeriodButtons({ cycles, today }: PeriodButtonsProps) {
  const open = openCycle(cycles);
  const { startPeriod, isStarting, startTrouble } = useStarting(cycles, today);
  const { endPeriod, isEnding, endTrouble } = useEnding();
  const [isRenewing, setRenewing] = useState(false);

  const newPeriod = async (open: Cycle) => {
    setRenewing(true);
    if (await endPeriod(open)) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_BEFORE_NEW_PERIOD));
      await startPeriod();
    }
    setRenewing(false);
  };

  const trouble = startTrouble ?? endTrouble;
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-3">
        <Button
          className="px-2 whitespace-nowrap"
          busy={isStarting || isRenewing}
          onClick={() => (open === null ? startPeriod() : newPeriod(open))}
        >
          {open === null ? <Trans>Start Period</Trans> : <Trans>New Period</Trans>}
        </Button>
        <Button
          variant="secondary"
          className="px-2 whitespace-nowrap"
          busy={isEnding}
          disabled={open === null}
          onClick={() => open !== null && endPeriod(open)}
        >
          <Trans>End Period</Trans>
        </Button>
      </div>
      {trouble !== null && <PeriodTrouble trouble={trouble} />}
    </div>
  );
}

function useStarting(cycles: readonly Cycle[], today: CalendarDay) {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useStartCycle();
  const [pending, setPending] = useState<PendingStart | null>(null);
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const startPeriod = async () => {
    setTrouble(null);
    const now = { instant: Date.now(), day: today };
    const start = startToSend(pending, cycles, now, newId);
    setPending(start);
    try {
      await mutateAsync(start);
      setPending(null);
      showToast({ title: t`Period started`, description: t`Your new cycle has been logged.` });
    } catch (error) {
      setTrouble(troubleOf(error));
      showToast({
        title: t`Failed to start period`,
        description: t`Please try again.`,
        variant: "destructive",
      });
    }
  };
  const startTrouble = hasArrived(pending, cycles) ? null : trouble;
  return { startPeriod, isStarting: isPending, startTrouble };
}

function useEnding() {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useEndCycle();
  const [trouble, setTrouble] = useState<Trouble | null>(null);

  const endPeriod = async ({ id }: Cycle): Promise<boolean> => {
    setTrouble(null);
    try {
      await mutateAsync({ id, endDate: new Date().toISOString() });
      showToast({ title: t`Period ended`, description: t`Your cycle has been updated.` });
      return true;
    } catch (error) {
      setTrouble(troubleOf(error));
      showToast({
        title: t`Failed to end period`,
        description: t`Please try again.`,
        variant: "destructive",
      });
      return false;
    }
  };
  return { endPeriod, isEnding: isPending, endTrouble: trouble };
}
