import type { ConcernWords } from "../words.ts";

const ASK = "Is it right for me if I am pregnant, or may be soon?";
const BRING = "All your medicines in their packs.";

const LATER = "At your next visit, ask whether this medicine is right for you.";

/** Not pregnant, or a medicine that may wait. */
const SOONER = {
  soon: "Use contraception. Ask a doctor or pharmacist this week about this medicine.",
  later: LATER,
} as const;

/** Stopping abruptly is dangerous too. */
const NOT_SUDDENLY = {
  soon: "Keep taking it and use contraception. Ask your doctor this week.",
  later: "Keep taking it. At your next visit, ask whether it is right for you.",
} as const;

const IN_PREGNANCY = {
  later: LATER,
  action: "Call your doctor or clinic today, before the next dose.",
  reason: "It is not meant for a pregnancy, so ask someone to decide with you.",
  ask: "What should I do about this medicine now?",
  bring: BRING,
} as const;

export const medicineWords = {
  medicine: {
    ...SOONER,
    action: "Call a pharmacist or doctor today, before the next dose.",
    reason: "It may matter in a pregnancy. Do not stop other medicines on your own.",
    ask: ASK,
    bring: BRING,
  },
  "medicine isotretinoin": {
    ...SOONER,
    action: "Pregnant? Stop it and call your doctor today.",
    reason: "Isotretinoin harms a baby. Avoid pregnancy until one month after the last dose.",
    ask: "Which contraception should I use with it?",
    bring: BRING,
  },
  "medicine acitretin": {
    ...SOONER,
    action: "Pregnant? Stop it and call your doctor today.",
    reason: "Acitretin harms a baby. Avoid pregnancy until three years after the last dose.",
    ask: "Which contraception should I use with it?",
    bring: BRING,
  },
  "medicine methotrexate": {
    later: LATER,
    action: "Ask this week, before the next dose. Pregnancy must wait up to 6 months.",
    reason: "Methotrexate can harm a baby, and stays in the body for a while.",
    ask: "How long must I wait before a pregnancy?",
    bring: BRING,
  },
  "medicine valproate": {
    ...NOT_SUDDENLY,
    action: "Do not stop suddenly. Call your doctor today.",
    reason: "Valproate can harm a baby, and stopping at once can bring fits.",
    ask: "Is there a safer medicine for me?",
    bring: BRING,
  },
  "medicine topiramate": {
    ...NOT_SUDDENLY,
    action: "Do not stop suddenly. Call your doctor today.",
    reason: "Topiramate can harm a baby, and it can make some contraception work less well.",
    ask: "Is there a safer medicine, and which contraception works with it?",
    bring: BRING,
  },
  "medicine warfarin": {
    ...SOONER,
    action: "Call your doctor today about warfarin and pregnancy.",
    reason: "Warfarin can harm a baby. Stopping on your own can bring a clot.",
    ask: "Which blood thinner is safe in a pregnancy?",
    bring: BRING,
  },
  "medicine spironolactone": {
    ...SOONER,
    action: "Call your doctor today, before the next dose.",
    reason: "Spironolactone may affect a baby. Speak first; do not just stop.",
    ask: ASK,
    bring: BRING,
  },
  "medicine finasteride": {
    ...SOONER,
    action: "Call your doctor today, before the next dose. Don't handle broken tablets.",
    reason: "Finasteride can affect how a baby boy grows.",
    ask: ASK,
    bring: BRING,
  },
  "medicine ace-or-arb": {
    ...SOONER,
    action: "Call your doctor today. Clinics change these medicines in pregnancy.",
    reason: "Others are safer for a baby. Do not stop on your own.",
    ask: "Which one is safe for my blood pressure in a pregnancy?",
    bring: BRING,
  },
  "medicine statin": {
    ...SOONER,
    action: "Call your doctor today, before the next dose.",
    reason: "Statins are most often paused for a pregnancy.",
    ask: ASK,
    bring: BRING,
  },
  "medicine semaglutide": {
    action: "Use contraception, and ask this week. Stop semaglutide 2 months before trying.",
    later:
      "Use contraception. Stop semaglutide 2 months before trying, and ask at your next visit.",
    reason: "What it does to a baby is not known well enough.",
    ask: "When should I stop before trying, and what then?",
    bring: BRING,
  },
  "medicine tirzepatide": {
    action: "Use contraception, and ask this week. Stop tirzepatide 1 month before trying.",
    later: "Use contraception. Stop tirzepatide 1 month before trying, and ask at your next visit.",
    reason: "What it does to a baby is not known well enough.",
    ask: "When should I stop before trying, and what then?",
    bring: BRING,
  },
  "medicine glp-1": {
    action: "Use contraception, and ask a doctor this week.",
    later: "Use contraception. At your next visit, ask about stopping before a pregnancy.",
    reason: "People stop medicines of this kind before trying for a pregnancy.",
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
    action: "Take it only with a fertility clinic. Test for pregnancy before each course.",
    reason: "Don't take letrozole or clomifene once a pregnancy has begun.",
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
    later: LATER,
    action: "Ask for a blood test this week. Keep taking your tablets.",
    reason: "In a pregnancy the dose often has to change.",
    ask: "Could my TSH be checked now?",
    bring: BRING,
  },
  "medicine levothyroxine-apart": {
    action: "Take iron or calcium four hours apart from your thyroid tablet.",
    reason: "Together, your body absorbs less of the thyroid hormone.",
    ask: "When should I take each of them?",
    bring: BRING,
  },
  "medicine dolutegravir": {
    action: "Take iron or calcium apart from dolutegravir, or together with food.",
    reason: "Otherwise your body absorbs less dolutegravir. Keep taking it.",
    ask: "When should I take each of them?",
    bring: BRING,
  },
  "medicine iron": {
    action: "Take iron away from tea and coffee, and apart from a thyroid tablet.",
    reason: "Together, your body absorbs less iron, and in a pregnancy you need it.",
    ask: "How and when should I take my iron?",
    bring: BRING,
  },
  "medicine nsaid": {
    later: LATER,
    action:
      "Ask a clinic this week. From 20 weeks, don't take it unless a nurse or doctor says so.",
    reason: "From 20 weeks of pregnancy it can affect the baby.",
    ask: "Which painkiller is safe for me now?",
    bring: BRING,
  },
  "same-substance": {
    action: "At your next visit, ask whether these are the same medicine.",
    reason: "Two of your medicines seem to hold the same substance under two names.",
    ask: "Should I take both of these?",
    bring: BRING,
  },
  "same-substance nsaids": {
    action: "Ask a pharmacist before you take both of these painkillers.",
    reason: "Two painkillers of one kind together can hurt the stomach and the kidneys.",
    ask: "Which one of these should I take?",
    bring: BRING,
  },
  b12: {
    action: "Ask for a vitamin B12 test at your next visit.",
    reason: "Metformin can lower vitamin B12 over years, or with signs such as pins and needles.",
    ask: "Could I have my vitamin B12 checked?",
    bring: "How long you have taken metformin. Keep taking it until you have asked.",
  },
  "medicine carbamazepine": {
    ...NOT_SUDDENLY,
    action: "Do not stop suddenly. Call your doctor today.",
    reason:
      "Carbamazepine can harm a baby, and stopping at once can bring fits. It can also make contraceptive pills fail.",
    ask: "Is there a safer medicine, and do I need more folic acid?",
    bring: BRING,
  },
  "medicine for-fits": {
    ...NOT_SUDDENLY,
    action: "Do not stop suddenly. Call your doctor today.",
    reason: "Some medicines for fits can harm a baby. Stopping at once can bring fits.",
    ask: "Is there a safer medicine, and do I need more folic acid?",
    bring: BRING,
  },
  "medicine lithium": {
    ...NOT_SUDDENLY,
    action: "Do not stop suddenly. Call your doctor today.",
    reason: "Lithium can affect a baby's heart. Stopping at once can bring the illness back.",
    ask: "Is there a safer medicine, or can we watch the level closely?",
    bring: BRING,
  },
  "medicine hydroxyurea": {
    ...SOONER,
    action: "Call your doctor today, before the next dose.",
    reason: "Hydroxyurea may harm a baby. A clinic plans how to stop it before a pregnancy.",
    ask: ASK,
    bring: BRING,
  },
  "medicine doxycycline": {
    ...SOONER,
    action: "Call your doctor today, before the next dose.",
    reason: "Doxycycline can affect a baby's teeth and bones. Other antibiotics are safer.",
    ask: ASK,
    bring: BRING,
  },
  "medicine dolutegravir-metformin": {
    action: "At your next visit, ask about the dose of metformin beside dolutegravir.",
    reason:
      "Dolutegravir raises metformin in the blood. Most clinics stay at 500 mg twice a day at most.",
    ask: "Is my dose of metformin right beside dolutegravir?",
    bring: BRING,
  },
  "medicine dolutegravir-inducer": {
    action: "Ask your clinic this week about the dose of dolutegravir. Keep taking both.",
    later: "At your next visit, ask about the dose of dolutegravir.",
    reason:
      "The other medicine lowers dolutegravir in the blood, so it is often taken twice a day.",
    ask: "Is my dose of dolutegravir right beside this medicine?",
    bring: BRING,
  },
} as const satisfies Record<string, ConcernWords>;
