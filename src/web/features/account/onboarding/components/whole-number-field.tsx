import { useLingui } from "@lingui/react/macro";
import { TextField } from "#web/ui/fields/text-field.tsx";

interface WholeNumberFieldProps {
  readonly label: string;
  readonly name: string;
  readonly min: number;
  readonly max: number;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly isRefused: boolean;
  readonly hint?: string;
  readonly placeholder?: string;
  readonly required?: boolean;
}

export function WholeNumberField({ isRefused, ...field }: WholeNumberFieldProps) {
  const { t } = useLingui();
  const { min, max } = field;
  return (
    <TextField
      {...field}
      type="number"
      inputMode="numeric"
      step={1}
      error={isRefused ? t`Enter a whole number from ${min} to ${max}.` : undefined}
    />
  );
}
