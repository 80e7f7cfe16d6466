import type { ConcernWords } from "../words.ts";

/** The product's own alerts; the first sentence is the specification's. */
export const alertWords = {
  "heavy-or-long-bleeding": {
    action: "Heavy flow or bleeding lasting 8+ days may indicate a medical concern.",
    reason: "Losing a lot of blood can use up your iron. A clinic can find out why.",
    ask: "Do I need a blood count?",
  },
  "severe-pain": {
    action: "Severe pain (8+/10) should be evaluated by a healthcare provider.",
    reason: "Pain this strong is not something to put up with. It can be treated.",
    ask: "What could cause this pain, and what could ease it?",
  },
  "moderate-pain": {
    action: "If this pain stays or comes back, bring it up at your next visit.",
    reason: "A clinic can find out what causes pain that comes back, and ease it.",
    ask: "What could ease this pain?",
  },
  "severe-acne": {
    action: "Severe acne (8+/10) can be treated. A clinic or pharmacy can say how.",
    reason: "Acne this strong can leave scars, and there are several treatments.",
    ask: "Which treatment fits me, even if I could become pregnant?",
  },
} as const satisfies Record<string, ConcernWords>;
