import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import { TooLong } from "./too-long.tsx";

export interface FieldText {
  readonly label: ReactNode;
  readonly hint?: ReactNode | undefined;
  readonly error?: string | undefined;
}

export interface ControlProps {
  readonly id: string;
  readonly "aria-describedby": string | undefined;
  readonly "aria-invalid": true | undefined;
}

interface FieldProps extends FieldText {
  readonly length?: number | undefined;
  /** The longest text that can be saved. */
  readonly maxLength?: number | undefined;
  readonly className?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

export const CONTROL_STYLE =
  "block min-h-12 w-full min-w-0 rounded-control bg-card px-4 py-2.5 text-ink ring-1 ring-inset ring-edge placeholder:text-soft aria-invalid:ring-2 aria-invalid:ring-urgent disabled:opacity-60";

export function Field({ label, className, children, ...props }: FieldProps) {
  const { length = 0, maxLength: max = Infinity, ...texts } = props;
  const id = useId();
  const tooLong = length > max ? <TooLong fieldId={id} length={length} max={max} /> : undefined;
  const { control, hint, error } = useFieldTexts({ ...texts, error: tooLong ?? texts.error, id });
  return (
    <div className={classNames("grid gap-1.5", className)}>
      <label htmlFor={control.id} className="font-semibold">
        {label}
      </label>
      {hint}
      {children(control)}
      {error}
    </div>
  );
}

export function useFieldTexts(
  texts: Pick<FieldText, "hint"> & { readonly error?: ReactNode; readonly id?: string },
  hintStyle?: string,
) {
  const { hint, error } = texts;
  const ownId = useId();
  const { id = ownId } = texts;
  const described = classNames(hint ? `${id}-hint` : null, error ? `${id}-error` : null);
  const control: ControlProps = {
    id,
    "aria-describedby": described || undefined,
    "aria-invalid": error ? true : undefined,
  };
  return {
    control,
    hint: hint && (
      <p id={`${id}-hint`} className={classNames(hintStyle, "text-sm text-soft")}>
        {hint}
      </p>
    ),
    error: error && <FieldError id={`${id}-error`}>{error}</FieldError>,
  };
}

interface FieldErrorProps {
  readonly id: string;
  readonly children: ReactNode;
}

export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className="text-sm font-semibold text-urgent">
      {children}
    </p>
  );
}
