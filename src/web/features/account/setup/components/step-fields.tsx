import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { choicesOf } from "#web/i18n/choices.ts";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { ChoiceField } from "#web/ui/choice-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { Slider } from "#web/ui/slider.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { Toggle } from "#web/ui/toggle.tsx";
import {
  reminderTones,
  SETUP_CYCLE_LENGTH,
  SETUP_PERIOD_LENGTH,
  type SetupProblem,
  type SetupStep,
  type SetupStepProps,
} from "../view-model.ts";
import { toneLabels } from "../words.ts";
import { ConditionFields, TrackingFields } from "./choice-fields.tsx";

interface StepFieldsProps extends SetupStepProps {
  readonly step: SetupStep;
  readonly problem: SetupProblem | null;
  readonly today: string;
}

export function StepFields(props: StepFieldsProps) {
  const Fields = fieldsOf[props.step];
  return <Fields {...props} />;
}

function WelcomeFields({ answers, change }: SetupStepProps) {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>
          Six short steps fit Mwezi to you. These answers stay in this browser only. You can skip
          them, and nothing is missing if you do.
        </Trans>
      </p>
      <TextField
        label={t`First name (optional)`}
        name="firstName"
        autoComplete="given-name"
        maxLength={80}
        value={answers.firstName}
        onChange={(firstName) => change({ firstName })}
      />
    </>
  );
}

function ReminderFields({ answers, change }: SetupStepProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Toggle
        label={t`Remind me to log`}
        name="remindersEnabled"
        checked={answers.remindersEnabled}
        onChange={(remindersEnabled) => change({ remindersEnabled })}
        hint={t`Mwezi does not send reminders yet. Your choices are kept for when it does.`}
      />
      {answers.remindersEnabled && (
        <div className="appear grid gap-5">
          <TextField
            label={t`Time`}
            name="reminderTime"
            type="time"
            value={answers.reminderTime}
            onChange={(reminderTime) => change({ reminderTime })}
          />
          <ChoiceField
            legend={t`Tone`}
            name="reminderTone"
            value={answers.reminderTone}
            onChange={(reminderTone) => change({ reminderTone })}
            options={choicesOf(reminderTones, toneLabels, i18n)}
          />
        </div>
      )}
    </>
  );
}

function PrivacyFields({ answers, change, problem }: StepFieldsProps) {
  return (
    <>
      <p>
        <Trans>
          What you told this wizard stays in this browser. Everyone who can open this browser
          profile can read it, so lock your phone.
        </Trans>
      </p>
      {problem === "not-accepted" && (
        <Notice tone="urgent">
          <Trans>Please accept the privacy policy to continue.</Trans>
        </Notice>
      )}
      <Checkbox
        name="accepted"
        required
        checked={answers.accepted}
        onChange={(accepted) => change({ accepted })}
        label={
          <Trans>
            I accept the{" "}
            <a href="/privacy" target="_blank" rel="noopener" className="underline">
              privacy policy
            </a>
            .
          </Trans>
        }
      />
    </>
  );
}

function CycleFields({ answers, change, today, problem }: StepFieldsProps) {
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
        error={problem === "future-period" ? t`Choose today or a day before.` : undefined}
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

const fieldsOf: Record<SetupStep, (props: StepFieldsProps) => ReactNode> = {
  welcome: WelcomeFields,
  cycle: CycleFields,
  conditions: ConditionFields,
  tracking: TrackingFields,
  reminders: ReminderFields,
  privacy: PrivacyFields,
};
