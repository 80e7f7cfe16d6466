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

/** A short fact with a bead of its colour. */
export function Chip({
  tone,
  children,
}: {
  readonly tone: ChipTone;
  readonly children: ReactNode;
}) {
  return (
    <span className="inline-flex min-h-9 items-center gap-2 rounded-full bg-card px-3.5 py-1 text-sm whitespace-nowrap ring-1 ring-inset ring-line">
      <span className={classNames("size-2.5 flex-none rounded-full", BEAD[tone])} />
      {children}
    </span>
  );
}
