import { msg } from "@lingui/core/macro";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { choicesOf } from "#web/i18n/choices.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import type { FilePeriod } from "#web/readers/diary/doubtful-periods.ts";
import { ChoiceField } from "#web/ui/fields/choice-field.tsx";
import type { Labels } from "#web/words/labels.ts";

const answers = ["periods", "none"] as const;
export type PeriodAnswer = (typeof answers)[number];

const answerLabels: Labels<PeriodAnswer> = {
  periods: msg`Yes, these are my periods`,
  none: msg`No, leave them out`,
};

interface PeriodQuestionProps {
  readonly periods: readonly FilePeriod[];
  readonly answer: PeriodAnswer | null;
  readonly isUnanswered: boolean;
  readonly onChange: (answer: PeriodAnswer) => void;
}

export function PeriodQuestion({ periods, answer, isUnanswered, onChange }: PeriodQuestionProps) {
  const { i18n, t } = useLingui();
  return (
    <section className="grid gap-3">
      <h3 className="font-semibold">
        <Trans>Are these your periods?</Trans>
      </h3>
      <ul className="grid max-h-48 list-disc gap-1 overflow-y-auto pl-5">
        {periods.map(({ first, last, days }) => (
          <li key={first}>
            {formatDay(first, i18n.locale)} – {formatDay(last, i18n.locale)}
            {": "}
            <Plural value={days} one="# day" other="# days" />
          </li>
        ))}
      </ul>
      <ChoiceField
        legend={<Trans>Did you bleed on all these days?</Trans>}
        name="periods"
        value={answer}
        onChange={onChange}
        error={isUnanswered ? t`Choose whether these days are periods.` : undefined}
        options={choicesOf(answers, answerLabels, i18n)}
      />
    </section>
  );
}
