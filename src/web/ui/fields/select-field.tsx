import type { ComponentProps } from "react";
import { classNames } from "../class-names.ts";
import type { Choice } from "./choice.ts";
import { CONTROL_STYLE, Field, type FieldText } from "./field.tsx";

interface SelectFieldProps<Value extends string>
  extends FieldText,
    Omit<ComponentProps<"select">, "onChange" | "id" | "value" | "children"> {
  readonly name: string;
  readonly value: Value | "";
  readonly onChange: (value: Value) => void;
  readonly options: readonly Choice<Value>[];
  readonly placeholder?: string | undefined;
}

export function SelectField<Value extends string>({
  label,
  hint,
  error,
  value,
  onChange,
  options,
  placeholder,
  className,
  ...native
}: SelectFieldProps<Value>) {
  const choose = (chosen: string) => {
    const option = options.find((candidate) => candidate.value === chosen);
    if (option) onChange(option.value);
  };
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <select
          {...native}
          {...control}
          value={value}
          onChange={(event) => choose(event.target.value)}
          className={classNames(
            CONTROL_STYLE,
            "select-arrow pr-11 text-ellipsis whitespace-normal",
          )}
        >
          {(placeholder !== undefined || !options.some((option) => option.value === value)) && (
            <option value="" disabled>
              {placeholder}
            </option>
          )}
          {options.map((option) => (
            <option key={option.value} value={option.value} lang={option.lang}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
