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
} as const satisfies Record<string, ConcernWords>;
