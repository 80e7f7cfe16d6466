import { afterPregnancy, TWELVE_WEEKS } from "./after-pregnancy.ts";
import { findings } from "./finding.ts";
import { mayHoldOestrogen, methodEvidence, methodNow } from "./method-now.ts";
import { oestrogenMedicines } from "./oestrogen-in-use.ts";
import { pregnancyNow } from "./pregnancy-now.ts";
import type { Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";

const HOLDS_FOR = 7;

/** Signs of a clot where one is more likely than usual. */
export const clot: Rule = {
  key: "clot",
  trigger:
    'On the patch, the ring or a pill, unless she said that it is progestogen-only, or with oestrogen among her medicines (a combined pill by its name, hormone therapy); pregnant (subject "pregnancy"); or up to 12 weeks (84 days) after a pregnancy (subject "after-birth"): one swollen painful leg, chest pain, sudden breathlessness or weakness on one side, of the last 7 days.',
  source: "Zimbabwe EDLIZ ch. 5 (when to stop the pill)",
  grade: "P",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const signs = signsSince(story, today, HOLDS_FOR, [
      "leg_swollen_and_painful",
      "chest_pain",
      "short_of_breath",
      "weakness_on_one_side",
    ]);
    if (signs.length === 0) return [];
    const method = signs.map(({ day }) => methodNow(story, day)).find(mayHoldOestrogen);
    const oestrogen = [
      ...(method === undefined ? [] : [methodEvidence(method, today)]),
      ...oestrogenMedicines(story, today, HOLDS_FOR),
    ];
    const use = oestrogen.length === 0 ? [] : [...signs, ...oestrogen];
    const pregnancy = pregnancyNow(story, today);
    return [
      ...findings("call-now", use),
      ...findings("call-now", pregnancy ? [...signs, ...pregnancy.evidence] : [], "pregnancy"),
      ...findings("call-now", afterPregnancy(story, today, TWELVE_WEEKS, signs), "after-birth"),
    ];
  },
};
