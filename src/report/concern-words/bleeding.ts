import type { ConcernWords } from "./words.ts";

export const bleedingWords = {
  "bleed-heavy": {
    action: "Call for help now, or let someone take you to hospital.",
    reason:
      "Bleeding this heavy, or heavy bleeding with these signs, can need treatment within hours.",
    ask: "Do I need a blood count and a pregnancy test?",
    bring: "How many pads you used, and since when.",
  },
} as const satisfies Record<string, ConcernWords>;
