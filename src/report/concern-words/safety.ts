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
  "danger-sign": {
    action: "Get help now: call an ambulance, or go to the nearest hospital.",
    reason: "Such a sign can have many causes, and some of them cannot wait.",
    ask: "What could this be, and what should I watch for?",
    bring: "When it began, your medicines, and anything you are allergic to.",
  },
  "danger-sign today": {
    action: "See a clinic or a doctor today about this.",
    later: "Say at your next visit whether it has come back.",
    reason:
      "It often passes by itself, and now and then it is the first sign of something serious.",
    ask: "What could this be, and when should I come back?",
    bring: "When it began, your medicines, and anything you are allergic to.",
  },
} as const satisfies Record<string, ConcernWords>;
