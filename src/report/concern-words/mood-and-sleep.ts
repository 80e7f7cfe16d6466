import type { ConcernWords } from "./words.ts";

export const moodAndSleepWords = {
  "sleep-apnoea": {
    action: "Mention how you sleep at your next visit.",
    reason: "Such signs can mean that breathing stops in sleep, which is commoner with PCOS.",
    ask: "Should my sleep be looked at?",
    bring: "What others notice while you sleep.",
  },
  "mood-low": {
    action: "Take these answers to someone you trust and to a clinic.",
    reason: "A score this high is worth talking about, and help works.",
    ask: "These are my answers. What could help me?",
    bring: "The answers and their days.",
  },
  "mood-low worst-day": {
    action: "Say at your next visit how heavy these days are.",
    reason:
      "Low mood, worry or stress at the end of its scale is worth talking about, and help works.",
    ask: "Some of my days are very heavy. What could help me?",
  },
} as const satisfies Record<string, ConcernWords>;
