import type { ConcernWords } from "./words.ts";

export const safetyWords = {
  "self-harm": {
    action: "You matter. Please call this number now, or sit with someone you trust.",
    reason: "Thoughts like these can pass, and talking with someone helps them pass.",
    ask: "I have had these thoughts, and I want someone to know.",
  },
  violence: {
    action: "You are not to blame. Call this number, or go to hospital now.",
    reason:
      "Medicine against HIV works up to 72 hours after, emergency contraception up to five days. Care does not need a police case.",
    ask: "I want PEP, emergency contraception, and someone to talk to.",
  },
} as const satisfies Record<string, ConcernWords>;
