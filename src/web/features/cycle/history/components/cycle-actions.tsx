import { Trans, useLingui } from "@lingui/react/macro";
import type { RevisedCycle } from "#contract/entries/cycles.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import type { CycleTask } from "../view-model.ts";

interface CycleActionsProps {
  readonly cycle: RevisedCycle | null;
  readonly day: CalendarDay;
  /** A period covers the day, so no other can start on it. */
  readonly isInPeriod: boolean;
  readonly onChoose: (task: CycleTask) => void;
}

export function CycleActions({ cycle, day, isInPeriod, onChoose }: CycleActionsProps) {
  const { i18n } = useLingui();
  const began = cycle && formatDay(cycle.startDay, i18n.locale);
  return (
    <>
      {cycle !== null && (
        <Button variant="secondary" onClick={() => onChoose({ kind: "edit", cycle })}>
          {cycle.startDay === day ? (
            <Trans>Edit the cycle that began on this day</Trans>
          ) : (
            <Trans>Edit the cycle that began {began}</Trans>
          )}
        </Button>
      )}
      {!isInPeriod && (
        <Button variant="secondary" onClick={() => onChoose({ kind: "add", day })}>
          <Trans>A period began on this day</Trans>
        </Button>
      )}
    </>
  );
}
