import type { ConcernWords } from "./words.ts";

export const bleedingWords = {
  "bleed-heavy": {
    action: "Call for help now, or let someone take you to hospital.",
    reason:
      "Bleeding this heavy, or heavy bleeding with these signs, can need treatment within hours.",
    ask: "Do I need a blood count and a pregnancy test?",
    bring: "How many pads you used, and since when.",
  },
  "bleed-postpartum": {
    action: "Call an ambulance now. Lie down and stay with someone.",
    reason: "After a birth or a loss, blood can be lost very fast, even weeks later.",
    ask: "Why am I bleeding this much, and is anything left in the womb?",
    bring: "The date and place of the birth or loss, and how many pads you used.",
  },
} as const satisfies Record<string, ConcernWords>;
