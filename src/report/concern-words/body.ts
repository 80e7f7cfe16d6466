import type { ConcernWords } from "./words.ts";

export const bodyWords = {
  "pain-strong": {
    action: "Book a visit about this pain; it can be treated.",
    later: "Say at your next visit how this pain is now.",
    reason:
      "Pain this strong, or that your painkiller does not ease, is worth finding the cause of.",
    ask: "What could cause this pain, and what could ease it?",
    bring: "What helped, and how many days of work or school you lost.",
  },
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
  "bp-high": {
    action: "Measure again on another day, and show the readings at your next visit.",
    reason: "From 140/90 blood pressure counts as high when it stays there.",
    ask: "Is my blood pressure high, and was the cuff the right size?",
    bring: "The readings with their days and times.",
  },
} as const satisfies Record<string, ConcernWords>;
