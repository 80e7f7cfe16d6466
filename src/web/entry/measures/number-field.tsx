import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import type { ReactNode } from "react";
import { TextField } from "#web/ui/fields/text-field.tsx";
import type { GlucoseUnit } from "./glucose-unit.ts";
import { type NumberField as Field, unitOf } from "./typed-measures.ts";
import { fieldLabels } from "./words.ts";

const WHOLE: readonly Field[] = ["systolic", "diastolic"];

export function NumberField(props: {
  readonly field: Field;
  readonly value: string;
  readonly unit: GlucoseUnit;
  readonly hint?: ReactNode;
  readonly problem: MessageDescriptor | undefined;
  readonly onChange: (typed: string) => void;
  readonly className?: string | undefined;
}) {
  const { field, value, unit, hint, problem, onChange, className } = props;
  const { i18n } = useLingui();
  return (
    <TextField
      label={`${i18n._(fieldLabels[field])} (${unitOf(field, unit)})`}
      name={field}
      value={value}
      onChange={onChange}
      hint={hint}
      error={problem && i18n._(problem)}
      inputMode={WHOLE.includes(field) ? "numeric" : "decimal"}
      autoComplete="off"
      maxLength={7}
      className={className}
    />
  );
}
