import { afterPregnancy, TWELVE_WEEKS } from "./after-pregnancy.ts";
import { findings } from "./finding.ts";
import { methodEvidence, methodNow } from "./method-now.ts";
import { pregnancyNow } from "./pregnancy-now.ts";
import type { Rule } from "./rule.ts";
import { signsSince } from "./signs-logged.ts";

const HOLDS_FOR = 7;

/** A pill of a kind that nobody named may have oestrogen. */
const MAY_HAVE_OESTROGEN = ["pill", "patch", "ring"];

/** Signs of a clot where one is more likely than usual. */
export const clot: Rule = {
  key: "clot",
  trigger:
    'On the pill (of any kind, as the kind is not asked), patch or ring; pregnant (subject "pregnancy"); or up to 12 weeks (84 days) after a pregnancy (subject "after-birth"): one swollen painful leg, chest pain, sudden breathlessness or weakness on one side, of the last 7 days.',
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
    const method = signs
      .map(({ day }) => methodNow(story, day))
      .find(({ name }) => MAY_HAVE_OESTROGEN.includes(name ?? ""));
    const use = method === undefined ? [] : [...signs, methodEvidence(method, today)];
    const pregnancy = pregnancyNow(story, today);
    return [
      ...findings("call-now", use),
      ...findings("call-now", pregnancy ? [...signs, ...pregnancy.evidence] : [], "pregnancy"),
      ...findings("call-now", afterPregnancy(story, today, TWELVE_WEEKS, signs), "after-birth"),
    ];
  },
};
