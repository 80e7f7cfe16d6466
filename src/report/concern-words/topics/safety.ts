import type { ConcernWords } from "../words.ts";

export const safetyWords = {
  "self-harm": {
    action: "You matter. Please call this number now, or sit with someone you trust.",
    today: "Talk today with someone you trust or a clinic about these thoughts.",
    soon: "Talk this week with someone you trust or a clinic about these thoughts.",
    later: "At your next visit, say whether such thoughts have come back.",
    reason: "Thoughts like these can pass, and talking with someone helps them pass.",
    ask: "I have had these thoughts, and I want someone to know.",
  },
  violence: {
    action: "You are not to blame. Call this number, or go to hospital now.",
    soon: "Talk to a clinic or a helpline this week. You are not to blame.",
    later: "A clinic or a helpline still helps, at any visit. You are not to blame.",
    reason:
      "Nobody may hurt or threaten another. Care is free of blame and does not need a police case.",
    ask: "Someone hurt me. I want care, and a plan to be safe.",
  },
  "danger-sign": {
    action: "Get help now: call an ambulance, or go to the nearest hospital.",
    reason: "Such a sign can have many causes, and some of them cannot wait.",
    ask: "What could this be, and what should I watch for?",
    bring: "When it began, your medicines, and anything you are allergic to.",
  },
  "danger-sign today": {
    action: "See a clinic or a doctor today about this.",
    later: "At your next visit, say whether it has come back.",
    reason:
      "It can be the first sign of something serious. A check today can tell. If it gets worse, call for help.",
    ask: "What could this be, and when should I come back?",
    bring: "When it began, your medicines, and anything you are allergic to.",
  },
  "violence rape": {
    action: "You are not to blame. Call this number, or go to hospital now.",
    reason:
      "Medicine against HIV works up to 72 hours after, emergency contraception up to five days. Care does not need a police case.",
    ask: "I want PEP, emergency contraception, and someone to talk to.",
  },
  "violence rape-5-days": {
    action: "You are not to blame. Call this number, or go to hospital now.",
    reason:
      "Emergency contraception works up to five days after. Tests, treatment and someone to talk to help too. Care does not need a police case.",
    ask: "I want emergency contraception, tests, and someone to talk to.",
  },
  "violence rape-care": {
    action: "You are not to blame. Call this number, or go to hospital now.",
    soon: "Talk to a clinic or a helpline this week. You are not to blame.",
    later: "A clinic or a helpline still helps, at any visit. You are not to blame.",
    reason:
      "Tests for infections and pregnancy, vaccines and someone to talk to still help, at any time. Care does not need a police case.",
    ask: "I want tests, care, and someone to talk to.",
  },
} as const satisfies Record<string, ConcernWords>;
