import { useLingui } from "@lingui/react/macro";
import { type ReactNode, useId } from "react";
import { FieldError } from "#web/ui/fields/field.tsx";
import { toggled } from "./toggled.ts";
import { weekdayName } from "./weekday-name.ts";

interface WeekdayFieldProps {
  readonly legend: ReactNode;
  readonly name: string;
  readonly value: readonly number[];
  readonly onChange: (weekdays: readonly number[]) => void;
  readonly error?: string | undefined;
}

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;

export function WeekdayField({ legend, name, value, onChange, error }: WeekdayFieldProps) {
  const { i18n } = useLingui();
  const id = useId();
  return (
    <fieldset className="grid min-w-0 gap-2" aria-describedby={error ? `${id}-error` : undefined}>
      <legend className="mb-2 font-semibold">{legend}</legend>
      <div className="grid grid-cols-4 gap-2 sm:grid-cols-7">
        {WEEKDAYS.map((weekday) => (
          <button
            key={weekday}
            type="button"
            name={weekday === 1 ? name : undefined}
            aria-pressed={value.includes(weekday)}
            aria-label={weekdayName(weekday, i18n.locale, "long")}
            onClick={() => onChange(toggled(value, weekday))}
            className="min-h-12 rounded-control bg-card ring-1 ring-edge/60 ring-inset hover:ring-edge aria-pressed:bg-hibiscus-wash aria-pressed:font-semibold aria-pressed:ring-2 aria-pressed:ring-hibiscus"
          >
            {weekdayName(weekday, i18n.locale, "short")}
          </button>
        ))}
      </div>
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  );
}
