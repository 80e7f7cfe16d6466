import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

interface StatusBarProps {
  readonly tone: "gold" | "violet";
  readonly children: ReactNode;
}

export function StatusBar({ tone, children }: StatusBarProps) {
  return (
    <div
      role="status"
      className={classNames("text-sm", tone === "gold" ? "bg-gold-wash" : "bg-violet-wash")}
    >
      <div className="page-width flex min-h-11 flex-wrap items-center gap-x-3">{children}</div>
    </div>
  );
}
