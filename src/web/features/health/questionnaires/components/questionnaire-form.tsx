import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import {
  type QuestionnaireSubject,
  questionnaireText,
} from "#domain/questionnaires/questionnaire-text.ts";
import { openCrisis } from "#web/entry/crisis/crisis.ts";
import { useDraftState } from "#web/entry/drafts/use-draft-state.ts";
import { FailureNotice } from "#web/entry/saving/failure-notice.tsx";
import { useSave } from "#web/entry/saving/use-save.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { Form } from "#web/ui/form.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { saveAnswers } from "../api.ts";
import {
  type AnswerDraft,
  type Answered,
  answeredIn,
  callsForLong,
  emptyDraft,
  openItems,
  opensCrisis,
} from "../form.ts";
import { subjectTitles } from "../words.ts";
import { QuestionnaireItem } from "./questionnaire-item.tsx";

interface QuestionnaireFormProps {
  readonly subject: QuestionnaireSubject;
  readonly today: CalendarDay;
  readonly onSaved: (answered: Answered) => void;
  readonly onCancel: () => void;
}

export function QuestionnaireForm({ subject, today, onSaved, onCancel }: QuestionnaireFormProps) {
  const { i18n } = useLingui();
  const [draft, setDraft] = useDraftState(`questionnaire.${subject}`, emptyDraft);
  const [missing, setMissing] = useState<readonly number[]>([]);
  const { save, isSaving, failure } = useSave({
    send: saveAnswers(today),
    refreshes: ["GET /api/questionnaires"],
    onSaved: (_, answered: Answered) => onSaved(answered),
  });
  const submit = () => {
    const answered = answeredIn(subject, draft);
    if (answered !== null) return void save(answered);
    const open = openItems(subject, draft);
    setMissing(open);
    document.querySelector<HTMLInputElement>(`[name="${nameOf(open[0] ?? 0)}"]`)?.focus();
  };
  const answer = (item: number, value: number) => {
    if (opensCrisis(subject, item, value)) openCrisis("self-harm");
    setMissing(missing.filter((other) => other !== item));
    setDraft((now) => ({ ...now, answers: { ...now.answers, [item]: value } }));
  };
  return (
    <Card title={i18n._(subjectTitles[subject])}>
      <Form onSubmit={submit} className="grid gap-7">
        <p lang="en" className="font-semibold">
          {questionnaireText[subject].question}
        </p>
        <Items subject={subject} draft={draft} missing={missing} onAnswer={answer} />
        <NextStep
          subject={subject}
          draft={draft}
          isSaving={isSaving}
          onCancel={onCancel}
          onLong={() => setDraft((now) => ({ ...now, isLong: true }))}
        />
        <FailureNotice failure={failure} />
      </Form>
    </Card>
  );
}

const nameOf = (item: number) => `item-${item + 1}`;

interface ItemsProps {
  readonly subject: QuestionnaireSubject;
  readonly draft: AnswerDraft;
  readonly missing: readonly number[];
  readonly onAnswer: (item: number, value: number) => void;
}

const SHORT = 2;

function Items({ subject, draft, missing, onAnswer }: ItemsProps) {
  const { items } = questionnaireText[subject];
  return items
    .slice(0, draft.isLong ? items.length : SHORT)
    .map((text, item) => (
      <QuestionnaireItem
        key={text}
        name={nameOf(item)}
        text={text}
        answer={draft.answers[item] ?? null}
        isMissing={missing.includes(item)}
        onAnswer={(value) => onAnswer(item, value)}
      />
    ));
}

interface NextStepProps {
  readonly subject: QuestionnaireSubject;
  readonly draft: AnswerDraft;
  readonly isSaving: boolean;
  readonly onLong: () => void;
  readonly onCancel: () => void;
}

function NextStep({ subject, draft, isSaving, onLong, onCancel }: NextStepProps) {
  const rest = questionnaireText[subject].items.length - SHORT;
  const isCalled = callsForLong(subject, draft);
  return (
    <div className="grid gap-4">
      {isCalled && (
        <Notice tone="info">
          <Trans>That was a hard two weeks. The other {rest} questions say more.</Trans>
        </Notice>
      )}
      <div className="flex flex-wrap gap-3">
        {!draft.isLong && (
          <Button variant={isCalled ? "primary" : "secondary"} onClick={onLong}>
            <Trans>Answer the other {rest}</Trans>
          </Button>
        )}
        <Button type="submit" variant={isCalled ? "secondary" : "primary"} busy={isSaving}>
          {draft.isLong ? <Trans>Save and see my score</Trans> : <Trans>Save these two</Trans>}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </div>
  );
}
