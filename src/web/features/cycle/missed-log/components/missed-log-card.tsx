import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { type Cycle, missedLogAnswers, type RevisedCycle } from "#contract/entries/cycles.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { formatDayRange } from "#web/i18n/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { showToast } from "#web/ui/toasts/toast.tsx";
import { missedLogReplies } from "#web/words/cycles.ts";
import { answerMissedLog, refreshes } from "../../overview/api.ts";
import { useUndo } from "../../periods/use-undo.ts";
import type { MissedLogQuestion } from "../view-model.ts";
import { MissingBead } from "./missing-bead.tsx";

type MissedLog = NonNullable<Cycle["missedLog"]>;

interface MissedLogCardProps {
  readonly question: MissedLogQuestion;
  readonly today: CalendarDay;
  readonly onAddPeriod: (around: CalendarDay) => void;
}

/** Asks once about an unlogged period. Cycles are split only on the user's answer. */
export function MissedLogCard(props: MissedLogCardProps) {
  return props.question.isRunning ? <LapsedLogCard {...props} /> : <PastCycleCard {...props} />;
}

function useAnswer(cycle: RevisedCycle | null) {
  const { t } = useLingui();
  const undo = useUndo();
  const { save, isSaving, failure } = useSave({
    send: answerMissedLog,
    isOneTap: true,
    refreshes,
    onSaved: (answered, { cycle: { missedLog = null } }) =>
      showToast({
        title: t`Thank you`,
        description: t`We've updated your predictions.`,
        action: undo({ kind: "answered", cycle: answered, former: { missedLog } }),
      }),
  });
  const answer = (missedLog: MissedLog) => {
    if (cycle !== null) void save({ cycle, missedLog });
  };
  return { answer, isSaving, failure };
}

function PastCycleCard({ question, today, onAddPeriod }: MissedLogCardProps) {
  const { i18n } = useLingui();
  const [isYes, setYes] = useState(false);
  const { answer, isSaving, failure } = useAnswer(question.cycle);
  const { aroundDay: around, length } = question;
  const day = formatDayRange({ first: around, last: around }, today, i18n.locale);
  return (
    <Card title={<Trans>Did you forget to log a period around {day}?</Trans>}>
      <div className="grid gap-4">
        <MissingBead question={question} />
        <p>
          <Trans>
            One of your cycles lasted {length} days, much longer than your others. It may simply be
            a long cycle. If so, we'll leave it as it is.
          </Trans>
        </p>
        {isYes ? (
          <div className="flex flex-wrap gap-2">
            <Button onClick={() => onAddPeriod(around)}>
              <Trans>Add that period</Trans>
            </Button>
            <Button variant="secondary" busy={isSaving} onClick={() => answer("yes")}>
              <Trans>I don't know the day</Trans>
            </Button>
          </div>
        ) : (
          <Answers
            isBusy={isSaving}
            onAnswer={(choice) => (choice === "yes" ? setYes(true) : answer(choice))}
          />
        )}
        <FailureNotice failure={failure} />
      </div>
    </Card>
  );
}

/** A period from onboarding has no entry to store "none was missed" in: only a date helps. */
function LapsedLogCard({ question, onAddPeriod }: MissedLogCardProps) {
  const { answer, isSaving, failure } = useAnswer(question.cycle);
  const { aroundDay, length, cycle } = question;
  return (
    <Card title={<Trans>When did your last period start?</Trans>}>
      <div className="grid gap-4">
        <MissingBead question={question} />
        <p>
          <Trans>
            It's {length} days since your last logged period, longer than your other cycles. It may
            simply be a long cycle. If so, we'll leave it as it is.
          </Trans>
        </p>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => onAddPeriod(aroundDay)}>
            <Trans>Add that period</Trans>
          </Button>
          {cycle !== null && (
            <Button variant="secondary" busy={isSaving} onClick={() => answer("no")}>
              <Trans>No period is missing</Trans>
            </Button>
          )}
        </div>
        <TextLink href="/settings/profile#life-stages">
          <Trans>I have no periods any more</Trans>
        </TextLink>
        <FailureNotice failure={failure} />
      </div>
    </Card>
  );
}

interface AnswersProps {
  readonly isBusy: boolean;
  readonly onAnswer: (answer: MissedLog) => void;
}

function Answers({ isBusy, onAnswer }: AnswersProps) {
  const { i18n } = useLingui();
  return (
    <div className="flex flex-wrap gap-2">
      {missedLogAnswers.map((choice) => (
        <Button
          key={choice}
          variant={choice === "not_sure" ? "quiet" : "secondary"}
          className="grow px-2 whitespace-nowrap sm:grow-0 sm:px-5"
          disabled={isBusy && choice !== "yes"}
          onClick={() => onAnswer(choice)}
        >
          {i18n._(missedLogReplies[choice])}
        </Button>
      ))}
    </div>
  );
}
