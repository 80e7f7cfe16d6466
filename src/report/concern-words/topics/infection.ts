import type { ConcernWords } from "../words.ts";

export const infectionWords = {
  "fever-pelvic": {
    action: "Go to a clinic or hospital now. Pain with fever needs a check.",
    reason: "Fever with pain low in the belly can be an infection that gets worse within hours.",
    ask: "Could this be an infection of the womb, and do I need treatment today?",
    bring:
      "Whether you have discharge or an IUD, a recent birth or loss, and whether your partner has symptoms.",
  },
  "toxic-shock": {
    action: "Take out the tampon, cup or diaphragm. Then call for help now.",
    reason: "Fever with such signs while using one is rare, but can become dangerous within hours.",
    ask: "I was using a tampon, cup or diaphragm: could it have caused this?",
    bring: "When you put it in.",
  },
  "toxic-shock after-birth": {
    action: "Call for help now: fever with these signs after a pregnancy is dangerous.",
    reason: "They can come from an infection that becomes dangerous within hours.",
    ask: "Could an infection after the birth or loss have got into my blood?",
    bring: "The date of the birth or loss, and any stitches.",
  },
  "postpartum-sepsis": {
    action: "Go to hospital now. It may be an infection.",
    reason:
      "In the six weeks after a pregnancy ends, fever, strong pain or bad-smelling discharge can be an infection that spreads fast.",
    ask: "Where is the infection: the womb, stitches, breasts or urine?",
    bring: "The date of the birth or loss, any stitches, and how your breasts feel.",
  },
  fever: {
    action: "Have this fever checked at a clinic today.",
    soon: "Have the fever checked within days. Malaria where you are, or feeling ill? Within one day.",
    later: "At your next visit, say how long the fever lasted.",
    reason:
      "Most fevers come from a cold and go. Malaria and some infections can't wait. Go now if you are confused, breathe fast, or can't drink.",
    ask: "What could cause my fever, and do I need a malaria test?",
    bring: "Your temperatures with their times, and where you have travelled.",
  },
  "pid-mild": {
    action: "See a clinic today. An infection is easier to treat early.",
    later: "At your next visit, say how the pain is now.",
    reason: "New low pain with discharge, bleeding or pain during sex can be an infection.",
    ask: "Do I need treatment, and a pregnancy test?",
    bring: "When the pain began, and when an IUD was put in, if you have one.",
  },
  "postpartum-sepsis alone": {
    action: "See a clinic or your midwife today. It may be an infection.",
    later: "At your next visit, say how this is now.",
    reason:
      "For six weeks after a pregnancy ends, an infection can spread fast. With fever, strong pain or shivers, or if you feel very ill, go to hospital.",
    ask: "Is this an infection? Do I need treatment?",
    bring: "The day the pregnancy ended, any stitches, and how your breasts feel.",
  },
} as const satisfies Record<string, ConcernWords>;
