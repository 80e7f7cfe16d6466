import { Trans, useLingui } from "@lingui/react/macro";
import { bundleTypes } from "#contract/account/exports.ts";
import { Checkbox } from "#web/ui/fields/checkbox.tsx";
import { ChoiceField } from "#web/ui/fields/choice-field.tsx";
import { TextField } from "#web/ui/fields/text-field.tsx";
import { type CalendarChoice, type ClinicChoice, withType } from "../view-model.ts";
import { bundleWords } from "../words.ts";

interface Options<Choice> {
  readonly choice: Choice;
  readonly onChange: (choice: Choice) => void;
}

export function ClinicOptions({ choice, onChange }: Options<ClinicChoice>) {
  const { t, i18n } = useLingui();
  const isSummary = choice.type === "document";
  return (
    <>
      <ChoiceField
        legend={t`Which kind of file?`}
        name="bundle-type"
        value={choice.type}
        onChange={(type) => onChange(withType(choice, type))}
        options={bundleTypes.map((value) => ({
          value,
          label: i18n._(bundleWords[value].label),
          description: i18n._(bundleWords[value].description),
        }))}
      />
      {isSummary ? (
        <p className="text-sm text-soft">
          <Trans>A patient summary must name you and say when you were born.</Trans>
        </p>
      ) : (
        <Checkbox
          label={<Trans>Put my name in the file</Trans>}
          hint={<Trans>If off, the file doesn't include your name.</Trans>}
          checked={choice.withName}
          onChange={(withName) => onChange({ ...choice, withName })}
        />
      )}
      <Checkbox
        label={<Trans>Say that I am female</Trans>}
        checked={choice.withGender}
        onChange={(withGender) => onChange({ ...choice, withGender })}
      />
      {!isSummary && (
        <Checkbox
          label={<Trans>Put my date of birth in the file</Trans>}
          hint={<Trans>If off, the file has your age as you gave it.</Trans>}
          checked={choice.birthDate !== null}
          onChange={(isIn) => onChange({ ...choice, birthDate: isIn ? "" : null })}
        />
      )}
      {choice.birthDate !== null && (
        <TextField
          label={t`Date of birth`}
          hint={t`For this file only. Mwezi doesn't store it.`}
          name="birth-date"
          type="date"
          autoComplete="bday"
          value={choice.birthDate}
          onChange={(birthDate) => onChange({ ...choice, birthDate })}
          className="max-w-60"
        />
      )}
    </>
  );
}

export function CalendarOptions({ choice, onChange }: Options<CalendarChoice>) {
  return (
    <>
      <Checkbox
        label={<Trans>Say what each event is for</Trans>}
        hint={
          <Trans>If off, every event just says “Mwezi”, in case others see your calendar.</Trans>
        }
        checked={choice.saysWhat}
        onChange={(saysWhat) => onChange({ ...choice, saysWhat })}
      />
      <Checkbox
        label={<Trans>An alarm on the day before my period may come</Trans>}
        hint={<Trans>At nine in the morning, showing only the title of the event.</Trans>}
        checked={choice.hasPeriodAlarm}
        onChange={(hasPeriodAlarm) => onChange({ ...choice, hasPeriodAlarm })}
      />
    </>
  );
}
