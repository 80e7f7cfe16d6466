import type { ConcernWords } from "./words.ts";

export const suddenPainWords = {
  ectopic: {
    action: "Go to hospital now. Do not wait for the pain to pass.",
    reason:
      "Such pain or fainting with a possible pregnancy needs checking at once, even after a negative home test.",
    ask: "Could this be a pregnancy outside the womb?",
    bring: "The first day of your last period, and whether you have an IUD.",
  },
  "pelvic-acute": {
    action: "Go to the nearest hospital now.",
    reason: "Strong pain that comes at once can need treatment within hours, at any age.",
    ask: "Could an ovary be twisted, and do I need a scan now?",
    bring: "When the pain began, and when you last ate.",
  },
  "iud-positive": {
    action: "See a clinic today to check where the pregnancy is.",
    later: "Say at your next visit what was found.",
    reason:
      "With an IUD, an implant or a sterilisation, a pregnancy is more often outside the womb.",
    ask: "Where is the pregnancy, and should the IUD or implant come out?",
    bring: "When it was put in, and whether you can feel the threads.",
  },
  "iud-positive now": {
    action: "Go to hospital now. Do not wait for the pain or bleeding to pass.",
    reason:
      "With an IUD, an implant or a sterilisation, a pregnancy is more often outside the womb.",
    ask: "Could this be a pregnancy outside the womb?",
    bring: "Which method it is, since when, and the day of the test.",
  },
  "iud-positive sterilisation": {
    action: "See a clinic today to check where the pregnancy is.",
    later: "Say at your next visit what was found.",
    reason: "A pregnancy after a sterilisation is rare, and then more often outside the womb.",
    ask: "Where is the pregnancy, and do I need a scan today?",
    bring: "When and where the sterilisation was done.",
  },
  "ec-window": {
    action: "Emergency contraception works best now. Ask a clinic today.",
    later: "Say at your next visit what you took, and whether a period has come.",
    reason: "It works up to five days after sex, and better the sooner it is taken.",
    ask: "Which emergency contraception suits my weight and my medicines, or would a copper IUD?",
    bring: "How many hours ago it was, your weight, and your medicines.",
  },
  "ec-window young": {
    action: "Emergency contraception works best now. Ask a clinic today.",
    later: "Say at your next visit what you took, and whether a period has come.",
    reason:
      "It works up to five days after sex. A clinic helps you in private. If somebody made you do it, it is not your fault: tell someone you trust, or call the child line.",
    ask: "Can we talk in private, and which emergency contraception suits me?",
    bring: "How many hours ago it was, your weight, and your medicines.",
  },
  "ec-window pill": {
    action: "Emergency contraception works best now. Ask a clinic today.",
    later: "Say at your next visit what you took, and whether a period has come.",
    reason:
      "One missed combined pill: take it now. Two or more: use condoms for 7 days too. A pill without oestrogen taken over 3 hours late (desogestrel 12): condoms for 2 days.",
    ask: "Which pill do I take, how many did I miss, and do I need emergency contraception?",
    bring: "The pack of your pills, your weight, and your medicines.",
  },
  "ec-window combined-pill": {
    action: "Emergency contraception works best now. Ask a clinic today.",
    later: "Say at your next visit what you took, and whether a period has come.",
    reason: "One missed: take it now. Two or more: use condoms for 7 days too.",
    ask: "How many pills did I miss, and do I need emergency contraception?",
    bring: "The pack of your pills, your weight, and your medicines.",
  },
  "ec-window progestogen-pill": {
    action: "Emergency contraception works best now. Ask a clinic today.",
    later: "Say at your next visit what you took, and whether a period has come.",
    reason:
      "Over 3 hours late (desogestrel: 12), take it now and use condoms for 2 days. A clinic says what you need for sex since then.",
    ask: "Do I need emergency contraception, and does it fit my pill?",
    bring: "The pack of your pills, your weight, and your medicines.",
  },
  "vision-prolactin": {
    action: "See a doctor today about your eyesight.",
    later: "Say at your next visit how your eyesight is now.",
    reason:
      "Losing sight with a headache, or with milk when not feeding, should be looked at soon.",
    ask: "Could a gland behind the eyes cause this, and do I need a prolactin test?",
    bring: "Any prolactin result, and your medicines.",
  },
} as const satisfies Record<string, ConcernWords>;
