import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { type SleepQuestion, sleepQuestions } from "#domain/questionnaires/sleep-questions.ts";
import { useDraftState } from "#web/entry/drafts/use-draft-state.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { ChoiceField } from "#web/ui/fields/choice-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { yesNoLabels } from "#web/words/yes-no.ts";
import { saveAnswers } from "../api.ts";
import { emptySleepDraft, type SleepDraft, sleepAnswersIn } from "../form.ts";
import { sleepLabels } from "../words.ts";

interface SleepFormProps {
  readonly today: CalendarDay;
  readonly onSaved: (answers: readonly number[]) => void;
  readonly onCancel: () => void;
}

export function SleepForm({ today, onSaved, onCancel }: SleepFormProps) {
  const { t } = useLingui();
  const [draft, setDraft] = useDraftState<SleepDraft>("questionnaire.sleep", emptySleepDraft);
  const [isTried, setTried] = useState(false);
  const { save, isSaving, failure } = useSave({
    send: saveAnswers(today),
    refreshes: ["GET /api/questionnaires", "GET /api/concerns"],
    onSaved: (_, { answers }: { kind: "sleep"; answers: readonly number[] }) => onSaved(answers),
  });
  const submit = () => {
    const answers = sleepAnswersIn(draft);
    setTried(true);
    if (answers !== null) void save({ kind: "sleep", answers });
  };
  return (
    <Card title={t`Sleep`}>
      <Form onSubmit={submit} className="grid gap-6">
        {sleepQuestions.map((question) => (
          <Question
            key={question}
            question={question}
            answer={draft[question] ?? null}
            isMissing={isTried && draft[question] === undefined}
            onAnswer={(answer) => setDraft((now) => ({ ...now, [question]: answer }))}
          />
        ))}
        <div className="flex flex-wrap gap-3">
          <Button type="submit" busy={isSaving}>
            <Trans>Save</Trans>
          </Button>
          <Button variant="quiet" onClick={onCancel}>
            <Trans>Not now</Trans>
          </Button>
        </div>
        <FailureNotice failure={failure} />
      </Form>
    </Card>
  );
}

type YesOrNo = NonNullable<SleepDraft[SleepQuestion]>;

interface QuestionProps {
  readonly question: SleepQuestion;
  readonly answer: YesOrNo | null;
  readonly isMissing: boolean;
  readonly onAnswer: (answer: YesOrNo) => void;
}

function Question({ question, answer, isMissing, onAnswer }: QuestionProps) {
  const { i18n, t } = useLingui();
  return (
    <ChoiceField
      legend={i18n._(sleepLabels[question])}
      name={question}
      value={answer}
      onChange={onAnswer}
      error={isMissing ? t`Choose one answer.` : undefined}
      options={choicesOf(["yes", "no"], yesNoLabels, i18n)}
    />
  );
}
