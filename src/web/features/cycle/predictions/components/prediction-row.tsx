import type { ReactNode } from "react";
import type { BeadKind } from "#web/beads/bead.ts";
import { BeadMark } from "#web/beads/bead-mark.tsx";
import type { PredictionLine } from "../view-model.ts";

interface PredictionRowProps {
  readonly title: ReactNode;
  readonly line: PredictionLine;
  readonly bead: Extract<BeadKind, "forecast" | "peak" | "possible" | "confirmed">;
  /** How strongly the bead shows, 0 to 1: a forecast nobody is sure of is faint. */
  readonly strength?: number;
}

const RADIUS = 7;

/** One prediction: its bead as on the ring, its words, and a short word beside its title. */
export function PredictionRow({ title, line, bead, strength = 1 }: PredictionRowProps) {
  return (
    <div className="grid grid-cols-[auto_1fr] gap-x-3">
      <svg viewBox="-11 -11 22 22" width={22} height={22} className="mt-1" aria-hidden="true">
        <BeadMark bead={{ kind: bead, strength }} radius={RADIUS} gloss="none" />
      </svg>
      <div>
        <div className="flex flex-wrap items-start justify-between gap-x-3 gap-y-1">
          <h3 className="font-sans text-lg leading-7 tracking-normal">{title}</h3>
          {line.status !== null && (
            <span className="rounded-full px-3 py-0.5 text-sm leading-6 tabular-nums ring-1 ring-line ring-inset">
              {line.status}
            </span>
          )}
        </div>
        <p className="text-soft tabular-nums">
          <UnbrokenParts text={line.text} />
        </p>
        {line.note !== undefined && <p className="mt-1 text-sm text-soft">{line.note}</p>}
      </div>
    </div>
  );
}

/** Lets the line break between its parts rather than within them. */
function UnbrokenParts({ text }: { readonly text: string }) {
  const parts = text.split("; ");
  return parts.map((part, index) => (
    <span key={part}>
      <span className="inline-block">
        {part}
        {index < parts.length - 1 && ";"}
      </span>{" "}
    </span>
  ));
}
