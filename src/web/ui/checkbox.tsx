import { type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldError } from "./field.tsx";

interface CheckboxProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly name?: string | undefined;
  readonly hint?: ReactNode | undefined;
  readonly error?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

export function Checkbox({ label, checked, onChange, hint, error, ...native }: CheckboxProps) {
  const id = useId();
  const described = classNames(hint ? `${id}-hint` : null, error && `${id}-error`);
  return (
    <div className="grid gap-1">
      <label htmlFor={id} className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...native}
          id={id}
          type="checkbox"
          className="bead-box"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={described || undefined}
          aria-invalid={error ? true : undefined}
        />
        <span>{label}</span>
      </label>
      {hint && (
        <p id={`${id}-hint`} className="-mt-2 pl-9 text-sm text-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  );
}
