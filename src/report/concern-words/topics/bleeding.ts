import type { ConcernWords } from "../words.ts";

export const bleedingWords = {
  "bleed-heavy": {
    action: "Call for help now, or let someone take you to hospital.",
    reason:
      "Bleeding this heavy, or heavy bleeding with these signs, can need treatment within hours.",
    ask: "Do I need a blood count and a pregnancy test?",
    bring: "How many pads you used, and since when.",
  },
  "bleed-postpartum": {
    action: "Call an ambulance now. Lie down and stay with someone.",
    reason: "After a birth or a loss, blood can be lost very fast, even weeks later.",
    ask: "Why am I bleeding this much, and is anything left in the womb?",
    bring: "The date and place of the birth or loss, and how many pads you used.",
  },
  "hb-emergency": {
    action: "Your blood count is very low. Go to hospital now.",
    reason: "With fainting, chest pain or breathlessness, a count this low cannot wait.",
    ask: "Do I need blood, and why is my count so low?",
    bring: "The result, and the days you bled.",
  },
  "hb-severe": {
    action: "Your blood count is very low. Go to hospital today.",
    later: "At your next visit, say how your blood count is now.",
    reason: "A count below 8 leaves little reserve, and it can be treated.",
    ask: "Why is my blood count so low, and how do we bring it up?",
    bring: "The result, and the days you bled.",
  },
  "bleed-heavy today": {
    action: "See a clinic or hospital today about this bleeding.",
    later: "At your next visit, say how the bleeding is now.",
    reason:
      "Such bleeding can use up your blood. If a pad fills in an hour for two hours, or you faint, call for help.",
    ask: "Do I need a blood count, a pregnancy test, or something to stop the bleeding?",
    bring: "How many pads you used, since when, and your medicines.",
  },
} as const satisfies Record<string, ConcernWords>;
