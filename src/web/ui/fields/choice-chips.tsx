import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { classNames } from "../class-names.ts";
import type { Choice } from "./choice.ts";

interface ChoiceChipsProps<Value extends string> {
  readonly legend: ReactNode;
  readonly name: string;
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
  readonly options: readonly Choice<Value>[];
  /** An icon above each choice's label; the chips then form a grid. */
  readonly signOf?: ((value: Value) => ReactNode) | undefined;
  readonly hint?: ReactNode | undefined;
}

const CHIP =
  "relative flex min-h-12 cursor-pointer items-center justify-center bg-card text-center ring-1 ring-inset ring-edge/60 transition-[background,box-shadow] hover:ring-edge has-checked:bg-hibiscus-wash has-checked:font-semibold has-checked:ring-2 has-checked:ring-hibiscus has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus";

const SIGNED_GRID = "grid grid-cols-3 gap-2 sm:auto-cols-fr sm:grid-flow-col sm:grid-cols-none";

export function ChoiceChips<Value extends string>(props: ChoiceChipsProps<Value>) {
  const { legend, name, value, onChange, options, signOf, hint } = props;
  const { t } = useLingui();
  const id = useId();
  return (
    <fieldset className="min-w-0" aria-describedby={`${id}-hint`}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <p id={`${id}-hint`} className={hint ? "-mt-1 mb-2 text-sm text-soft" : "sr-only"}>
        {hint ?? t`Optional. Tap again to clear.`}
      </p>
      <div className={signOf ? SIGNED_GRID : "flex flex-wrap gap-2"}>
        {options.map((option) => (
          <label
            key={option.value}
            className={classNames(
              CHIP,
              signOf
                ? "flex-col rounded-control px-0.5 py-1.5 text-sm sm:gap-1 sm:px-2 sm:py-2.5 max-[22rem]:text-xs"
                : "rounded-full px-4.5",
            )}
          >
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              onClick={() => value === option.value && onChange(undefined)}
              className="absolute inset-0 size-full cursor-pointer scroll-my-40 opacity-0"
            />
            {signOf?.(option.value)}
            {option.label}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
