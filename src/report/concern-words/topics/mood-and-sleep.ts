import type { ConcernWords } from "../words.ts";

export const moodAndSleepWords = {
  "sleep-apnoea": {
    action: "Mention how you sleep at your next visit.",
    reason: "Such signs can mean that breathing stops in sleep. With PCOS this happens more often.",
    ask: "Should my sleep be checked?",
    bring: "What others notice while you sleep.",
  },
  "mood-low": {
    action: "Take these answers to a clinic this week, and to someone you trust.",
    later: "At your next visit, say how you feel now, and show these answers.",
    reason: "A score this high is worth talking about, and help works.",
    ask: "These are my answers. What could help me?",
    bring: "The answers and their days.",
  },
  "mood-low worst-day": {
    action: "At your next visit, say how heavy these days are.",
    reason:
      "Low mood, worry or stress at the end of its scale is worth talking about, and help works.",
    ask: "Some of my days are very heavy. What could help me?",
  },
  "mood-low two-weeks": {
    action: "Talk to a clinic this week about your mood, and to someone you trust.",
    later: "At your next visit, say how your mood is now.",
    reason:
      "Two weeks of low days are worth talking about, most of all after a birth or a loss. Help works. If you feel unsafe, call a crisis line.",
    ask: "I have felt low on most days. What could help me?",
    bring: "The days, and how you slept and ate.",
  },
  "mood-low long-form": {
    action: "Answer the longer form under “How you've been”, and show it at your next visit.",
    soon: "Answer the longer form under “How you've been”, and show it to a clinic this week.",
    reason: "The short form asks two things. The longer one shows whether help would do good.",
    ask: "These are my answers. What could help me?",
    bring: "The answers and their days.",
  },
} as const satisfies Record<string, ConcernWords>;
