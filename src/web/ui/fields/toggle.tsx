import type { CheckboxProps } from "./checkbox.tsx";
import { useFieldTexts } from "./field.tsx";

export function Toggle({
  label,
  checked,
  onChange,
  hint,
  ...native
}: Omit<CheckboxProps, "error" | "required">) {
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
