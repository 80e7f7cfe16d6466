import type { ConcernWords } from "./words.ts";

export const resultWords = {
  "androgen-high": {
    action: "Ask a doctor soon about this hormone result.",
    later: "Ask about this hormone result at your next visit.",
    reason:
      "Testosterone this high is more than PCOS alone often explains, so it is looked at again.",
    ask: "Should it be repeated, with 17-OHP and tests of the adrenal glands?",
    bring: "The laboratory's paper, with its units and range.",
  },
  "diabetes-first": {
    action: "Repeat this test at a clinic; one result is not enough.",
    later: "Ask about this sugar result at your next visit.",
    reason: "The result lies where diabetes is looked for. Illness, anaemia or food can change it.",
    ask: "Could the HbA1c be unreliable because of anaemia?",
    bring: "The result, and whether you had eaten.",
  },
  "diabetes-first again": {
    action: "Show these results at a clinic this week.",
    later: "Ask about these sugar results at your next visit.",
    reason: "More than one result lies where diabetes is looked for. It can be treated well.",
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
    later: "Ask about this blood count at your next visit.",
    reason: "A low blood count makes you tired and short of breath, and its cause can be found.",
    ask: "Do I need iron tablets, and why is it low?",
    bring: "The result, and how many days you bleed.",
  },
  "thyroid-or-prolactin": {
    action: "Ask a clinic about this result within days.",
    later: "Ask about this result at your next visit.",
    reason: "A result this far from usual can change periods and fertility, and can be treated.",
    ask: "Should this be repeated, and could my pill or stress explain it?",
    bring: "The laboratory's paper, with its units and range, and your medicines.",
  },
} as const satisfies Record<string, ConcernWords>;
