import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { reminderTones } from "#contract/account/setup.ts";
import { REMINDER_WORDS_MAX } from "#contract/push/reminders.ts";
import type { ReminderKind } from "#domain/reminders/reminder-choices.ts";
import { WeekdayField } from "#web/entry/weekday-field.tsx";
import { choicesOf } from "#web/i18n/choices.ts";
import { ChoiceField } from "#web/ui/fields/choice-field.tsx";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { Toggle } from "#web/ui/fields/toggle.tsx";
import { Summary } from "#web/ui/summary.tsx";
import { toneLabels } from "../../setup/words.ts";
import type { RemindersForm } from "../use-reminders-form.ts";
import { kindHints, kindLabels } from "../words.ts";
import { LockScreenLine } from "./lock-screen-line.tsx";

/** As many days as the contract takes. */
const DAYS_BEFORE = Array.from({ length: 14 }, (_, index) => index + 1);

interface KindFieldsProps {
  readonly form: RemindersForm;
  readonly kind: ReminderKind;
}

export function KindFields({ form, kind }: KindFieldsProps) {
  const { i18n, t } = useLingui();
  const { draft, change, messageOf } = form;
  const choice = draft[kind];
  const own = choice.words?.trim() ?? "";
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
        <div className="appear grid gap-2">
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
          {kind === "premenstrual" && (
            <SelectField
              name="premenstrual.daysBefore"
              label={t`How many days before`}
              value={String(draft.premenstrual.daysBefore)}
              options={DAYS_BEFORE.map((days) => ({
                value: String(days),
                label: plural(days, { one: "# day", other: "# days" }),
              }))}
              onChange={(days) =>
                change({ premenstrual: { ...draft.premenstrual, daysBefore: Number(days) } })
              }
            />
          )}
          {own !== "" && <LockScreenLine time={choice.time} words={own} />}
          <When form={form} kind={kind} />
        </div>
      )}
    </div>
  );
}

function When({ form, kind }: KindFieldsProps) {
  const { t } = useLingui();
  const { draft, change, messageOf } = form;
  const choice = draft[kind];
  const problems = ["time", "weekdays", "words"].filter((name) => messageOf(`${kind}.${name}`));
  return (
    <details className="group" open={problems.length > 0 || undefined}>
      <Summary className="text-sm font-semibold text-soft">
        {"weekdays" in choice ? <Trans>Time, days and words</Trans> : <Trans>Time and words</Trans>}
      </Summary>
      <div className="grid gap-4 pt-2">
        <TextField
          type="time"
          name={`${kind}.time`}
          label={kind === "doses" ? t`Time of the first dose` : t`Time`}
          value={choice.time}
          onChange={(time) => change({ [kind]: { ...choice, time } })}
          error={messageOf(`${kind}.time`)}
        />
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
        <TextField
          name={`${kind}.words`}
          label={t`Your own words in the calendar`}
          hint={t`Optional. Choose words that anyone may see.`}
          value={choice.words ?? ""}
          maxLength={REMINDER_WORDS_MAX}
          autoComplete="off"
          onChange={(words) => change({ [kind]: { ...choice, words } })}
          error={messageOf(`${kind}.words`)}
        />
      </div>
    </details>
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
