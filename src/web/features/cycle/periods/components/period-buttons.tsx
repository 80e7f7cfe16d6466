import { useLingui } from "@lingui/react/macro";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import type { RevisedCycle } from "#contract/entries/cycles.ts";
import type { CycleFacts } from "#domain/cycles/cycle-facts.ts";
import { openCycle } from "#domain/cycles/cycle-history.ts";
import { forgottenEnd } from "#domain/cycles/periods/forgotten-end.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { after } from "#web/api/after.ts";
import { newId } from "#web/api/new-id.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import { loadTable } from "#web/i18n/i18n.ts";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { refreshes } from "../../overview/api.ts";
import { AnswerButton, StartAndEnd } from "../../overview/components/start-and-end.tsx";
import { endPeriod, startPeriod } from "../api.ts";
import { hasArrived, type PendingStart, startToSend } from "../form.ts";
import { useUndo } from "../use-undo.ts";
import type { PeriodAnswer } from "../view-model.ts";
import { isStillBleeding } from "../view-model.ts";

const PAUSE_BEFORE_NEW_PERIOD = 500;

const BleedingInPregnancy = lazy(async () => {
  const [dialog] = await Promise.all([
    import("../../pregnancy/components/bleeding-in-pregnancy.tsx"),
    loadTable("concerns-pregnancy"),
  ]);
  return { default: dialog.BleedingInPregnancy };
});

/**
 * A failed start is stored and resent unchanged. In a pregnancy a dialog explains bleeding instead.
 */
export function PeriodButtons(props: {
  readonly cycles: readonly RevisedCycle[];
  readonly facts: CycleFacts;
  readonly today: CalendarDay;
  readonly answer?: PeriodAnswer | null;
  readonly startLabel?: ReactNode;
  readonly children?: (answer: ReactNode) => ReactNode;
}) {
  const { cycles, facts, today, answer = null, startLabel, children } = props;
  const open = openCycle(cycles);
  const ending = useEnding(facts, today);
  const starting = useStarting(cycles, today);
  const [isRenewing, setRenewing] = useState(false);
  const [isAsking, setAsking] = useState(false);

  const renew = async (cycle: RevisedCycle) => {
    setRenewing(true);
    const ended = await ending.end(cycle, true);
    if (ended !== null) {
      await after(PAUSE_BEFORE_NEW_PERIOD);
      await starting.start(ended);
    }
    setRenewing(false);
  };
  const begin = () => void (open === null ? starting.start(null) : renew(open));

  const place = useRef<HTMLDivElement>(null);
  // The home-screen shortcut "Period started".
  useEffect(() => {
    if (location.hash === "#period") place.current?.focus();
  }, []);

  const press = () => (facts.pregnancy === "pregnant" ? setAsking(true) : begin());
  const end = () => open !== null && void ending.end(open);

  return (
    <div id="period" ref={place} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      {children?.(
        answer && (
          <AnswerButton
            answer={answer}
            isBusy={starting.isSaving || ending.isSaving}
            onAnswer={answer === "started" ? press : end}
          />
        ),
      )}
      <StartAndEnd
        isOpen={open !== null}
        isStarting={starting.isSaving || isRenewing}
        isEnding={ending.isSaving}
        startLabel={startLabel}
        onStart={press}
        onEnd={end}
      />
      <FailureNotice failure={starting.failure ?? ending.failure} fields="all" />
      {isAsking && (
        <Suspense>
          <BleedingInPregnancy
            today={today}
            onStart={() => {
              setAsking(false);
              begin();
            }}
            onClose={() => setAsking(false)}
          />
        </Suspense>
      )}
    </div>
  );
}

function useStarting(cycles: readonly RevisedCycle[], today: CalendarDay) {
  const { t } = useLingui();
  const undo = useUndo();
  const [pending, setPending] = useState<PendingStart | null>(null);
  const before = useRef<RevisedCycle | null>(null);
  const { save, isSaving, failure } = useSave({
    send: startPeriod,
    refreshes,
    onSaved: (cycle) => {
      setPending(null);
      const action = undo(
        before.current === null
          ? { kind: "started", cycle }
          : { kind: "renewed", cycles: [before.current, cycle] },
      );
      showToast({
        title: t`Period started`,
        description: t`Your new cycle has been logged.`,
        action,
      });
    },
    onFailed: () =>
      showToast({
        title: t`Failed to start period`,
        description: t`Please try again.`,
        variant: "destructive",
        action:
          before.current === null ? undefined : undo({ kind: "ended", cycle: before.current }),
      }),
  });
  const start = (ended: RevisedCycle | null) => {
    before.current = ended;
    const next = startToSend(pending, cycles, { instant: Date.now(), day: today }, newId);
    setPending(next);
    return save(next);
  };
  return { start, isSaving, failure: hasArrived(pending, cycles) ? null : failure };
}

function useEnding(facts: CycleFacts, today: CalendarDay) {
  const { t, i18n } = useLingui();
  const undo = useUndo();
  const isForNew = useRef(false);
  const ended = useRef<RevisedCycle | null>(null);
  const { save, isSaving, failure } = useSave({
    send: endPeriod,
    isOneTap: true,
    refreshes,
    onSaved: (cycle, { forgotten }) => {
      ended.current = cycle;
      const day = forgotten && formatDay(forgotten, i18n.locale);
      const action = isForNew.current ? undefined : undo({ kind: "ended", cycle });
      showToast({
        title: t`Period ended`,
        description: day
          ? t`We put its last day at ${day}. You can change it in Cycle history.`
          : t`Your cycle has been updated.`,
        action,
      });
    },
    onFailed: () =>
      showToast({
        title: t`Failed to end period`,
        description: t`Please try again.`,
        variant: "destructive",
      }),
  });
  const end = async (cycle: RevisedCycle, isBeforeNew = false) => {
    isForNew.current = isBeforeNew;
    const forgotten = isStillBleeding(cycle, today) ? null : forgottenEnd(facts, today);
    return (await save({ cycle, forgotten })) ? ended.current : null;
  };
  return { end, isSaving, failure };
}
