import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type ChipTone = "aloe" | "gold" | "violet" | "hibiscus" | "clay" | "neutral";

const BEAD: Record<ChipTone, string> = {
  aloe: "bg-aloe",
  gold: "bg-gold",
  violet: "bg-violet",
  hibiscus: "bg-hibiscus",
  clay: "bg-clay",
  neutral: "bg-bead ring-1 ring-edge",
};

interface ChipProps {
  readonly tone: ChipTone;
  readonly children: ReactNode;
}

export function Chip({ tone, children }: ChipProps) {
  return (
    <span
      // Text wider than the page wraps.
      className="inline-flex min-h-8 max-w-full flex-none items-center gap-2 rounded-full bg-card px-3 py-0.5 text-sm leading-4 ring-1 ring-inset ring-line"
    >
      <span className={classNames("size-2.5 flex-none rounded-full", BEAD[tone])} />
      {children}
    </span>
  );
}
