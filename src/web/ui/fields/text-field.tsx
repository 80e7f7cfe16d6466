import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import { CONTROL_STYLE, Field, type FieldText } from "./field.tsx";

interface TextFieldProps extends FieldText, Omit<ComponentProps<"input">, "onChange" | "id"> {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

export function TextField({
  label,
  hint,
  error,
  onChange,
  maxLength,
  className,
  type = "text",
  ...native
}: TextFieldProps) {
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
        <input
          {...native}
          {...control}
          type={type}
          onChange={(event) => onChange(event.target.value)}
          className={classNames(
            CONTROL_STYLE,
            type === "number" && "tabular-nums",
            // Narrower padding, so that two times such as "10:00 PM" fit side by side on a phone.
            type === "time" && "max-sm:px-2.5",
          )}
        />
      )}
    </Field>
  );
}
