import { Trans, useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { reminderTones, SETUP_CYCLE_LENGTH, SETUP_PERIOD_LENGTH } from "#contract/account/setup.ts";
import { type DraftFields, draftFields } from "#web/entry/drafts/draft-fields.ts";
import { choicesOf } from "#web/i18n/choices.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { ChoiceField } from "#web/ui/fields/choice-field.tsx";
import { Slider } from "#web/ui/fields/slider.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Toggle } from "#web/ui/fields/toggle.tsx";
import { Notice } from "#web/ui/notice.tsx";
import type {
  EarlierAnswers,
  SetupAnswers,
  SetupProblem,
  SetupStep,
  SetupStepProps,
} from "../view-model.ts";
import { rangeWords, toneLabels } from "../words.ts";
import { ConditionFields, TrackingFields } from "./choice-fields.tsx";

interface StepFieldsProps extends SetupStepProps {
  readonly problem: SetupProblem | null;
  readonly said: EarlierAnswers;
  readonly today: string;
}

interface StepProps extends Omit<StepFieldsProps, keyof DraftFields<SetupAnswers>> {
  readonly step: SetupStep;
}

export function StepFields({ step, ...props }: StepProps) {
  const Fields = fieldsOf[step];
  return <Fields {...props} {...draftFields({ ...props, draft: props.answers })} />;
}

function WelcomeFields({ field }: SetupStepProps) {
  const { t } = useLingui();
  return (
    <>
      <p>
        <Trans>
          Six short steps to set up Mwezi. We've filled in what you already told us. Skip keeps it
          as it is.
        </Trans>
      </p>
      <TextField
        label={t`First name (optional)`}
        autoComplete="given-name"
        maxLength={80}
        {...field("firstName")}
      />
    </>
  );
}

function ReminderFields({ answers, field, toggle }: SetupStepProps) {
  const { t, i18n } = useLingui();
  return (
    <>
      <Toggle
        label={t`Remind me to log`}
        {...toggle("remindersEnabled")}
        hint={t`At the top of “Home”, once it is time. “Settings” has more, under “Reminders”.`}
      />
      {answers.remindersEnabled && (
        <div className="appear grid gap-5">
          <TextField label={t`Time`} type="time" {...field("reminderTime")} />
          <ChoiceField
            legend={t`Tone`}
            {...field("reminderTone")}
            options={choicesOf(reminderTones, toneLabels, i18n)}
          />
        </div>
      )}
    </>
  );
}

function PrivacyFields({ toggle, problem }: StepFieldsProps) {
  return (
    <>
      <p>
        <Trans>
          We keep your answers encrypted with your record. Anyone who can open Mwezi on this phone
          can read them, so lock your phone.
        </Trans>
      </p>
      {problem === "not-accepted" && (
        <Notice tone="urgent">
          <Trans>Please accept the privacy policy to continue.</Trans>
        </Notice>
      )}
      <Checkbox
        required
        {...toggle("accepted")}
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

function CycleFields({ answers, change, field, today, problem, said }: StepFieldsProps) {
  const { t, i18n } = useLingui();
  const range = rangeWords(said);
  return (
    <>
      <TextField
        label={t`First day of your last period (optional)`}
        type="date"
        max={today}
        {...field("lastPeriod")}
        error={problem === "future-period" ? t`Choose today or an earlier day.` : undefined}
      />
      <DaysSlider
        label={t`Cycle length`}
        range={SETUP_CYCLE_LENGTH}
        days={answers.cycleLength}
        onChange={(cycleLength) => change({ cycleLength })}
        unanswered={range && i18n._(range)}
        hint={
          range
            ? t`Mwezi uses the range you gave, and then what you log.`
            : t`From the first day of one period to the day before the next.`
        }
      />
      <DaysSlider
        label={t`Period length`}
        range={SETUP_PERIOD_LENGTH}
        days={answers.periodLength}
        onChange={(periodLength) => change({ periodLength })}
        hint={t`The days you usually bleed.`}
      />
    </>
  );
}

interface DaysSliderProps {
  readonly label: string;
  readonly range: { readonly min: number; readonly max: number; readonly default: number };
  readonly days: number | null;
  readonly onChange: (days: number) => void;
  readonly hint: string;
  readonly unanswered?: string | null;
}

function DaysSlider({ range, days, unanswered, ...props }: DaysSliderProps) {
  const { t } = useLingui();
  return (
    <Slider
      {...props}
      min={range.min}
      max={range.max}
      value={days ?? range.default}
      isAnswered={days !== null}
      valueText={days === null ? (unanswered ?? t`Not answered`) : t`${days} days`}
    />
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
