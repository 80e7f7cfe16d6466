import type { ConcernWords } from "./words.ts";

export const sugarWords = {
  dka: {
    action: "Go to hospital now. Take your meter and medicines with you.",
    reason: "High sugar with these signs, or high ketones, can get worse within hours.",
    ask: "Are acids building up in my blood?",
    bring: "Your meter, insulin, and any ketone readings.",
  },
  "hypo-severe": {
    action: "Someone must call an ambulance. Give nothing by mouth.",
    reason: "With sugar this low, someone drowsy or fitting can choke.",
    ask: "Why did my sugar fall this low?",
    bring: "All diabetes medicines.",
  },
  "glucose-high": {
    action: "Have your blood sugar checked at a clinic today.",
    later: "Say at your next visit what your blood sugar is now.",
    reason: "Sugar this high is best looked at before it makes you ill.",
    ask: "Should ketones be checked?",
    bring: "Your meter.",
  },
  "glucose-high plan": {
    action: "Follow your plan for high sugar, and tell your clinic this week.",
    later: "Say at your next visit what your blood sugar is now.",
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
    reason: "It was a little low, and a second value tells whether it is so.",
    ask: "Does this low sugar need looking into?",
    bring: "Your meter, and whether you had eaten.",
  },
} as const satisfies Record<string, ConcernWords>;
