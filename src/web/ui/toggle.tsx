import { type ReactNode, useId } from "react";

interface ToggleProps {
  readonly label: ReactNode;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
  readonly hint?: ReactNode | undefined;
  readonly name?: string | undefined;
  readonly disabled?: boolean | undefined;
}

/** A switch: what it says is so from the moment it moves. */
export function Toggle({ label, checked, onChange, hint, ...native }: ToggleProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="flex min-h-12 items-center justify-between gap-4">
        <span className="font-semibold">{label}</span>
        <input
          {...native}
          id={id}
          type="checkbox"
          role="switch"
          className="bead-switch"
          checked={checked}
          aria-checked={checked}
          onChange={(event) => onChange(event.target.checked)}
          aria-describedby={hint ? `${id}-hint` : undefined}
        />
      </label>
      {hint && (
        <p id={`${id}-hint`} className="pr-16 text-sm text-soft">
          {hint}
        </p>
      )}
    </div>
  );
}
