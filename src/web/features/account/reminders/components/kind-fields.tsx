import { Trans, useLingui } from "@lingui/react/macro";
import { reminderTones } from "#contract/setup.ts";
import { WeekdayField } from "#web/entry/weekday-field.tsx";
import { choicesOf } from "#web/i18n/choices.ts";
import { ChoiceField } from "#web/ui/choice-field.tsx";
import { TextField } from "#web/ui/text-field.tsx";
import { Toggle } from "#web/ui/toggle.tsx";
import { toneLabels } from "../../setup/words.ts";
import type { ShownKind } from "../form.ts";
import type { RemindersForm } from "../use-reminders-form.ts";
import { kindHints, kindLabels } from "../words.ts";

interface KindFieldsProps {
  readonly form: RemindersForm;
  readonly kind: ShownKind;
}

/** One kind: on or off, and once it is on, when. */
export function KindFields({ form, kind }: KindFieldsProps) {
  const { i18n, t } = useLingui();
  const { draft, change, messageOf } = form;
  const choice = draft[kind];
  return (
    <div className="grid gap-4 border-line border-b py-4 last:border-b-0">
      <Toggle
        label={i18n._(kindLabels[kind])}
        hint={i18n._(kindHints[kind])}
        name={`${kind}.isOn`}
        checked={choice.isOn}
        onChange={(isOn) => change({ [kind]: { ...choice, isOn } })}
      />
      {choice.isOn && (
        <div className="appear grid gap-4">
          <div className="grid items-start gap-4 sm:grid-cols-2">
            {kind === "appointment" && (
              <TextField
                type="date"
                name="appointmentDay"
                label={t`Day`}
                value={draft.appointmentDay}
                onChange={(appointmentDay) => change({ appointmentDay })}
                error={messageOf("appointmentDay")}
              />
            )}
            <TextField
              type="time"
              name={`${kind}.time`}
              label={kind === "doses" ? t`Time of the first dose` : t`Time`}
              value={choice.time}
              onChange={(time) => change({ [kind]: { ...choice, time } })}
              error={messageOf(`${kind}.time`)}
            />
          </div>
          {"weekdays" in choice && (
            <WeekdayField
              legend={<Trans>Which days</Trans>}
              name={`${kind}.weekdays`}
              value={choice.weekdays}
              onChange={(weekdays) => change({ [kind]: { ...choice, weekdays: [...weekdays] } })}
              error={messageOf(`${kind}.weekdays`)}
            />
          )}
          {kind === "dailyLog" && <Tone form={form} />}
        </div>
      )}
    </div>
  );
}

function Tone({ form: { draft, change } }: Pick<KindFieldsProps, "form">) {
  const { i18n, t } = useLingui();
  return (
    <ChoiceField
      legend={t`Tone`}
      name="tone"
      value={draft.tone}
      onChange={(tone) => change({ tone })}
      options={choicesOf(reminderTones, toneLabels, i18n)}
    />
  );
}
