import type { ConcernWords } from "../words.ts";

/** Concerns that usually wait for the next visit: recurring, or slightly out of the usual range. */
export const nextVisitWords = {
  "bleed-heavy-cycle": {
    action: "See a clinic this week about heavy periods and iron.",
    later: "At your next visit, ask about heavy periods and iron.",
    reason: "Heavy periods that come back can use up your iron. They can be treated.",
    ask: "Could I have a blood count and ferritin?",
    bring: "How often you change pads, and the size of clots.",
  },
  "bleed-heavy-cycle copper": {
    action: "See a clinic this week about heavy periods and iron.",
    later: "At your next visit, ask about heavy periods and iron.",
    reason:
      "A copper IUD can make periods heavier in its first three to six months, and use up your iron.",
    ask: "Could I have a blood count and ferritin, and does this IUD suit me?",
    bring: "How often you change pads, and the day the IUD was put in.",
  },
  "cycle-length": {
    action: "Ask about the length of your cycles at your next visit.",
    reason: "Some of your cycles were shorter or longer than is usual at your age.",
    ask: "Why are they this long or short, and does it need a check?",
  },
  "long-gap": {
    action: "Mention this long gap at your next visit.",
    reason: "A cycle of more than 90 days is longer than usual, even if it has ended.",
    ask: "Should the womb lining be protected if such a gap comes again?",
  },
  "pain-strong": {
    action: "Book a visit this week about this pain. It can be treated.",
    later: "At your next visit, say how this pain is now.",
    reason: "Find out what causes pain this strong, or pain your painkiller doesn't ease.",
    ask: "What could cause this pain, and what could ease it?",
    bring: "What helped, and how many days of work or school you lost.",
  },
  "lab-range": {
    action: "Ask about this result at your next visit.",
    reason: "It lies outside the range that the lab printed beside it.",
    ask: "Do the range, the units, pills or stress explain this?",
    bring: "The lab's paper, with its units and range.",
  },
  "lab-range usual": {
    action: "Ask about this result at your next visit.",
    reason:
      "Most labs print this value as outside their range. Food, the hour and medicines can change it.",
    ask: "Should I have it again, and what could explain it?",
    bring: "The lab's paper, with its units and range.",
  },
  "premenstrual-mood": {
    action: "Show this pattern at your next visit, and say if you ever feel unsafe.",
    reason: "Your low mood or worry rises in the week before your periods.",
    ask: "Could this follow my cycle, and what could help on those days?",
    bring: "Your daily notes of two cycles.",
  },
} as const satisfies Record<string, ConcernWords>;
