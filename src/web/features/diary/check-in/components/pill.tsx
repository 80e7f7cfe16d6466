import type { ReactNode } from "react";

interface PillProps {
  readonly pressed: boolean;
  readonly onToggle: () => void;
  readonly children: ReactNode;
}

/** A short answer she gives or takes back. */
export function Pill({ pressed, onToggle, children }: PillProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onToggle}
      className="inline-flex min-h-11 items-center gap-2 rounded-full bg-card px-4 ring-1 ring-inset ring-edge/60 transition-[background,box-shadow] hover:bg-bead aria-pressed:bg-hibiscus-wash aria-pressed:font-semibold aria-pressed:ring-2 aria-pressed:ring-hibiscus"
    >
      <span
        className={
          pressed
            ? "bead-glossy size-3 rounded-full bg-hibiscus"
            : "size-3 rounded-full bg-bead ring-1 ring-inset ring-bead-edge"
        }
      />
      {children}
    </button>
  );
}
