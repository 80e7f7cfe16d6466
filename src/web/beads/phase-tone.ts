import type { Phase } from "#domain/phase/cycle-phase.ts";

/** The colour of a phase in every ring, chip and chart. */
export const phaseTone = {
  menstrual: "hibiscus",
  follicular: "aloe",
  ovulatory: "gold",
  luteal: "violet",
} as const satisfies Record<Phase, string>;
