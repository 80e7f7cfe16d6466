import type { ConcernWords } from "../words.ts";

export const bodyWords = {
  "ovary-signs": {
    action: "See a clinic this week about these new tummy signs.",
    later: "Mention these tummy signs at your next visit.",
    reason: "Have new signs checked if they come on most days, especially from 50.",
    ask: "Would a CA125 blood test or a scan help?",
  },
  "breast-lump": {
    action: "Have this breast change examined this week.",
    later: "At your next visit, say how this breast change is now.",
    reason: "Most breast changes are harmless, and an examination can tell.",
    ask: "Could you examine this, and do I need a scan?",
    bring: "The day you noticed it.",
  },
  "androgen-signs": {
    action: "See a doctor this week about these changes.",
    later: "At your next visit, say how these changes are now.",
    reason: "When voice or hair change within months, a clinic checks the hormones behind it.",
    ask: "Should my testosterone be measured, with 17-OHP and tests of the adrenal glands?",
    bring: "When it began, and your medicines.",
  },
} as const satisfies Record<string, ConcernWords>;
