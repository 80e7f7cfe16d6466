import type { Flow } from "#domain/cycle-facts.ts";
import type { Bead } from "./bead.ts";

/** Bleeding as a bead: fuller with the flow, a dot for spotting; not said how much is a middle one. */
export function beadOfFlow(flow: Flow | null): Bead {
  switch (flow) {
    case "none":
      return { kind: "resting" };
    case "spotting":
      return { kind: "spotting" };
    case "light":
      return { kind: "period", size: 1 };
    case "heavy":
      return { kind: "period", size: 3 };
    default:
      return { kind: "period", size: 2 };
  }
}
