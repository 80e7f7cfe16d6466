import type { Flow } from "#domain/cycles/cycle-facts.ts";
import type { Bead } from "./bead.ts";

/** Size by flow, a dot for spotting; unknown flow counts as medium. */
export const beadOfFlow = (flow: Flow | null): Bead => beads[flow ?? "moderate"];

const beads: Readonly<Record<Flow, Bead>> = {
  none: { kind: "resting" },
  spotting: { kind: "spotting" },
  light: { kind: "period", size: 1 },
  moderate: { kind: "period", size: 2 },
  heavy: { kind: "period", size: 3 },
};
