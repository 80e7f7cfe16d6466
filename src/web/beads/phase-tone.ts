import type { Phase } from "#domain/phase/cycle-phase.ts";

export const phaseTone = {
  menstrual: "hibiscus",
  follicular: "aloe",
  ovulatory: "gold",
  luteal: "violet",
} as const satisfies Record<Phase, string>;
