import { useLingui } from "@lingui/react/macro";
import { ChoiceField } from "#web/ui/choice-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { Toggle } from "#web/ui/toggle.tsx";
import { reminderTones } from "../view-model.ts";
import { toneLabels } from "./labels.tsx";
import type { SetupStepProps } from "./step-props.tsx";

export function ReminderFields({ answers, change }: SetupStepProps) {
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
