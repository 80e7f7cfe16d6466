import type { ConcernWords } from "./words.ts";

export const bodyWords = {
  "ovary-signs": {
    action: "Ask a clinic about these new tummy signs.",
    reason: "Signs that are new and come on most days are looked at, most of all from 50.",
    ask: "Would a CA125 blood test or a scan help?",
  },
  "breast-lump": {
    action: "Have this breast change examined this week.",
    later: "Say at your next visit how this breast change is now.",
    reason: "Most breast changes are harmless, and an examination can tell.",
    ask: "Could you examine this, and do I need a scan?",
    bring: "The day you noticed it.",
  },
  "androgen-signs": {
    action: "Ask a doctor soon about these changes.",
    later: "Say at your next visit how these changes are now.",
    reason: "When voice or hair change within months, the hormones behind it are looked at.",
    ask: "Should my testosterone be measured, with 17-OHP and tests of the adrenal glands?",
    bring: "When it began, and your medicines.",
  },
} as const satisfies Record<string, ConcernWords>;
