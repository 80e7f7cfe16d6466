import type { ConcernWords } from "../words.ts";

export const sugarWords = {
  dka: {
    action: "Go to hospital now. Don't wait for another reading.",
    reason: "High sugar with these signs, or high ketones, can get worse within hours.",
    ask: "Are acids building up in my blood?",
    bring: "Your readings, and any meter, insulin or other medicines you use.",
  },
  "hypo-severe": {
    action: "Someone must call an ambulance now. Give nothing by mouth.",
    reason: "With sugar this low, someone drowsy or fitting can choke.",
    ask: "Why did my sugar fall this low?",
    bring: "All diabetes medicines.",
  },
  "glucose-high": {
    action: "Have your blood sugar checked at a clinic today.",
    later: "At your next visit, say what your blood sugar is now.",
    reason: "Sugar this high needs a check before it makes you ill.",
    ask: "Should ketones be checked?",
    bring: "Your meter.",
  },
  "glucose-high plan": {
    action: "Follow your plan for high sugar, and tell your clinic this week.",
    later: "At your next visit, say what your blood sugar is now.",
    reason: "It was high, and you noted no thirst, much urine or weight loss.",
    ask: "Should my treatment change, and should ketones be checked?",
    bring: "Your meter and medicines.",
  },
  "glucose-low": {
    action: "Take sugar or juice now; test again in 15 minutes.",
    reason: "Sugar this low can make you faint or confused.",
    ask: "Which of my tablets can bring sugar this low?",
    bring: "Your tablets or insulin, and your meter.",
  },
  "glucose-low repeat": {
    action: "Measure your blood sugar again, and show the result at your next visit.",
    reason: "It was a little low. A second value shows whether it stays low.",
    ask: "Does this low sugar need a check?",
    bring: "Your meter, and whether you had eaten.",
  },
  "dka ketones": {
    action: "Call your clinic today about these ketones.",
    later: "At your next visit, mention these ketones.",
    reason:
      "Ketones can rise fast, most of all with diabetes or in a pregnancy. Vomiting, breathing fast or drowsy? Go to hospital.",
    ask: "Do I need more fluid or insulin? When do I test again?",
    bring: "Your readings, and any meter or insulin you use.",
  },
  "glucose-high once": {
    action: "Have your blood sugar checked at a clinic this week.",
    later: "At your next visit, say what your blood sugar is now.",
    reason:
      "One reading this high can come from food or illness, or be the first sign of diabetes. With thirst, weight loss or vomiting, go today.",
    ask: "Could I have a fasting glucose or HbA1c?",
    bring: "The reading, and whether you had eaten.",
  },
  "glucose-high signs": {
    action: "Have your blood sugar checked at a clinic this week.",
    later: "At your next visit, ask for a blood sugar check.",
    reason:
      "Thirst, much urine and weight loss together can come from high sugar. With vomiting or drowsiness, go today.",
    ask: "Could I have my blood sugar measured?",
    bring: "Since when, and your medicines.",
  },
} as const satisfies Record<string, ConcernWords>;
