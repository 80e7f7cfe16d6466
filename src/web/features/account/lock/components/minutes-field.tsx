import { plural } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { SelectField } from "#web/ui/fields/select-field.tsx";
import { LOCK_MINUTES } from "../form.ts";

interface MinutesFieldProps {
  readonly value: number;
  readonly onChange: (minutes: number) => void;
}

export function MinutesField({ value, onChange }: MinutesFieldProps) {
  const { t } = useLingui();
  const options = LOCK_MINUTES.map((minutes) => ({
    value: String(minutes),
    label:
      minutes === 0
        ? t`As soon as I look elsewhere`
        : t`After ${plural(minutes, { one: "# minute", other: "# minutes" })} untouched`,
  }));
  return (
    <SelectField
      name="lock-minutes"
      label={t`Lock again`}
      value={String(value)}
      onChange={(minutes) => onChange(Number(minutes))}
      options={options}
    />
  );
}
