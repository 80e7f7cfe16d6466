import { useLingui } from "@lingui/react/macro";
import { Slider } from "#web/ui/slider.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { SETUP_CYCLE_LENGTH, SETUP_PERIOD_LENGTH, type SetupStepProps } from "../view-model.ts";

interface CycleFieldsProps extends SetupStepProps {
  readonly today: string;
  readonly isInFuture: boolean;
}

export function CycleFields({ answers, change, today, isInFuture }: CycleFieldsProps) {
  const { t } = useLingui();
  const { cycleLength, periodLength } = answers;
  return (
    <>
      <TextField
        label={t`First day of your last period (optional)`}
        name="lastPeriod"
        type="date"
        max={today}
        value={answers.lastPeriod}
        onChange={(lastPeriod) => change({ lastPeriod })}
        error={isInFuture ? t`Choose today or a day before.` : undefined}
      />
      <Slider
        label={t`Cycle length`}
        name="cycleLength"
        min={SETUP_CYCLE_LENGTH.min}
        max={SETUP_CYCLE_LENGTH.max}
        value={cycleLength}
        valueText={t`${cycleLength} days`}
        onChange={(value) => change({ cycleLength: value })}
        hint={t`From the first day of one period to the day before the next.`}
      />
      <Slider
        label={t`Period length`}
        name="periodLength"
        min={SETUP_PERIOD_LENGTH.min}
        max={SETUP_PERIOD_LENGTH.max}
        value={periodLength}
        valueText={t`${periodLength} days`}
        onChange={(value) => change({ periodLength: value })}
        hint={t`The days you usually bleed.`}
      />
    </>
  );
}
