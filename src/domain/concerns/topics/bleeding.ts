import { LONGEST_USUAL_PERIOD } from "../../cycles/norms/usual-cycle.ts";
import type { CalendarDay } from "../../days/calendar-day.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import { findings } from "../engine/finding.ts";
import type { Rule } from "../engine/rule.ts";
import type { Story } from "../engine/story.ts";
import { afterPregnancy, TWELVE_WEEKS } from "../evidence/after-pregnancy.ts";
import { bloodLossSince, flowsSince, longBleedsSince } from "../evidence/bleeding.ts";
import { HB_HOLDS_FOR, veryLowHb } from "../evidence/haemoglobin.ts";
import { bloodThinners } from "../evidence/medicines-in-use.ts";
import { isPregnancyRecorded } from "../evidence/pregnancy.ts";
import { CHEST, PADS_AND_CLOTS, signsSince, signsWithin } from "../evidence/signs.ts";
import { together } from "../evidence/together.ts";

/** Heavy bleeding of yesterday may continue today. */
const HOLDS_FOR = 2;

/** Days for which long or heavy bleeding counts together with paleness or a medicine. */
const PALE_WITHIN = 7;

/** A soaked pad or tampon an hour for two hours, or a heavy flow with signs of blood loss. */
const bleedHeavy: Rule = {
  key: "bleed-heavy",
  trigger:
    "Not recorded as pregnant (any bleeding then is preg-bleed): one pad or tampon or more soaked an hour, or a cup refilled as fast, for two hours running; or a heavy flow with fainting, chest pain, breathlessness or a racing heart, all within three days (J). Today (subject today, J): one soaked pad in an hour; a heavy flow, a pad within three hours or big clots with paleness, a racing heart or dizziness of 7; more than a week of bleeding with paleness, a racing heart or such dizziness; or a heavy flow, soaked pads or clots of 7 days with a blood thinner.",
  source: "Public pages for women that agree on two hours; ACOG's own text not seen",
  grade: "S",
  holdsFor: PALE_WITHIN,
  find(story, today) {
    if (isPregnancyRecorded(story, today)) return [];
    const since = signsWithin(story, today, HOLDS_FOR);
    const soakedTwice = since("soaked_pads_two_hours");
    const flows = flowsSince(story, today, HOLDS_FOR).filter(({ value }) => value === "heavy");
    const heavy = [...flows, ...since("soaked_pad_an_hour")];
    const collapse = since("fainting", "racing_heart", ...CHEST);
    const long = longBleed(story, today);
    const isCollapse = heavy.length > 0 && collapse.length > 0;
    const hasFainted = long.length > 0 && since("fainting", "short_of_breath").length > 0;
    if (soakedTwice.length > 0 || isCollapse || hasFainted) {
      return findings("call-now", [...soakedTwice, ...heavy, ...long, ...collapse]);
    }
    const soaked = since("soaked_pad_an_hour");
    const isAfterPregnancy = afterPregnancy(story, today, TWELVE_WEEKS, soaked).length > 0;
    const pale = bloodLossSince(story, today, HOLDS_FOR);
    const pads = since(...PADS_AND_CLOTS);
    const isPale = pale.length > 0 && [...heavy, ...long, ...pads].length > 0;
    const alone = isAfterPregnancy ? [] : soaked;
    const urgent = isPale ? [...flows, ...pads, ...long, ...pale] : alone;
    return findings("today", [...urgent, ...onBloodThinners(story, today)], "today");
  },
};

const longBleed = (story: Story, today: CalendarDay): ConcernEvidence[] =>
  longBleedsSince(story, today, PALE_WITHIN, LONGEST_USUAL_PERIOD);

function onBloodThinners(story: Story, today: CalendarDay): ConcernEvidence[] {
  const thinners = bloodThinners(story, today);
  const heavy = [
    ...flowsSince(story, today, PALE_WITHIN).filter(({ value }) => value === "heavy"),
    ...signsSince(story, today, PALE_WITHIN, PADS_AND_CLOTS),
  ];
  return together(heavy, thinners);
}

/** After a birth or a loss one hour is enough: much blood may already be lost. */
const bleedPostpartum: Rule = {
  key: "bleed-postpartum",
  trigger:
    "Up to 12 weeks (84 days) after a birth, a loss or another end of a pregnancy: one pad soaked in one hour, or a clot bigger than an egg; or paleness with a racing heart or fainting, which can come from blood loss inside (J).",
  source: "CDC, Hear Her, as quoted in public code; 12 weeks: background knowledge",
  grade: "S",
  holdsFor: HOLDS_FOR,
  find(story, today) {
    const since = signsWithin(story, today, HOLDS_FOR);
    const signs = since("soaked_pad_an_hour", "soaked_pads_two_hours", "clot_bigger_than_egg");
    const hidden = together(since("very_pale"), since("racing_heart", "fainting"));
    return findings("call-now", afterPregnancy(story, today, TWELVE_WEEKS, [...signs, ...hidden]));
  },
};

const SIGNS_HOLD_FOR = 2;

/** A very low blood count with a sign that the heart no longer compensates. */
const hbEmergency: Rule = {
  key: "hb-emergency",
  trigger:
    "Haemoglobin below 8.0 g/dL as for hb-severe, with fainting, chest pain or breathlessness in the last 2 days.",
  source: "WHO in PMC7478908, table 4; South African guideline on anaemia in pregnancy",
  grade: "S",
  holdsFor: HB_HOLDS_FOR,
  find(story, today) {
    const signs = signsSince(story, today, SIGNS_HOLD_FOR, ["fainting", ...CHEST]);
    return findings("call-now", together(veryLowHb(story, today), signs));
  },
};

const hbSevere: Rule = {
  key: "hb-severe",
  trigger:
    "Haemoglobin below 8.0 g/dL (80 g/L), everyone, in the last 90 days, unless a later one was 10 or more. WHO calls below 8 severe (pregnant: 7); South Africa treats the same day below 6, or below 8 with symptoms.",
  source: "WHO in PMC7478908, table 4; South African guideline on anaemia in pregnancy",
  grade: "S",
  holdsFor: HB_HOLDS_FOR,
  find: (story, today) => findings("today", veryLowHb(story, today)),
};

export const bleedingRules: readonly Rule[] = [bleedHeavy, bleedPostpartum, hbEmergency, hbSevere];
