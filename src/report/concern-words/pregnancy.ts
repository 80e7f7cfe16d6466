import type { ConcernWords } from "./words.ts";

export const pregnancyWords = {
  "preg-bleed": {
    action:
      "Bleeding in pregnancy needs checking now. Call an ambulance, or let someone take you to hospital.",
    reason: "Bleeding that is more than light, painful, or late in pregnancy can be dangerous.",
    ask: "Where does the bleeding come from, and how is the baby?",
    bring: "How many weeks you are, your last scan, and your blood group if you know it.",
  },
  "preg-bleed light": {
    action: "Bleeding in pregnancy needs checking now. Phone your clinic or hospital.",
    reason:
      "Light bleeding often has a harmless cause, but only a check can tell. With pain, clots or more blood, call an ambulance.",
    ask: "Do I need a scan, and should my blood group be checked?",
    bring: "How many weeks you are, your last scan, and your blood group if you know it.",
  },
  preeclampsia: {
    action: "This can be serious. Go to hospital now; do not wait.",
    reason:
      "In pregnancy and in the six weeks after, such signs can go with dangerous blood pressure, even when a reading looks fine.",
    ask: "Can you check my blood pressure, urine and blood now?",
    bring: "Your maternity book, and any blood pressure readings.",
  },
  "bp-preg-severe": {
    action: "Your blood pressure is dangerously high. Go to hospital now.",
    reason:
      "In pregnancy and in the six weeks after, pressure from 160/110 needs treatment at once. Do not wait to measure again.",
    ask: "Can you treat my blood pressure now, and check my urine and blood?",
    bring: "Your readings with their times, and your maternity book.",
  },
  "bp-preg": {
    action: "Go to your maternity clinic today for a check.",
    later: "Say at your next visit what your blood pressure is now.",
    reason:
      "In pregnancy and in the six weeks after, pressure from 140/90 is checked the same day. If you can, sit for 15 minutes and measure again before you go.",
    ask: "Do I need a urine protein test?",
    bring: "Your readings with their times, and your maternity book.",
  },
  "bp-preg settled": {
    action: "Have your blood pressure checked at your maternity clinic within a few days.",
    later: "Say at your next visit what your blood pressure is now.",
    reason: "It was high, and lower since. In pregnancy that is worth a second look.",
    ask: "Do I need a urine protein test?",
    bring: "Your readings with their times, and your maternity book.",
  },
  "preg-danger": {
    action: "Go to your clinic or hospital now, day or night.",
    reason: "These are signs that no pregnancy should wait with.",
    ask: "Are the baby and I well, and what is causing this?",
    bring: "Your maternity book.",
  },
  "preg-danger vomiting": {
    action: "Phone your clinic today. If you keep nothing down, go to it now.",
    later: "Say at your next visit how the vomiting is now.",
    reason: "Sickness is common in pregnancy, but losing too much water harms you both.",
    ask: "Do I need treatment for the vomiting, and a urine test?",
    bring: "Your maternity book, and when you last kept a drink down.",
  },
  movements: {
    action: "Call your maternity clinic or hospital now.",
    reason: "When a baby moves less or differently, it is checked at once. Do not count first.",
    ask: "Can you listen to the baby now?",
    bring: "When you last felt the baby move as usual.",
  },
} as const satisfies Record<string, ConcernWords>;
