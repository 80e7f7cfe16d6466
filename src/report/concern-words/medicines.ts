import type { ConcernWords } from "./words.ts";

const ASK = "Is this medicine right for me if I am or could become pregnant?";
const BRING = "All your medicines in their packs.";

const IN_PREGNANCY = {
  action: "Call your doctor or clinic today, before the next dose.",
  reason: "This medicine is not meant for a pregnancy, so someone should decide with you.",
  ask: "What should I do about this medicine now?",
  bring: BRING,
} as const;

export const medicineWords = {
  medicine: {
    action: "Ask a pharmacist or doctor about this medicine before the next dose.",
    reason: "It may matter in a pregnancy. Do not stop other medicines on your own.",
    ask: ASK,
    bring: BRING,
  },
  "medicine isotretinoin": {
    action: "Pregnant? Stop it and call your doctor today.",
    reason: "Isotretinoin harms a baby. Avoid pregnancy until one month after the last dose.",
    ask: "Which contraception should I use with it?",
    bring: BRING,
  },
  "medicine acitretin": {
    action: "Pregnant? Stop it and call your doctor today.",
    reason: "Acitretin harms a baby. Avoid pregnancy until three years after the last dose.",
    ask: "Which contraception should I use with it?",
    bring: BRING,
  },
  "medicine methotrexate": {
    action: "Ask before the next dose; pregnancy must wait up to 6 months.",
    reason: "Methotrexate can harm a baby, and stays in the body for a while.",
    ask: "How long must I wait before a pregnancy?",
    bring: BRING,
  },
  "medicine valproate": {
    action: "Do not stop suddenly. Call your doctor today.",
    reason: "Valproate can harm a baby, and stopping at once can bring fits.",
    ask: "Is there a safer medicine for me?",
    bring: BRING,
  },
  "medicine topiramate": {
    action: "Do not stop suddenly. Call your doctor today.",
    reason: "Topiramate can harm a baby, and it can make some contraception work less well.",
    ask: "Is there a safer medicine, and which contraception works with it?",
    bring: BRING,
  },
  "medicine warfarin": {
    action: "Call your doctor today about warfarin and pregnancy.",
    reason: "Warfarin can harm a baby. Stopping on your own can bring a clot.",
    ask: "Which blood thinner is safe in a pregnancy?",
    bring: BRING,
  },
  "medicine spironolactone": {
    action: "Call your doctor before the next dose.",
    reason: "Spironolactone may affect a baby. Speak first; do not just stop.",
    ask: ASK,
    bring: BRING,
  },
  "medicine finasteride": {
    action: "Ask before the next dose; do not handle broken tablets.",
    reason: "Finasteride can affect how a baby boy develops.",
    ask: ASK,
    bring: BRING,
  },
  "medicine ace-or-arb": {
    action: "Ask today; these are changed in pregnancy.",
    reason: "Other blood pressure medicines are safer for a baby. Do not stop on your own.",
    ask: "Which blood pressure medicine is safe in a pregnancy?",
    bring: BRING,
  },
  "medicine statin": {
    action: "Ask before the next dose.",
    reason: "Statins are most often paused for a pregnancy.",
    ask: ASK,
    bring: BRING,
  },
  "medicine semaglutide": {
    action: "Use contraception. Stop semaglutide 2 months before trying.",
    reason: "What it does to a baby is not known well enough.",
    ask: "When should I stop before trying, and what then?",
    bring: BRING,
  },
  "medicine tirzepatide": {
    action: "Use contraception. Stop tirzepatide 1 month before trying.",
    reason: "What it does to a baby is not known well enough.",
    ask: "When should I stop before trying, and what then?",
    bring: BRING,
  },
  "medicine glp-1": {
    action: "Use contraception. Ask a doctor before trying for a pregnancy.",
    reason: "Medicines of this kind are stopped before trying for a pregnancy.",
    ask: "When should I stop before trying, and what then?",
    bring: BRING,
  },
  "medicine methotrexate-in-pregnancy": IN_PREGNANCY,
  "medicine semaglutide-in-pregnancy": IN_PREGNANCY,
  "medicine tirzepatide-in-pregnancy": IN_PREGNANCY,
  "medicine glp-1-in-pregnancy": IN_PREGNANCY,
  "medicine fertility-medicine-in-pregnancy": IN_PREGNANCY,
  "medicine tirzepatide-and-pill": {
    action: "Use condoms for four weeks after the start and each increase.",
    reason: "Tirzepatide can keep the pill from working for a while.",
    ask: "Should I change to another method while I take it?",
    bring: BRING,
  },
  "medicine fertility-medicine": {
    action: "Take it only with a fertility clinic; test for pregnancy before each course.",
    reason: "Letrozole and clomifene are not taken once a pregnancy has begun.",
    ask: "Who watches over my treatment, and when do I test?",
    bring: BRING,
  },
  "medicine metformin": {
    action: "Ask at your next visit whether metformin goes on in pregnancy.",
    reason: "It is often allowed. Keep taking it until you have asked.",
    ask: "Should I keep taking metformin in this pregnancy?",
    bring: BRING,
  },
  "medicine levothyroxine": {
    action: "Ask for a blood test now; keep taking your tablets.",
    reason: "In a pregnancy the body often needs another amount of thyroid hormone.",
    ask: "Could my TSH be checked now?",
    bring: BRING,
  },
  "medicine levothyroxine-apart": {
    action: "Take iron or calcium four hours apart from your thyroid tablet.",
    reason: "Together, less of the thyroid hormone is taken up.",
    ask: "When should I take each of them?",
    bring: BRING,
  },
  "medicine dolutegravir": {
    action: "Take iron or calcium apart from dolutegravir, or together with food.",
    reason: "Otherwise less of dolutegravir is taken up. Keep taking it.",
    ask: "When should I take each of them?",
    bring: BRING,
  },
  "medicine iron": {
    action: "Take iron away from tea and coffee, and apart from a thyroid tablet.",
    reason: "Together, less of the iron is taken up, and in a pregnancy you need it.",
    ask: "How and when should I take my iron?",
    bring: BRING,
  },
  "medicine nsaid": {
    action: "Ask before you take this painkiller; not from 20 weeks without asking.",
    reason: "From 20 weeks of pregnancy it can affect the baby.",
    ask: "Which painkiller is safe for me now?",
    bring: BRING,
  },
  "same-substance": {
    action: "Ask a pharmacist whether these are the same medicine.",
    reason: "Two of your medicines seem to hold the same substance under two names.",
    ask: "Should I take both of these?",
    bring: BRING,
  },
  b12: {
    action: "Ask for a vitamin B12 test at your next visit.",
    reason: "Metformin can lower vitamin B12 over years, or with signs such as pins and needles.",
    ask: "Could I have my vitamin B12 checked?",
    bring: "How long you have taken metformin. Keep taking it until you have asked.",
  },
} as const satisfies Record<string, ConcernWords>;
