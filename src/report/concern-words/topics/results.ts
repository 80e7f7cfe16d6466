import type { ConcernWords } from "../words.ts";

export const resultWords = {
  "androgen-high": {
    action: "See a doctor this week about this hormone result.",
    later: "Ask about this hormone result at your next visit.",
    reason: "PCOS alone seldom brings it this high, so a clinic checks again.",
    ask: "Should I have it again, with 17-OHP and tests of the adrenal glands?",
    bring: "The lab's paper, with its units and range.",
  },
  "diabetes-first": {
    action: "Have your blood sugar tested again this week. It is in the diabetes range.",
    later: "Ask about this sugar result at your next visit.",
    reason:
      "One result is not enough: illness, anaemia or food can change it. Diabetes can be treated well.",
    ask: "Do I have diabetes, or could anaemia explain the result?",
    bring: "The result, and whether you had eaten.",
  },
  "diabetes-first again": {
    action: "Show these blood sugar results at a clinic this week.",
    later: "Ask about these sugar results at your next visit.",
    reason:
      "More than one result is in the range where clinics check for diabetes. It can be treated well.",
    ask: "What do these results mean together, and what should we do next?",
    bring: "All the results with their days.",
  },
  "diabetes-first known": {
    action: "Ask about this sugar result at your next visit.",
    reason: "Such results tell whether the treatment of your diabetes still fits.",
    ask: "Which result should I aim for, and does my treatment still fit?",
    bring: "The result, and all your medicines in their packs.",
  },
  "hb-low": {
    action: "See a clinic this week about low blood.",
    today: "Go to hospital today about your low blood count.",
    later: "Ask about this blood count at your next visit.",
    reason: "A low blood count makes you tired and short of breath, and its cause can be found.",
    ask: "Do I need iron tablets, and why is it low?",
    bring: "The result, and how many days you bleed.",
  },
  "thyroid-or-prolactin": {
    action: "Ask a clinic about this result this week.",
    later: "Ask about this result at your next visit.",
    reason: "A result this far from usual can change your periods, and it can be treated.",
    ask: "Should I have it again, and could pills or stress explain it?",
    bring: "The lab's paper, with its units and range, and your medicines.",
  },
  "diabetes-first prediabetes": {
    action: "Ask about this sugar result at your next visit.",
    reason:
      "It is above usual and below diabetes. Food, movement and sleep can bring it down, and a yearly test watches it.",
    ask: "What does this result mean for me, and when do we repeat it?",
    bring: "The result, and whether you had eaten.",
  },
  "thyroid-or-prolactin far": {
    action: "See a clinic this week about this result.",
    later: "Ask about this result at your next visit.",
    reason: "A result this far from usual needs a second test. It can have a cause to treat.",
    ask: "Should I have it again, and what could cause it?",
    bring: "The lab's paper, with its units and range, and your medicines.",
  },
} as const satisfies Record<string, ConcernWords>;
