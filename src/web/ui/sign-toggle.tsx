import type { ReactNode } from "react";

interface SignToggleProps {
  readonly pressed: boolean;
  readonly onToggle: () => void;
  /** A small drawing beside the words. */
  readonly sign: ReactNode;
  readonly children: ReactNode;
}

/** One of many that may be chosen together, with its sign. */
export function SignToggle({ pressed, onToggle, sign, children }: SignToggleProps) {
  return (
    <button
      type="button"
      aria-pressed={pressed}
      onClick={onToggle}
      className="flex min-h-12 min-w-0 items-center gap-2 rounded-control bg-card px-2.5 py-2 text-left text-[0.95rem] leading-tight ring-1 ring-inset ring-line transition-[background,box-shadow] [&>svg]:text-hibiscus-ink hover:ring-edge aria-pressed:bg-hibiscus-wash aria-pressed:ring-2 aria-pressed:ring-hibiscus"
    >
      {sign}
      <span className="min-w-0 hyphens-auto">{children}</span>
    </button>
  );
}
