import type { ConcernWords } from "./words.ts";

export const infectionWords = {
  "fever-pelvic": {
    action: "You have pain and fever. Go to a clinic or hospital now.",
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
    action: "Fever with these signs after a birth or loss: call for help now.",
    reason: "They can come from an infection that becomes dangerous within hours.",
    ask: "Could an infection after the birth or loss have got into my blood?",
    bring: "The date of the birth or loss, and any stitches.",
  },
  "postpartum-sepsis": {
    action: "Fever after birth needs treatment now. Go to hospital.",
    reason:
      "In the six weeks after a birth or loss, fever, severe pain or bad-smelling discharge can be an infection that spreads fast.",
    ask: "Where is the infection: the womb, stitches, breasts or urine?",
    bring: "The date of the birth or loss, any stitches, and how your breasts feel.",
  },
  fever: {
    action:
      "Feeling ill, or where there is malaria? Have the fever checked at a clinic within a day.",
    later: "Say at your next visit how long the fever lasted.",
    reason: "Most fevers pass by themselves. Malaria and some infections should not wait.",
    ask: "What could cause my fever, and do I need a malaria test?",
    bring: "Your temperatures with their times, and where you have travelled.",
  },
  "pid-mild": {
    action: "See a clinic today; infection is easier to treat early.",
    later: "Say at your next visit how the pain is now.",
    reason: "New low pain with discharge, bleeding or pain in sex can be an infection.",
    ask: "Do I need antibiotics and a pregnancy test?",
    bring: "When the pain began, and when an IUD was put in, if you have one.",
  },
} as const satisfies Record<string, ConcernWords>;
