import type { ReactNode } from "react";
import { useFieldTexts } from "./field.tsx";

interface ToggleProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: ReactNode | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
}

export function Toggle({ label, checked, onChange, hint, ...native }: ToggleProps) {
  const field = useFieldTexts({ hint }, "sm:pr-16");
  return (
    <div>
      <label
        htmlFor={field.control.id}
        className="flex min-h-12 items-center justify-between gap-4"
      >
        <span className="py-1 font-semibold wrap-anywhere">{label}</span>
        <input
          {...native}
          {...field.control}
          type="checkbox"
          role="switch"
          className="bead-switch"
          checked={checked}
          aria-checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
      </label>
      {field.hint}
    </div>
  );
}
