import type { ConcernWords } from "../words.ts";

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
    reason: "Strong, sudden pain can need treatment within hours, at any age.",
    ask: "Could an ovary be twisted, and do I need a scan now?",
    bring: "When the pain began, and when you last ate.",
  },
  "iud-positive": {
    action: "See a clinic today to check where the pregnancy is.",
    later: "At your next visit, say what was found.",
    reason:
      "With an IUD, an implant or a sterilisation, a pregnancy is more often outside the womb.",
    ask: "Where is it, and should the IUD or implant come out?",
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
    later: "At your next visit, say what was found.",
    reason:
      "A pregnancy after a sterilisation is rare. When it happens, it's more often outside the womb.",
    ask: "Where is it, and do I need a scan today?",
    bring: "When and where it was done.",
  },
  "vision-prolactin": {
    action: "See a doctor today about your eyesight.",
    later: "At your next visit, say how your eyesight is now.",
    reason:
      "Lost or changed eyesight needs a check when it comes with a strong headache or with milk.",
    ask: "Could a gland behind the eyes cause this, and do I need a prolactin test?",
    bring: "Any prolactin result, and your medicines.",
  },
  "ectopic test": {
    action: "Take a pregnancy test today, and see a clinic about this pain.",
    later: "At your next visit, say what the test showed and how the pain is.",
    reason:
      "Pain with a possible pregnancy needs a check. If you faint, look very pale or have shoulder pain, go to hospital.",
    ask: "Could this be a pregnancy outside the womb?",
    bring: "The first day of your last period, and the test.",
  },
  "pelvic-acute alone": {
    action: "See a clinic or hospital today about this sudden pain.",
    later: "At your next visit, say how the pain is now.",
    reason:
      "Sudden pain can come from a cyst, a twisted ovary or the appendix. If it gets strong, or with vomiting or fainting, go to hospital.",
    ask: "What causes this pain, and do I need a scan and a pregnancy test?",
    bring: "When the pain began, and when you last ate.",
  },
} as const satisfies Record<string, ConcernWords>;
