import type { ComponentProps } from "react";
import { CONTROL_STYLE, Field, type FieldText } from "./field.tsx";

interface TextAreaFieldProps
  extends FieldText,
    Omit<ComponentProps<"textarea">, "onChange" | "id"> {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextAreaField({
  label,
  hint,
  error,
  onChange,
  maxLength,
  className,
  rows = 3,
  ...native
}: TextAreaFieldProps) {
  return (
    <Field
      label={label}
      hint={hint}
      error={error}
      className={className}
      maxLength={maxLength}
      length={native.value.length}
    >
      {(control) => (
        <textarea
          {...native}
          {...control}
          rows={rows}
          onChange={(event) => onChange(event.target.value)}
          className={CONTROL_STYLE}
        />
      )}
    </Field>
  );
}
