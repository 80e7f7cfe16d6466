import type { ConcernWords } from "./words.ts";

const SIGN = {
  action: "See a clinic this week about this sign.",
  today: "See a clinic or a midwife today about this sign.",
  later: "Bring this sign up at your next visit, sooner if it gets worse.",
  bring: "When it began, and your medicines.",
} as const;

export const signWords = {
  sign: {
    ...SIGN,
    reason:
      "Most signs have a harmless cause. If it gets worse, or with fainting, hard breathing or strong pain, call for help.",
    ask: "What could this sign mean, and do I need a test?",
  },
  "sign heart": {
    ...SIGN,
    reason:
      "Worry, coffee, heat and low iron make a heart race. With chest pain, fainting, hard breathing or heavy bleeding, call for help.",
    ask: "Why does my heart race, and could I have a blood count?",
  },
  "sign pale": {
    ...SIGN,
    reason:
      "Paleness often comes from low iron. With fainting, strong pain or heavy bleeding, call for help.",
    ask: "Could I have a blood count?",
  },
  "sign rash": {
    ...SIGN,
    reason:
      "Most rashes come from a virus or the skin. With fever, a stiff neck, hard breathing or a tampon in place, call for help.",
    ask: "What is this rash, and could a medicine have caused it?",
  },
  "sign stomach": {
    ...SIGN,
    reason:
      "Most often it is a stomach bug that ends within two days. Blood in it, strong pain, or keeping no drink down: go the same day.",
    ask: "Could this be an infection, and how do I keep enough water?",
  },
  "sign ill": {
    ...SIGN,
    reason:
      "Most often it is a cold or another virus. With fever, hard breathing, confusion or strong pain, go the same day.",
    ask: "What could this be, and do I need a test?",
  },
  "sign low-pain": {
    ...SIGN,
    reason:
      "It can come from the egg, the bowel, the bladder or an infection. If it is sudden or strong, or with fever, fainting or a late period, go the same day.",
    ask: "What causes this pain, and do I need a pregnancy or urine test?",
  },
  "sign discharge": {
    ...SIGN,
    reason:
      "Most often it is thrush or another infection that is easy to treat. With fever or low pain, go the same day.",
    ask: "Could I have a test for infections?",
  },
  "sign head": {
    ...SIGN,
    reason:
      "Most strong headaches are migraine or tension. The worst ever, or with fever, a stiff neck, weakness or changed eyesight: call for help.",
    ask: "What kind of headache is this, and what may I take?",
  },
  "sign eyes": {
    ...SIGN,
    reason:
      "Migraine, sugar, pressure and tired eyes can change eyesight. If sight is lost, or with a strong headache or weakness, call for help.",
    ask: "Could you check my eyes and my blood pressure?",
  },
  "sign ribs": {
    ...SIGN,
    reason:
      "It often comes from the stomach, muscles or gallstones. With fever, yellow eyes, chest pain or hard breathing, call for help.",
    ask: "What causes this pain, and do I need a blood test?",
  },
  "sign swelling": {
    ...SIGN,
    reason:
      "Heat, salt, an allergy or the kidneys can cause it. If lips or tongue swell, or breathing is hard, call for help.",
    ask: "Could you check my blood pressure and urine?",
  },
  "sign movements": {
    ...SIGN,
    reason:
      "Before 20 weeks the baby is small, and movements come and go. With bleeding or pain, phone at once.",
    ask: "When should I feel the baby move each day?",
  },
  "sign thirst": {
    ...SIGN,
    reason:
      "Heat, salty food and some medicines do it. With weight loss, vomiting or drowsiness it can be high sugar: go the same day.",
    ask: "Could I have my blood sugar measured?",
  },
  "sign weight": {
    ...SIGN,
    reason:
      "Less food, stress and training take weight. Without a reason, with a cough, fever, thirst or HIV, it needs a check.",
    ask: "Could I have tests for sugar, thyroid, TB and HIV?",
  },
  "sign tampon": {
    ...SIGN,
    reason:
      "Change a tampon every four to eight hours. With fever, a rash, vomiting or fainting, take it out and call for help.",
    ask: "Which product suits me?",
  },
  "sign sex": {
    ...SIGN,
    reason: "Condoms also protect against infections. A late period is a reason for a test.",
    ask: "Could I have a test for infections, and a method that suits me?",
  },
  "sign days-off": {
    ...SIGN,
    reason:
      "Pain or bleeding that keeps anyone at home can be treated. Three such days in a month are a reason for a visit.",
    ask: "What could help, so that I miss fewer days?",
  },
  "sign belly": {
    ...SIGN,
    reason:
      "Food, the cycle and the bladder often cause it. On most days for weeks, with pain, fever or blood, it needs a check.",
    ask: "Could this come from my bladder, bowel or ovaries?",
  },
  "sign milk": {
    ...SIGN,
    reason:
      "A pregnancy, some medicines or a hormone called prolactin can cause it. With a headache or changed eyesight, go the same day.",
    ask: "Could I have a pregnancy test and my prolactin measured?",
  },
  "sign nerves": {
    ...SIGN,
    reason:
      "Low vitamin B12, iron or sugar often cause it. With weakness on one side or trouble speaking, call for help.",
    ask: "Could I have my vitamin B12, iron and sugar measured?",
  },
  "sign clots": {
    ...SIGN,
    reason:
      "Such bleeding can use up your blood. If a pad fills in an hour for two hours, or you faint, call for help.",
    ask: "Do I need a blood count, a pregnancy test, or something to stop the bleeding?",
  },
} as const satisfies Record<string, ConcernWords>;
