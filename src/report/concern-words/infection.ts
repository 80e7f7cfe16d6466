import type { ConcernWords } from "./words.ts";

export const infectionWords = {
  "fever-pelvic": {
    action: "You have pain and fever. Go to a clinic or hospital now.",
    reason: "Fever with pain low in the belly can be an infection that gets worse within hours.",
    ask: "Could this be an infection of the womb, and do I need treatment today?",
    bring:
      "Whether you have discharge or an IUD, a recent birth or loss, and whether your partner has symptoms.",
  },
} as const satisfies Record<string, ConcernWords>;
