import type { ConcernWords } from "../words.ts";

const CLOT = {
  reason: "These signs can come from a blood clot. Treatment works best in the first hours.",
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
    action: "See a nurse today if it is still this high after a rest.",
    later: "At your next visit, say what your blood pressure is now.",
    reason: "One high reading may come from haste or a narrow cuff. Measure a second time.",
    ask: "Does my blood pressure need treatment today?",
    bring: "The size of the cuff, and any medicines you missed.",
  },
  "bp-high": {
    action: "Measure again on another day, and show the readings at your next visit.",
    soon: "Have your blood pressure checked at a clinic this week.",
    reason: "From 140/90 blood pressure counts as high when it stays there.",
    ask: "Is my blood pressure high, and was the cuff the right size?",
    bring: "The readings with their days and times.",
  },
  "clot headache": {
    action: "Ask a clinic today whether to stop the pill, patch or ring. Use condoms.",
    later: "At your next visit, say how your head and eyes are now.",
    reason:
      "A strong headache or changed eyesight beside oestrogen can, now and then, come from a clot. If one side is weak or speech is hard, call for help.",
    ask: "Should I stop it, and which method is safe for me?",
    bring: "The name of your pill, patch or ring.",
  },
  "bp-emergency low": {
    action: "Call for help now and lie down with your legs up.",
    reason: "Pressure this low with these signs can mean that the body is short of blood.",
    ask: "Why is my blood pressure so low, and am I losing blood?",
    bring: "Your readings, and your medicines.",
  },
} as const satisfies Record<string, ConcernWords>;
