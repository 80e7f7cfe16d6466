import { Trans } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextLink } from "#web/ui/text-link.tsx";
import type { Fix, MeasureQuestion } from "./measure-questions.ts";
import type { HealthWriting } from "./use-health-form.tsx";

interface QuestionListProps {
  readonly writing: HealthWriting;
  readonly questions: readonly MeasureQuestion[];
  readonly onFixed: () => void;
  readonly guidanceHref: string;
}

/** Values that look mistyped, each with the way to put it right; none is judged. */
export function QuestionList({ writing, questions, onFixed, guidanceHref }: QuestionListProps) {
  if (questions.length === 0) return null;
  const { form, change, changeUnit } = writing;
  const apply = ({ field }: MeasureQuestion, fix: Fix) => {
    if (fix.kind === "unit") changeUnit(fix.unit);
    else change({ ...form, typed: { ...form.typed, [field]: fix.typed } });
    if (questions.length === 1) onFixed();
  };
  return (
    <Notice tone="info" title={<Trans>Please check</Trans>}>
      <ul className="grid gap-3">
        {questions.map((question) => {
          const { key, words, fix, isUrgent } = question;
          return (
            <li key={key}>
              <p>{words}</p>
              {fix !== null && (
                <Button variant="secondary" className="mt-2" onClick={() => apply(question, fix)}>
                  {fix.words}
                </Button>
              )}
              {isUrgent && (
                <TextLink href={guidanceHref}>
                  <Trans>See guidance</Trans>
                </TextLink>
              )}
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
