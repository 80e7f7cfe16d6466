import { Trans, useLingui } from "@lingui/react/macro";
import type { LoggedCycle } from "#domain/cycles/cycle-facts.ts";
import type { PeriodChoices } from "#domain/cycles/periods/flow-on-a-day.ts";
import type { PeriodAnswer } from "#domain/cycles/periods/period-answer.ts";
import type { CalendarDay } from "#domain/days/calendar-day.ts";
import { ChoiceField } from "#web/ui/fields/choice-field.tsx";
import { answersTo } from "../words.ts";

interface PeriodQuestionProps {
  readonly day: CalendarDay;
  readonly choices: PeriodChoices<LoggedCycle>;
  readonly value: PeriodAnswer | undefined;
  readonly onChange: (answer: PeriodAnswer) => void;
  readonly isMissing: boolean;
}

export function PeriodQuestion({ day, choices, value, onChange, isMissing }: PeriodQuestionProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="appear mt-4 rounded-control bg-paper p-4">
      <ChoiceField
        legend={<Trans>Is this your period?</Trans>}
        name="period"
        value={value ?? null}
        onChange={onChange}
        options={answersTo(day, choices, i18n)}
        error={isMissing ? t`Choose one, to keep your cycles correct.` : undefined}
      />
    </div>
  );
}
