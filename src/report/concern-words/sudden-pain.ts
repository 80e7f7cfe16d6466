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
  "vision-prolactin": {
    action: "See a doctor today about your eyesight.",
    later: "Say at your next visit how your eyesight is now.",
    reason:
      "Losing sight with a headache, or with milk when not feeding, should be looked at soon.",
    ask: "Could a gland behind the eyes cause this, and do I need a prolactin test?",
    bring: "Any prolactin result, and your medicines.",
  },
} as const satisfies Record<string, ConcernWords>;
