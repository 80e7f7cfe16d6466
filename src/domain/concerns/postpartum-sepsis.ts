import { SEVERE_PAIN } from "../day/pain-days.ts";
import { afterPregnancy, SIX_WEEKS } from "./after-pregnancy.ts";
import { feversSince } from "./fever-logged.ts";
import { findings } from "./finding.ts";
import { painSince } from "./pain-logged.ts";
import type { Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";

const HOLDS_FOR = 7;

/** An infection after a birth or a loss is treated within hours. */
export const postpartumSepsis: Rule = {
  key: "postpartum-sepsis",
  trigger:
    "Up to 6 weeks (42 days) after a birth, a loss or another end of a pregnancy: 38.0 °C or more, or bad-smelling discharge with feeling ill, or severe tummy pain or pain of 8 or more; of the last 7 days.",
  source: "Bettercare, Primary Maternal Care (South Africa), pmc-6",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const foul = signsSince(story, today, HOLDS_FOR, ["foul_discharge"]);
    const ill = signsSince(story, today, HOLDS_FOR, ["feeling_ill"]);
    const evidence = [
      ...feversSince(story, today, HOLDS_FOR),
      ...signsSince(story, today, HOLDS_FOR, ["severe_belly_pain"]),
      ...painSince(story, today, HOLDS_FOR, SEVERE_PAIN),
      ...(foul.length > 0 && ill.length > 0 ? [...foul, ...ill] : []),
    ];
    return findings("call-now", afterPregnancy(story, today, SIX_WEEKS, evidence));
  },
};
