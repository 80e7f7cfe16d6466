import type { ReactNode } from "react";
import { Icon } from "../icon.tsx";

export function ToggleCard({
  pressed,
  onToggle,
  title,
  description,
  icon,
}: {
  readonly pressed: boolean;
  readonly onToggle: () => void;
  readonly title: ReactNode;
  readonly description?: ReactNode | undefined;
  readonly icon?: ReactNode | undefined;
}) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onToggle}
      className="flex min-h-16 w-full items-center gap-3 rounded-card bg-card p-4 text-left ring-1 ring-inset ring-edge/60 transition-[background,box-shadow] hover:ring-edge aria-pressed:bg-hibiscus-wash aria-pressed:ring-2 aria-pressed:ring-hibiscus"
    >
      {icon && <span className="flex-none text-hibiscus-ink">{icon}</span>}
      <span className="min-w-0 flex-1">
        <span className="block font-semibold">{title}</span>
        {description && <span className="block text-sm text-soft">{description}</span>}
      </span>
      <span
        className={
          pressed
            ? "grid size-6 flex-none place-items-center rounded-full bg-hibiscus text-on-hibiscus"
            : "size-6 flex-none rounded-full bg-bead ring-1 ring-inset ring-edge"
        }
      >
        {pressed && <Icon name="check" size={16} />}
      </span>
    </button>
  );
}
