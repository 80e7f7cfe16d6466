import { Trans, useLingui } from "@lingui/react/macro";
import { StepHeading } from "#web/entry/steps/step-heading.tsx";
import { StepProgress } from "#web/entry/steps/step-progress.tsx";
import { placeOf, stepBeside } from "#web/entry/steps/steps.ts";
import { Button } from "#web/ui/button.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Form } from "#web/ui/form.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { type CheckWalkProps, useCheckWalk } from "../use-check-walk.ts";
import { type CheckDraft, type CheckStep, checkSteps, isSite } from "../view-model.ts";
import { stepTitle } from "../words.ts";
import { ReviewStep } from "./review-step.tsx";
import { StartStep } from "./start-step.tsx";
import { StepQuestion } from "./step-question.tsx";

export function CheckWalk(props: CheckWalkProps) {
  const walk = useCheckWalk(props);
  const { draft, look, change, go } = walk;
  const { step } = draft;
  const submit = () => {
    if (step === "review") void walk.save();
    else go(stepBeside(checkSteps, step, 1));
  };
  return (
    <Form onSubmit={submit} className="grid scroll-mt-24 grid-cols-[minmax(0,1fr)] gap-5">
      <WalkHead step={step} onLeave={props.onLeave} />
      {step === "start" && (
        <StartStep
          draft={draft}
          look={look}
          onChange={change}
          today={props.today}
          isEditing={props.initial.base !== null && props.initial.step === "review"}
          onMove={walk.move}
          onLook={walk.chooseLook}
        />
      )}
      {step === "review" && <ReviewStep walk={walk} />}
      {step !== "start" && step !== "review" && (
        <StepQuestion draft={draft} look={look} onChange={change} />
      )}
      <WalkButtons walk={walk} />
    </Form>
  );
}

type Walk = ReturnType<typeof useCheckWalk>;

function WalkHead({ step, onLeave }: { step: CheckStep; onLeave: () => void }) {
  const { i18n, t } = useLingui();
  const { number, count } = placeOf(checkSteps, step);
  return (
    <header className="grid gap-3">
      <StepProgress label={t`Your check`} number={number} count={count}>
        <button
          type="button"
          onClick={onLeave}
          className="-mr-2 inline-flex min-h-11 items-center gap-1.5 rounded-control px-2 text-sm font-semibold text-soft hover:bg-bead"
        >
          <Icon name="close" size={18} />
          <Trans>Finish later</Trans>
        </button>
      </StepProgress>
      <StepHeading key={step} level={2} className="text-2xl">
        {stepTitle(step, i18n)}
      </StepHeading>
    </header>
  );
}

/** Above the tab bar on a phone, so that the button is visible beside every figure. */
const STAYS =
  "sticky bottom-16 z-10 -mx-4 bg-paper/95 px-4 py-3 md:static md:mx-0 md:bg-transparent md:px-0";

function WalkButtons({ walk }: { readonly walk: Walk }) {
  const { draft, go, hasReviewed, isSaving } = walk;
  const { step } = draft;
  return (
    <div className={classNames("flex flex-wrap items-center gap-3", step !== "start" && STAYS)}>
      {step !== "start" && (
        <Button variant="secondary" onClick={() => go(stepBeside(checkSteps, step, -1))}>
          <Icon name="chevron-left" size={18} />
          <Trans>Back</Trans>
        </Button>
      )}
      <Button type="submit" busy={isSaving} className="min-w-32 flex-1 sm:flex-none">
        {submitWords(walk)}
      </Button>
      {hasReviewed && step !== "review" && (
        <Button variant="quiet" onClick={() => go("review")}>
          <Trans>Review answers</Trans>
        </Button>
      )}
      {step === "start" && !hasReviewed && (
        <Button variant="quiet" onClick={() => go("acne")}>
          <Trans>Only skin and scalp</Trans>
        </Button>
      )}
    </div>
  );
}

function submitWords({ draft, isSaving }: Pick<Walk, "draft" | "isSaving">) {
  if (isSaving) return <Trans>Saving...</Trans>;
  if (draft.step === "start") return <Trans>Start with hair</Trans>;
  if (draft.step === "review") return <Trans>Save this check</Trans>;
  return isAnswered(draft) ? <Trans>Next</Trans> : <Trans>Skip</Trans>;
}

function isAnswered({ step, hair, acne, hairThinning, acanthosis }: CheckDraft): boolean {
  if (isSite(step)) return hair[step] !== undefined;
  const answers = { acne, thinning: hairThinning, acanthosis };
  return answers[step as keyof typeof answers] !== undefined;
}
