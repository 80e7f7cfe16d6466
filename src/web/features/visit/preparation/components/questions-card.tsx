import { Trans, useLingui } from "@lingui/react/macro";
import { useState } from "react";
import { QUESTION_LENGTH_MAX, QUESTIONS_MAX } from "#contract/visit/visit.ts";
import { articlePath } from "#web/articles/article.ts";
import { articleAddress } from "#web/articles/article-address.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { TextAreaField } from "#web/ui/fields/text-area-field.tsx";
import { Form } from "#web/ui/form.tsx";
import { Icon } from "#web/ui/icon.tsx";
import { TextLink } from "#web/ui/text/text-link.tsx";
import { moved, type SuggestionKey } from "../view-model.ts";
import { suggestionWords } from "../words.ts";
import { QuestionRow } from "./question-row.tsx";
import { ReasonField } from "./reason-field.tsx";

export function QuestionsCard(props: {
  readonly reason: string;
  readonly onReason: (reason: string) => void;
  readonly questions: readonly string[];
  readonly suggested: readonly SuggestionKey[];
  readonly onChange: (questions: readonly string[]) => void;
}) {
  const { questions, suggested, onChange } = props;
  const { i18n } = useLingui();
  const ideas = suggested
    .map((key) => i18n._(suggestionWords[key]))
    .filter((idea) => !questions.includes(idea));
  const add = (question: string) => onChange([...questions, question]);
  return (
    <Card title={<Trans>Your questions</Trans>}>
      <div className="grid gap-4">
        <ReasonField reason={props.reason} onChange={props.onReason} />
        {questions.length === 0 && (
          <p className="text-soft">
            <Trans>Seven minutes pass quickly. Write down what you most want to ask.</Trans>
          </p>
        )}
        <ol className="grid gap-2">
          {questions.map((question, index) => (
            <QuestionRow
              key={question}
              question={question}
              number={index + 1}
              isLast={index === questions.length - 1}
              onMove={(by) => onChange(moved(questions, index, by))}
              onRemove={() => onChange(questions.toSpliced(index, 1))}
            />
          ))}
        </ol>
        {questions.length < QUESTIONS_MAX ? (
          <NewQuestion isTaken={(question) => questions.includes(question)} onAdd={add} />
        ) : (
          <p className="text-soft">
            <Trans>Ten questions are enough for one visit. Remove one to add another.</Trans>
          </p>
        )}
        {ideas.length > 0 && <Ideas ideas={ideas} onAdd={add} />}
        <TextLink href={articleAddress(articlePath("preparing-for-the-doctor"), i18n.locale)}>
          <Trans>How to prepare for the visit</Trans>
        </TextLink>
      </div>
    </Card>
  );
}

interface NewQuestionProps {
  readonly isTaken: (question: string) => boolean;
  readonly onAdd: (question: string) => void;
}

function NewQuestion({ isTaken, onAdd }: NewQuestionProps) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const [error, setError] = useState<string>();
  const submit = () => {
    const question = text.replace(/\s+/gu, " ").trim();
    if (question === "") return setError(t`Write a question first.`);
    if (isTaken(question)) return setError(t`This question is on your list already.`);
    setError(undefined);
    setText("");
    onAdd(question);
  };
  return (
    <Form onSubmit={submit} className="grid gap-2">
      <TextAreaField
        label={<Trans>Add a question</Trans>}
        name="question"
        rows={2}
        maxLength={QUESTION_LENGTH_MAX}
        value={text}
        onChange={setText}
        error={error}
      />
      <Button type="submit" variant="secondary" className="justify-self-start">
        <Icon name="plus" size={20} />
        <Trans>Add</Trans>
      </Button>
    </Form>
  );
}

interface IdeasProps {
  readonly ideas: readonly string[];
  readonly onAdd: (question: string) => void;
}

function Ideas({ ideas, onAdd }: IdeasProps) {
  return (
    <div className="grid gap-2">
      <h3 className="text-base font-semibold">
        <Trans>You could ask</Trans>
      </h3>
      <ul className="grid gap-2">
        {ideas.map((idea) => (
          <li key={idea}>
            <button
              type="button"
              onClick={() => onAdd(idea)}
              className="flex min-h-11 w-full items-center gap-3 rounded-control bg-bead/60 px-3.5 py-2 text-start text-sm ring-1 ring-inset ring-line hover:ring-edge"
            >
              <Icon name="plus" size={18} />
              <span>{idea}</span>
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
