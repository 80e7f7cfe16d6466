import type { I18n } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { TextField } from "#web/ui/text-field.tsx";
import type { TabProps } from "./form-props.ts";
import { fieldLabels, valueWords } from "./labels.tsx";
import { type NumberField as Field, unitOf } from "./typed-numbers.ts";

interface NumberFieldProps extends TabProps {
  readonly field: Field;
  readonly hint?: ReactNode | undefined;
  readonly className?: string | undefined;
}

const WHOLE: readonly Field[] = ["systolic", "diastolic"];

/** A number as she types it, comma or point, with its unit and what is saved of that day. */
export function NumberField({
  field,
  hint,
  writing,
  problems,
  onChange,
  className,
}: NumberFieldProps) {
  const { i18n } = useLingui();
  const { form, unit } = writing;
  const problem = problems[field];
  return (
    <TextField
      label={`${i18n._(fieldLabels[field])} (${unitOf(field, unit)})`}
      name={field}
      value={form.typed[field]}
      onChange={(typed) => onChange({ ...form, typed: { ...form.typed, [field]: typed } })}
      hint={hint ?? savedWords(field, writing, i18n)}
      error={problem && i18n._(problem)}
      inputMode={WHOLE.includes(field) ? "numeric" : "decimal"}
      autoComplete="off"
      maxLength={7}
      className={className}
    />
  );
}

/** What the day holds already: typed anew, it is replaced; left empty, it stays. */
export function savedWords(
  field: string,
  { record, unit }: TabProps["writing"],
  i18n: I18n,
): string | undefined {
  const values: Partial<Record<string, unknown>> = { ...record?.ovulation, ...record?.metabolic };
  const value = values[field];
  if (value === undefined) return undefined;
  const words = valueWords(field, value, unit, i18n);
  return i18n._(msg`Logged that day: ${words}`);
}
