import type { ReactNode } from "react";
import type { DueDose } from "#domain/medicines/medicine-adherence.ts";

const RING = { r: 7.7, className: "fill-none stroke-edge", strokeWidth: 1.6 };

const marks: Record<DueDose["state"], ReactNode> = {
  taken: (
    <>
      <circle r="8.5" className="fill-aloe" />
      <circle cx="-2.7" cy="-3" r="2" className="fill-bead-shine" />
    </>
  ),
  late: <circle r="6.4" className="fill-card stroke-aloe" strokeWidth="4" />,
  skipped: <circle {...RING} />,
  unanswered: <circle r="3" className="fill-edge" />,
  open: <circle {...RING} strokeDasharray="3 3" />,
};

interface DoseBeadProps {
  readonly state: DueDose["state"];
  readonly size: number;
}

export const DoseBead = ({ state, size }: DoseBeadProps) => (
  <svg viewBox="-10 -10 20 20" width={size} height={size} className="flex-none" aria-hidden="true">
    {marks[state]}
  </svg>
);
