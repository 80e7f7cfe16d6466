import { type FieldText, useFieldTexts } from "./field.tsx";

export interface CheckboxProps extends FieldText {
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly name?: string | undefined;
  readonly required?: boolean | undefined;
  readonly disabled?: boolean | undefined;
}

export function Checkbox({ label, checked, onChange, hint, error, ...native }: CheckboxProps) {
  const field = useFieldTexts({ hint, error }, "-mt-2 pl-9");
  return (
    <div className="grid gap-1">
      <label htmlFor={field.control.id} className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...native}
          {...field.control}
          type="checkbox"
          className="bead-box"
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <span className="min-w-0 wrap-break-word">{label}</span>
      </label>
      {field.hint}
      {field.error}
    </div>
  );
}
