import type { ConcernWords } from "../words.ts";

export const pregnancyWords = {
  "preg-bleed": {
    action:
      "Call an ambulance now, or let someone take you to hospital. Bleeding in pregnancy needs a check.",
    reason: "Bleeding that is more than light, painful, or late in pregnancy can be dangerous.",
    ask: "Where does the bleeding come from, and how is the baby?",
    bring: "How many weeks you are, your last scan, and your blood group if you know it.",
  },
  "preg-bleed light": {
    action: "Phone your clinic or hospital now. Bleeding in pregnancy needs a check.",
    reason:
      "Light bleeding often has a harmless cause, but only a check can tell. With pain, clots or more blood, call an ambulance.",
    ask: "Do I need a scan, and should my blood group be checked?",
    bring: "How many weeks you are, your last scan, and your blood group if you know it.",
  },
  preeclampsia: {
    action: "Go to hospital now. Don't wait: this can be serious.",
    reason:
      "In pregnancy and in the six weeks after, such signs can go with dangerous blood pressure, even when a reading looks fine.",
    ask: "Can you check my blood pressure, urine and blood now?",
    bring: "Your maternity book, and any blood pressure readings.",
  },
  "bp-preg-severe": {
    action: "Go to hospital now. Your blood pressure is dangerously high.",
    reason:
      "In pregnancy and in the six weeks after, pressure from 160/110 needs treatment at once. Do not wait to measure again.",
    ask: "Can you treat my blood pressure now, and check my urine and blood?",
    bring: "Your readings with their times, and your maternity book.",
  },
  "bp-preg": {
    action: "Go to your maternity clinic today.",
    later: "At your next visit, say what your blood pressure is now.",
    reason:
      "In pregnancy and for six weeks after, a clinic checks 140/90 and more the same day. If you can, sit for 15 minutes and measure again first.",
    ask: "Do I need a urine test?",
    bring: "Your readings with their times, and your maternity book.",
  },
  "bp-preg settled": {
    action: "Have your blood pressure checked at your maternity clinic this week.",
    later: "At your next visit, say what your blood pressure is now.",
    reason: "It was high, and lower since. In pregnancy that is worth a second look.",
    ask: "Do I need a urine test?",
    bring: "Your readings with their times, and your maternity book.",
  },
  "preg-danger": {
    action: "Go to your clinic or hospital now, day or night.",
    reason: "If you're pregnant, don't wait with these signs.",
    ask: "Are the baby and I well, and what is causing this?",
    bring: "Your maternity book.",
  },
  "preg-danger vomiting": {
    action: "Phone your clinic today. If you can't keep anything down, go there now.",
    later: "At your next visit, say how the vomiting is now.",
    reason: "Feeling sick is common in pregnancy. Losing too much water harms you both.",
    ask: "Do I need treatment for the vomiting, and a urine test?",
    bring: "Your maternity book, and when you last kept a drink down.",
  },
  movements: {
    action: "Call your maternity clinic or hospital now.",
    reason: "When a baby moves less or differently, a clinic checks at once. Don't count first.",
    ask: "Can you listen to the baby now?",
    bring: "When you last felt the baby move as usual.",
  },
  "preg-danger waters": {
    action: "Phone the labour ward now. Your waters have broken.",
    reason:
      "From 37 weeks labour often begins by itself, but a midwife checks the baby. Green or brown water, or bleeding: go at once.",
    ask: "My waters broke. When should I come in?",
    bring: "Your maternity book, and the time and colour of the water.",
  },
  "preg-danger pain": {
    action: "Phone your clinic or labour ward today about this pain.",
    later: "At your next visit, say how the pain is now.",
    reason:
      "Pain low down can come from stretching, an infection or labour. If it is strong or regular, or with bleeding or fever, go to hospital.",
    ask: "What causes this pain, and is the baby well?",
    bring: "Your maternity book, and when the pain comes.",
  },
  "preg-danger overdue": {
    action: "Phone your maternity clinic this week. Your due date has passed.",
    today: "Phone your clinic or labour ward today. Your due date has long passed.",
    later: "At your next visit, ask when labour should be started.",
    reason: "From 41 weeks clinics check the baby more often and may start labour.",
    ask: "How is the baby, and when should labour be started?",
    bring: "Your maternity book, and your first scan.",
  },
  "movements early": {
    action: "Phone your clinic today about how the baby moves.",
    later: "At your next visit, say how the baby moves now.",
    reason: "Before 24 weeks movements come and go. A clinic can listen to the baby to be sure.",
    ask: "Can you listen to the baby?",
    bring: "When you last felt the baby move as usual.",
  },
  "positive-test young": {
    action: "See a clinic or a nurse you trust this week. They help in private.",
    later: "At your next visit, say how the pregnancy is now.",
    reason:
      "Early care is safer, and there are choices to talk about. If somebody made you have sex, it is not your fault: tell someone you trust, or call the child line.",
    ask: "I may be pregnant. Can we talk in private about what I can do?",
    bring: "The day of the test, and of your last period.",
  },
  "positive-test": {
    action: "See a clinic this week about this positive test.",
    later: "At your next visit, say whether the test is negative now.",
    reason:
      "A test can stay positive for some weeks after a pregnancy ends. Later it can mean that something is left in the womb, or a new pregnancy.",
    ask: "Do I need a scan or a blood test?",
    bring: "The day the pregnancy ended, and the days of the tests.",
  },
} as const satisfies Record<string, ConcernWords>;
