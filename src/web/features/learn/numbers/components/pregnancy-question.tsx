import { Trans, useLingui } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import type { PregnancyAnswer } from "../view-model.ts";

interface PregnancyQuestionProps {
  readonly isSaving: boolean;
  readonly onAnswer: (answer: PregnancyAnswer) => void;
}

/** Asked once; the answer changes what this page and the predictions show. */
export function PregnancyQuestion({ isSaving, onAnswer }: PregnancyQuestionProps) {
  const { t } = useLingui();
  const answers: readonly (readonly [PregnancyAnswer, string])[] = [
    ["pregnant", t`Yes`],
    ["not_pregnant", t`No`],
    ["unsure", t`Unsure`],
  ];
  return (
    <Card title={<Trans>Are you currently pregnant?</Trans>}>
      <p className="mb-4 text-soft">
        <Trans>
          Your answer decides what is shown here. While you are pregnant, predictions pause. You can
          change it in Settings at any time.
        </Trans>
      </p>
      <div className="grid grid-cols-3 gap-3 sm:max-w-md">
        {answers.map(([answer, label]) => (
          <Button
            key={answer}
            variant="secondary"
            className="px-2"
            disabled={isSaving}
            onClick={() => onAnswer(answer)}
          >
            {label}
          </Button>
        ))}
      </div>
    </Card>
  );
}
