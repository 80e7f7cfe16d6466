import type { ConcernWords } from "./words.ts";

const CLOT = {
  reason: "These signs can come from a blood clot, which is treated best in the first hours.",
  ask: "Could this be a blood clot?",
} as const;

export const heartWords = {
  clot: {
    action: "Call for help now. Tell them which pill you take.",
    ...CLOT,
    bring: "The name of your pill, patch or ring.",
  },
  "clot pregnancy": {
    action: "Call for help now. Tell them that you are pregnant.",
    ...CLOT,
    bring: "Your maternity book.",
  },
  "clot after-birth": {
    action: "Call for help now. Tell them when the pregnancy ended.",
    ...CLOT,
    bring: "The date of the birth or loss.",
  },
  "bp-emergency": {
    action: "Call for help now and sit down.",
    reason: "Pressure this high with these signs can harm the heart, the brain or the eyes.",
    ask: "Can you bring my blood pressure down safely, and check for harm?",
    bring: "Your readings, and your medicines.",
  },
  "bp-180": {
    action: "Rest, measure again. Still this high? See a nurse today.",
    later: "Say at your next visit what your blood pressure is now.",
    reason: "One high reading may come from haste or a narrow cuff; a second one counts.",
    ask: "Does my blood pressure need treatment today?",
    bring: "The size of the cuff, and any medicines you missed.",
  },
  "bp-high": {
    action: "Measure again on another day, and show the readings at your next visit.",
    reason: "From 140/90 blood pressure counts as high when it stays there.",
    ask: "Is my blood pressure high, and was the cuff the right size?",
    bring: "The readings with their days and times.",
  },
} as const satisfies Record<string, ConcernWords>;
