import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type SyntheticEvent, useState } from "react";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import type { Opened } from "#web/entry/seal/sealed-record.ts";
import { StepHeading } from "#web/entry/steps/step-heading.tsx";
import { StepProgress } from "#web/entry/steps/step-progress.tsx";
import { placeOf, stepBeside } from "#web/entry/steps/steps.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { focusField } from "#web/ui/fields/focus-field.ts";
import { WhyNot } from "#web/ui/fields/why-not.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { setupOf } from "../api.ts";
import {
  answersOf,
  type EarlierAnswers,
  problemField,
  problemOf,
  type SetupAnswers,
  type SetupRecord,
  type SetupStep,
  setupSteps,
  withStep,
} from "../view-model.ts";
import { stepTitles } from "../words.ts";
import { StepFields } from "./step-fields.tsx";

interface SetupWizardProps {
  readonly owner: string;
  readonly record: SetupRecord;
  readonly place: Opened<SetupRecord>["place"];
  readonly today: string;
  readonly earlier: EarlierAnswers;
  readonly onSave: (record: SetupRecord) => Promise<unknown>;
  readonly onCompleted: () => void;
}

export function SetupWizard(props: SetupWizardProps) {
  const { i18n, t } = useLingui();
  const wizard = useWizard(props);
  const { step, answers } = wizard;
  const { number, count, isFirst, isLast } = placeOf(setupSteps, step);
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    wizard.next();
  };
  // A disabled button blocks submitting by Enter: show the reason instead.
  const submitByEnter = (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) submit(event);
  };
  return (
    <Dialog
      open
      stays
      closeWords={t`Skip`}
      onOpenChange={wizard.skip}
      title={<Trans>Set up your space</Trans>}
    >
      <StepProgress label={t`Your progress`} number={number} count={count} isBare />
      <form
        onSubmit={submit}
        onKeyDown={submitByEnter}
        noValidate
        className="mt-5 grid scroll-mt-28 gap-5"
      >
        <StepHeading key={step} level={3} className="text-xl">
          {i18n._(stepTitles[step])}
        </StepHeading>
        <StepFields {...wizard} said={props.earlier} today={props.today} />
        {props.place !== "browser" && <NotStoredNotice />}
        <FailureNotice
          failure={wizard.failure}
          title={<Trans>We couldn't save your answers</Trans>}
          fields="all"
          onRetry={wizard.next}
        >
          <Trans>They are still here.</Trans>
        </FailureNotice>
        <StepButtons
          isLast={isLast}
          isAccepted={answers.accepted}
          onBack={isFirst ? null : wizard.back}
        />
      </form>
    </Dialog>
  );
}

interface StepButtonsProps {
  readonly isLast: boolean;
  readonly isAccepted: boolean;
  readonly onBack: (() => void) | null;
}

function StepButtons({ isLast, isAccepted, onBack }: StepButtonsProps) {
  const { t } = useLingui();
  const isMissing = isLast && !isAccepted;
  return (
    <>
      {isMissing && (
        <WhyNot id="setup-why-not">
          <Trans>Tick the box above to finish.</Trans>
        </WhyNot>
      )}
      <footer className="flex flex-wrap gap-2 pt-1">
        <Button
          variant="secondary"
          onClick={onBack ?? undefined}
          disabled={onBack === null}
          title={onBack === null ? t`This is the first step.` : undefined}
        >
          <Trans>Back</Trans>
        </Button>
        <Button
          type="submit"
          className="flex-auto"
          disabled={isMissing}
          aria-describedby={isMissing ? "setup-why-not" : undefined}
        >
          {isLast ? <Trans>Finish Setup</Trans> : <Trans>Next</Trans>}
        </Button>
      </footer>
    </>
  );
}

function NotStoredNotice() {
  return (
    <Notice tone="info">
      <Trans>
        This browser can't store your answers safely. They stay here until you close this tab or
        sign out.
      </Trans>
    </Notice>
  );
}

function useWizard({ owner, today, onSave, onCompleted, ...props }: SetupWizardProps) {
  const [record, setRecord] = useState(props.record);
  const [answers, setAnswers] = useState(() => answersOf(record));
  const [step, setStep] = useState<SetupStep>("welcome");
  const [isTried, setTried] = useState(false);
  const problem = problemOf(step, answers, today);

  const [failure, setFailure] = useState<Error | null>(null);

  const complete = async (last: SetupRecord) => {
    await setupOf(owner).change(() => ({ ...last, completed: true }));
    onCompleted();
  };
  const finish = async (last: SetupRecord) => {
    try {
      await onSave(last);
    } catch (error) {
      if (error instanceof Error) return setFailure(error);
      throw error;
    }
    await complete(last);
  };
  const next = () => {
    setTried(problem !== null);
    if (problem !== null) return focusField(problemField[problem]);
    const changed = withStep(record, step, answers);
    if (placeOf(setupSteps, step).isLast) return void finish(changed);
    void setupOf(owner).change(() => changed);
    setRecord(changed);
    setStep(stepBeside(setupSteps, step, 1));
  };
  const back = () => {
    setTried(false);
    setStep(stepBeside(setupSteps, step, -1));
  };

  return {
    step,
    answers,
    problem: isTried ? problem : null,
    change: (part: Partial<SetupAnswers>) => setAnswers({ ...answers, ...part }),
    next,
    back,
    failure,
    skip: () => {
      // Skip finishes at once with this step's answers; a later review sends the rest.
      const last = problem === null ? withStep(record, step, answers) : record;
      onSave(last).catch(() => undefined);
      void complete(last);
    },
  };
}
