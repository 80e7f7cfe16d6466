import { Trans, useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { Button } from "#web/ui/button.tsx";
import type { PeriodAnswer } from "../../periods/view-model.ts";

const answerStyle =
  "min-h-11 rounded-full bg-card px-3 text-[0.8125rem] whitespace-nowrap font-semibold text-hibiscus-ink ring-1 ring-inset ring-hibiscus/60 hover:ring-hibiscus disabled:opacity-55";

export function StartAndEnd(props: {
  readonly isOpen: boolean;
  readonly isStarting: boolean;
  readonly isEnding: boolean;
  readonly startLabel?: ReactNode;
  /** Without `onStart` and `onEnd` the buttons are placeholders that reserve their space. */
  readonly onStart?: (() => void) | undefined;
  readonly onEnd?: (() => void) | undefined;
}) {
  const { isOpen, isStarting, isEnding, startLabel, onStart, onEnd } = props;
  const { t } = useLingui();
  const whyNot = useId();
  if (startLabel !== undefined && !isOpen) {
    return (
      <Button variant="secondary" busy={isStarting} onClick={onStart}>
        {startLabel}
      </Button>
    );
  }
  return (
    <div className="grid grid-cols-2 gap-3">
      <Button
        variant={isOpen ? "secondary" : "primary"}
        className="px-2!"
        busy={isStarting}
        onClick={onStart}
      >
        {isOpen ? <Trans>New Period</Trans> : <Trans>Start Period</Trans>}
      </Button>
      <Button
        variant={isOpen ? "primary" : "secondary"}
        className="px-2! py-1!"
        busy={isEnding}
        disabled={!isOpen}
        aria-label={t`End Period`}
        aria-describedby={isOpen ? undefined : whyNot}
        onClick={onEnd}
      >
        <span className="grid leading-tight">
          <Trans>End Period</Trans>
          {!isOpen && (
            <span id={whyNot} className="text-xs font-normal">
              <Trans>No period is open</Trans>
            </span>
          )}
        </span>
      </Button>
    </div>
  );
}

interface AnswerButtonProps {
  readonly answer: PeriodAnswer;
  readonly isBusy: boolean;
  readonly onAnswer?: (() => void) | undefined;
}

export const AnswerButton = ({ answer, isBusy, onAnswer }: AnswerButtonProps) => (
  <button type="button" className={answerStyle} disabled={isBusy} onClick={onAnswer}>
    {answer === "started" ? <Trans>Started today?</Trans> : <Trans>Ended?</Trans>}
  </button>
);
