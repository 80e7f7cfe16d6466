import type { ConcernWords } from "../words.ts";

export const checkWords = {
  screening: {
    action: "Ask about this check at your next visit.",
    reason: "By what you logged, it is due.",
    ask: "Which checks are due for me?",
  },
  "screening glucose": {
    action: "Ask for a glucose check at your next visit.",
    reason: "With PCOS, clinics check blood sugar at first, then every one to three years.",
    ask: "Could I have a glucose drink test, or fasting glucose or HbA1c?",
  },
  "screening blood-pressure": {
    action: "Have your blood pressure measured at your next visit.",
    reason: "With PCOS, it is measured at every visit, and at least once a year.",
    ask: "Could you measure my blood pressure?",
  },
  "screening weight": {
    action: "If you like, have your weight and waist measured at your next visit.",
    reason: "With PCOS they are followed about once a year, and only if you agree.",
    ask: "Could we look at my weight and waist together, without blame?",
  },
  "screening lipids": {
    action: "Ask for a cholesterol check at your next visit.",
    reason:
      "With PCOS, clinics check blood fats once at diagnosis. The result decides when to repeat it.",
    ask: "Have my cholesterol and triglycerides been checked?",
  },
  "screening mood": {
    action: "At your next visit, say how your mood has been.",
    reason: "With PCOS, low mood and worry are common, and help works.",
    ask: "Could we talk about my mood?",
  },
  "screening sleep": {
    action:
      "At your next visit, say how you sleep. First answer the three questions under “How you've been”.",
    reason: "With PCOS, breathing stops in sleep more often, so clinics ask about sleep each year.",
    ask: "Could my tiredness come from my sleep?",
  },
  "screening cervix": {
    action: "Ask for your cervical screening at your next visit.",
    reason: "By what you noted, it is due. It finds changes long before they become an illness.",
    ask: "Could I have an HPV test, and may I take the sample myself?",
    bring: "The day and result of your last screening.",
  },
  "screening conceiving": {
    action: "At your next visit, ask for help to conceive.",
    reason:
      "A clinic can look for a reason after a year of trying, or after six months from 35 on or with PCOS.",
    ask: "Which tests could show why I am not pregnant yet?",
    bring: "The days of your last periods, and since when you have been trying.",
  },
} as const satisfies Record<string, ConcernWords>;
