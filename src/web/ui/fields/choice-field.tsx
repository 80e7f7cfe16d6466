import type { ReactNode } from "react";
import { classNames } from "../class-names.ts";
import type { Choice } from "./choice.ts";
import { useFieldTexts } from "./field.tsx";

interface ChoiceFieldProps<Value extends string> {
  readonly legend: ReactNode;
  readonly name: string;
  readonly value: Value | "" | null;
  readonly onChange: (value: Value) => void;
  readonly options: readonly (Choice<Value> & { readonly description?: string | undefined })[];
  readonly hint?: ReactNode | undefined;
  readonly error?: string | undefined;
  readonly className?: string | undefined;
}

const OPTION_STYLE =
  "flex min-h-12 items-center gap-3 rounded-control bg-card px-4 py-2.5 ring-1 ring-inset ring-edge/60 transition-[background,box-shadow] has-checked:bg-hibiscus-wash has-checked:ring-2 has-checked:ring-hibiscus hover:ring-edge";

export function ChoiceField<Value extends string>(props: ChoiceFieldProps<Value>) {
  const { legend, name, value, onChange, options, className } = props;
  const { control, hint, error } = useFieldTexts(props);
  return (
    <fieldset
      className={classNames("grid min-w-0 gap-2", className)}
      aria-describedby={control["aria-describedby"]}
    >
      <legend className="mb-2 font-semibold">{legend}</legend>
      {hint}
      {options.map((option) => (
        <label key={option.value} className={OPTION_STYLE}>
          <input
            type="radio"
            className="bead-box"
            name={name}
            value={option.value}
            checked={value === option.value}
            onChange={() => onChange(option.value)}
          />
          <span>
            {option.label}
            {option.description && (
              <span className="block text-sm text-soft">{option.description}</span>
            )}
          </span>
        </label>
      ))}
      {error}
    </fieldset>
  );
}
