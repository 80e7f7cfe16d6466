import { Trans } from "@lingui/react/macro";
import { Button } from "#web/ui/button.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type { GlucoseUnit } from "./glucose-unit.ts";
import type { MeasureQuestion } from "./questions.ts";
import type { NumberField } from "./typed-measures.ts";

interface QuestionListProps {
  readonly questions: readonly MeasureQuestion[];
  readonly onChange: (field: NumberField, typed: string) => void;
  readonly onUnit: (unit: GlucoseUnit) => void;
}

export function QuestionList({ questions, onChange, onUnit }: QuestionListProps) {
  if (questions.length === 0) return null;
  return (
    <Notice tone="info" title={<Trans>Please check</Trans>}>
      <ul className="grid gap-3">
        {questions.map(({ key, field, words, fix }) => (
          <li key={key}>
            <p>{words}</p>
            {fix !== null && (
              <Button
                variant="secondary"
                className="mt-2"
                onClick={() =>
                  fix.kind === "unit" ? onUnit(fix.unit) : onChange(field, fix.typed)
                }
              >
                {fix.words}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Notice>
  );
}
