import type { ConcernWords } from "../words.ts";

export const emergencyContraceptionWords = {
  "ec-window": {
    action: "Ask a clinic today for emergency contraception. The sooner, the better.",
    later: "At your next visit, say what you took, and whether a period has come.",
    reason: "It works up to five days after sex, and better the sooner it is taken.",
    ask: "Which one suits my weight and my medicines? Would a copper IUD be better?",
    bring: "How many hours ago it was, your weight and medicines.",
  },
  "ec-window young": {
    action: "Ask a clinic today for emergency contraception. The sooner, the better.",
    later: "At your next visit, say what you took, and whether a period has come.",
    reason:
      "It works up to five days after sex. A clinic helps you in private. If somebody made you do it, it is not your fault: tell someone you trust, or call the child line.",
    ask: "Can we talk in private, and which emergency contraception suits me?",
    bring: "How many hours ago it was, your weight and medicines.",
  },
  "ec-window pill": {
    action: "Ask a clinic today for emergency contraception. The sooner, the better.",
    later: "At your next visit, say what you took, and whether a period has come.",
    reason:
      "One missed combined pill: take it now. Two or more: use condoms for 7 days too. A pill without oestrogen taken over 3 hours late (desogestrel 12): condoms for 2 days.",
    ask: "Which pill do I take, how many did I miss, and do I need emergency contraception?",
    bring: "The pack of your pills, your weight, and your medicines.",
  },
  "ec-window combined-pill": {
    action: "Ask a clinic today for emergency contraception. The sooner, the better.",
    later: "At your next visit, say what you took, and whether a period has come.",
    reason: "One missed: take it now. Two or more: use condoms for 7 days too.",
    ask: "How many pills did I miss, and do I need emergency contraception?",
    bring: "The pack of your pills, your weight, and your medicines.",
  },
  "ec-window progestogen-pill": {
    action: "Ask a clinic today for emergency contraception. The sooner, the better.",
    later: "At your next visit, say what you took, and whether a period has come.",
    reason:
      "Over 3 hours late (desogestrel: 12), take it now and use condoms for 2 days. A clinic says what you need for sex since then.",
    ask: "Do I need emergency contraception, and does it fit my pill?",
    bring: "The pack of your pills, your weight, and your medicines.",
  },
} as const satisfies Record<string, ConcernWords>;
