import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { Cycle } from "#contract/cycles.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import { type Trouble, troubleOf } from "#web/api/trouble.ts";
import { wordsOf } from "#web/api/trouble-words.ts";
import { formatDayRange } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { showToast } from "#web/ui/toast.tsx";
import { missedLogReplies } from "#web/words/missed-log-answer.ts";
import { useAnswerMissedLog } from "../api.ts";
import type { MissedLogQuestion } from "../view-model.ts";
import { MissingBead } from "./missing-bead.tsx";

interface MissedLogCardProps {
  readonly question: MissedLogQuestion;
  readonly today: CalendarDay;
  /** Opens the form that adds a period which was not logged in time. */
  readonly onAddPeriod: (around: CalendarDay) => void;
}

/** Asks once whether a long cycle hides a period that was not logged; nothing is split without her. */
export function MissedLogCard({ question, today, onAddPeriod }: MissedLogCardProps) {
  const { i18n } = useLingui();
  const [isYes, setYes] = useState(false);
  const { answer, isPending, trouble } = useAnswer(question);
  const { aroundDay: around, length, isRunning } = question;
  const day = formatDayRange({ first: around, last: around }, today, i18n.locale);
  return (
    <Card title={<Trans>Did a period go unlogged around {day}?</Trans>}>
      <div className="grid gap-4">
        <MissingBead question={question} />
        <p>
          {isRunning ? (
            <Trans>
              It is {length} days since your last logged period, longer than your others. It may
              simply be a long cycle, and then it stays one.
            </Trans>
          ) : (
            <Trans>
              One of your cycles has {length} days, much longer than your others. It may simply be a
              long cycle, and then it stays one.
            </Trans>
          )}
        </p>
        {isYes ? (
          <WhenWasIt
            isBusy={isPending}
            onAdd={() => onAddPeriod(around)}
            onUnknown={() => answer("yes")}
          />
        ) : (
          <div className="grid grid-cols-3 gap-2 sm:flex">
            <Button
              variant="secondary"
              className="px-2 whitespace-nowrap sm:px-5"
              onClick={() => setYes(true)}
            >
              {i18n._(missedLogReplies.yes)}
            </Button>
            <Button
              variant="secondary"
              className="px-2 whitespace-nowrap sm:px-5"
              disabled={isPending}
              onClick={() => answer("no")}
            >
              {i18n._(missedLogReplies.no)}
            </Button>
            <Button
              variant="quiet"
              className="px-2 whitespace-nowrap sm:px-5"
              disabled={isPending}
              onClick={() => answer("not_sure")}
            >
              {i18n._(missedLogReplies.not_sure)}
            </Button>
          </div>
        )}
        {trouble !== null && <Notice tone="urgent">{i18n._(wordsOf(trouble))}</Notice>}
      </div>
    </Card>
  );
}

function useAnswer({ cycle }: MissedLogQuestion) {
  const { t } = useLingui();
  const { mutateAsync, isPending } = useAnswerMissedLog();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  const answer = async (missedLog: NonNullable<Cycle["missedLog"]>) => {
    setTrouble(null);
    try {
      await mutateAsync({ id: cycle.id, missedLog });
      showToast({ title: t`Thank you`, description: t`Predictions follow your answer.` });
    } catch (error) {
      setTrouble(troubleOf(error));
    }
  };
  return { answer, isPending, trouble };
}

interface WhenWasItProps {
  readonly isBusy: boolean;
  readonly onAdd: () => void;
  readonly onUnknown: () => void;
}

function WhenWasIt({ isBusy, onAdd, onUnknown }: WhenWasItProps) {
  return (
    <div className="flex flex-wrap gap-2">
      <Button onClick={onAdd}>
        <Trans>Add that period</Trans>
      </Button>
      <Button variant="secondary" busy={isBusy} onClick={onUnknown}>
        <Trans>I don't know the day</Trans>
      </Button>
    </div>
  );
}
