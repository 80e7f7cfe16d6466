import { Trans, useLingui } from "@lingui/react/macro";
import { type KeyboardEvent, type SyntheticEvent, useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { focusField } from "#web/ui/focus-field.ts";
import { Progress } from "#web/ui/progress.tsx";
import { readSetup, setupOf } from "../api.ts";
import {
  answersOf,
  problemField,
  problemOf,
  type SetupAnswers,
  setupSteps,
  withStep,
} from "../view-model.ts";
import { StepFields } from "./step-fields.tsx";
import { StepHeading } from "./step-heading.tsx";

interface SetupWizardProps {
  /** Whose record this is. */
  readonly owner: string;
  readonly today: string;
  readonly onCompleted: () => void;
}

/** Six steps that fit the app to her, kept in this browser. Every Next keeps its step. */
export function SetupWizard(props: SetupWizardProps) {
  const { t } = useLingui();
  const wizard = useWizard(props);
  const { step, position, isLast, answers } = wizard;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    wizard.next();
  };
  // A disabled button keeps Enter from submitting: then it is told why.
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
      <StepProgress position={position} />
      <form onSubmit={submit} onKeyDown={submitByEnter} noValidate className="mt-5 grid gap-5">
        <StepHeading key={step} step={step} />
        <StepFields {...wizard} today={props.today} />
        <footer className="flex gap-3 pt-1">
          <Button variant="secondary" onClick={wizard.back} disabled={position === 1}>
            <Trans>Back</Trans>
          </Button>
          <Button type="submit" className="flex-1" disabled={isLast && !answers.accepted}>
            {isLast ? <Trans>Finish Setup</Trans> : <Trans>Next</Trans>}
          </Button>
        </footer>
      </form>
    </Dialog>
  );
}

function StepProgress({ position }: { readonly position: number }) {
  const { t } = useLingui();
  return (
    <Progress
      label={t`Your progress`}
      value={position}
      max={setupSteps.length}
      valueText={t`Step ${position} of ${setupSteps.length}`}
    />
  );
}

function useWizard({ owner, today, onCompleted }: SetupWizardProps) {
  const [record, setRecord] = useState(() => readSetup(owner));
  const [answers, setAnswers] = useState(() => answersOf(record));
  const [index, setIndex] = useState(0);
  const [tried, setTried] = useState(false);
  const step = setupSteps[index] ?? "privacy";
  const isLast = index === setupSteps.length - 1;
  const problem = problemOf(step, answers, today);

  const complete = (kept: typeof record) => {
    setupOf(owner).write({ ...kept, completed: true });
    onCompleted();
  };
  const next = () => {
    setTried(problem !== null);
    if (problem !== null) return focusField(problemField[problem]);
    const kept = withStep(record, step, answers);
    if (isLast) return complete(kept);
    setupOf(owner).write(kept);
    setRecord(kept);
    setIndex(index + 1);
  };
  const back = () => {
    setTried(false);
    setIndex(Math.max(0, index - 1));
  };

  return {
    step,
    position: index + 1,
    isLast,
    answers,
    problem: tried ? problem : null,
    change: (changed: Partial<SetupAnswers>) => setAnswers({ ...answers, ...changed }),
    next,
    back,
    skip: () => complete(record),
  };
}
