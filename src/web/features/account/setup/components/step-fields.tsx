import { Trans, useLingui } from "@lingui/react/macro";
import { Checkbox } from "#web/ui/checkbox.tsx";
import { ChoiceField } from "#web/ui/choice-field.tsx";
import { Notice } from "#web/ui/notice.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { Toggle } from "#web/ui/toggle.tsx";
import {
  reminderTones,
  type SetupProblem,
  type SetupStep,
  type SetupStepProps,
} from "../view-model.ts";
import { toneLabels } from "../words.ts";
import { ConditionFields } from "./condition-fields.tsx";
import { CycleFields } from "./cycle-fields.tsx";
import { TrackingFields } from "./tracking-fields.tsx";

interface StepFieldsProps extends SetupStepProps {
  readonly step: SetupStep;
  readonly problem: SetupProblem | null;
  readonly today: string;
}

export function StepFields({ step, problem, today, answers, change }: StepFieldsProps) {
  const fields = { answers, change };
  switch (step) {
    case "welcome":
      return <WelcomeFields {...fields} />;
    case "cycle":
      return <CycleFields {...fields} today={today} isInFuture={problem === "future-period"} />;
    case "conditions":
      return <ConditionFields {...fields} />;
    case "tracking":
      return <TrackingFields {...fields} />;
    case "reminders":
      return <ReminderFields {...fields} />;
    case "privacy":
      return <PrivacyFields {...fields} isRefused={problem === "not-accepted"} />;
  }
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
            options={reminderTones.map((tone) => ({
              value: tone,
              label: i18n._(toneLabels[tone]),
            }))}
          />
        </div>
      )}
    </>
  );
}

interface PrivacyFieldsProps extends SetupStepProps {
  /** She tried to finish without the tick. */
  readonly isRefused: boolean;
}

function PrivacyFields({ answers, change, isRefused }: PrivacyFieldsProps) {
  return (
    <>
      <p>
        <Trans>
          What you told this wizard stays in this browser. Everyone who can open this browser
          profile can read it, so lock your phone.
        </Trans>
      </p>
      {isRefused && (
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
