import type { ConcernWords } from "../words.ts";

const WAITING = {
  reason:
    "Without a period for three months, the lining of the womb may grow too thick. It can be protected.",
  ask: "Could I need treatment to protect the womb lining?",
} as const;

export const periodWords = {
  "bleed-long": {
    action: "Book a clinic visit this week about this long bleed.",
    later: "Mention this long bleed at your next visit.",
    reason: "A bleed of more than a week is longer than usual, and can use up your iron.",
    ask: "Do I need a blood count and a pregnancy test?",
  },
  "open-period": {
    action: "Has it ended? If you still bleed, book a clinic visit this week.",
    later: "Has it ended? Then say so here, and mention it at your next visit.",
    reason: "This period has no end in your log, and it began more than eight days ago.",
    ask: "Do I need a blood count and a pregnancy test?",
  },
  "no-first-period": {
    action: "See a nurse or doctor this week about why periods have not started.",
    later: "At your next visit, ask why periods have not started.",
    reason: "Most girls have their first period by 15. If not, a clinic looks for the reason.",
    ask: "Why have my periods not started yet?",
    bring: "When you began to grow, and at what age your mother and sisters had theirs.",
  },
  "no-period": {
    action: "Take a pregnancy test, then book a visit this week.",
    later: "At your next visit, say whether a period has come.",
    ...WAITING,
    bring: "The day of the test, and what it showed.",
  },
  "no-period no-test": {
    action: "Book a visit this week about the missing periods.",
    later: "At your next visit, say whether a period has come.",
    ...WAITING,
  },
  "no-period hormones": {
    action: "Take a pregnancy test, then ask a clinic this week about your method.",
    later: "At your next visit, say whether a period has come.",
    reason:
      "Hormones can make periods lighter or stop them, and a test tells whether it could be a pregnancy.",
    ask: "Is no bleeding usual with my method, and is it still right for me?",
    bring: "The name of your pill, patch or ring.",
  },
  "no-period iud": {
    action: "Take a pregnancy test, then ask a clinic this week which kind of IUD you have.",
    later: "At your next visit, say whether a period has come.",
    reason:
      "With a hormonal IUD, it's normal to have no bleeding. With a copper one, have missing periods checked.",
    ask: "Is my IUD copper or hormonal, and is it still in place?",
    bring: "The day it was put in.",
  },
  "no-period late": {
    action: "Take a pregnancy test if you could be pregnant.",
    reason: "Your period is later than usual, and late for your own cycles too.",
    ask: "Why could my period be so late?",
  },
  "no-period weight": {
    action: "Book a visit this week about the missing periods and the weight.",
    later: "At your next visit, say whether a period has come.",
    reason:
      "Eating too little, hard training, stress or illness can stop periods. It can be helped, and your bones need it.",
    ask: "Could food, training, stress or an illness have stopped my periods?",
    bring: "How your weight, meals and training changed, and a pregnancy test.",
  },
} as const satisfies Record<string, ConcernWords>;
