import { useLingui } from "@lingui/react/macro";
import { questionnaireAnswers } from "#domain/questionnaires/questionnaire-text.ts";
import { ChoiceField } from "#web/ui/fields/choice-field.tsx";

const options = questionnaireAnswers.map((label, value) => ({ value: String(value), label }));

export function QuestionnaireItem({
  name,
  text,
  answer,
  isMissing,
  onAnswer,
}: {
  readonly name: string;
  readonly text: string;
  readonly answer: number | null;
  readonly isMissing: boolean;
  readonly onAnswer: (answer: number) => void;
}) {
  const { t } = useLingui();
  return (
    <div lang="en">
      <ChoiceField
        legend={text}
        name={name}
        value={answer === null ? null : String(answer)}
        onChange={(value) => onAnswer(Number(value))}
        options={options}
        error={isMissing ? t`Choose one answer.` : undefined}
      />
    </div>
  );
}
