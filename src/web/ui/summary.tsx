import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";

interface SummaryProps {
  readonly className?: string;
  readonly children: ReactNode;
}

export function Summary({ className, children }: SummaryProps) {
  return (
    <summary
      className={classNames(
        "flex min-h-11 list-none items-center gap-2 [&::-webkit-details-marker]:hidden",
        className ?? "font-semibold",
      )}
    >
      <Icon
        name="chevron-right"
        size={18}
        className="flex-none transition-transform group-open:rotate-90"
      />
      {children}
    </summary>
  );
}
