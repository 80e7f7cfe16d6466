import { countedCycles } from "../../cycles/cycle-history.ts";
import { isUnexplainedYear } from "../../cycles/norms/after-change.ts";
import { naturalCycles } from "../../cycles/norms/natural-cycles.ts";
import { LONGEST_USUAL_PERIOD } from "../../cycles/norms/usual-cycle.ts";
import type { BleedingDays } from "../../cycles/periods/bleeding-days.ts";
import { addDays, type CalendarDay, daysBetween } from "../../days/calendar-day.ts";
import { acts, type LifeStage } from "../../life/life-stage.ts";
import type { ConcernEvidence } from "../engine/concern.ts";
import { findings } from "../engine/finding.ts";
import type { Finding, Rule } from "../engine/rule.ts";
import type { StageOfStory, Story } from "../engine/story.ts";
import {
  bleedingBetween,
  bleedingOf,
  bleedingSignsSince,
  heavyPeriods,
  longBleedsSince,
} from "../evidence/bleeding.ts";
import { cycleEvidence, daysWithin } from "../evidence/days.ts";
import { substancesInUse } from "../evidence/medicines-in-use.ts";
import { isOnNewHormones, methodNow } from "../evidence/method-now.ts";
import { painSince } from "../evidence/pain.ts";
import { isPregnancyRecorded, stagesOf } from "../evidence/pregnancy.ts";
import { signsSince } from "../evidence/signs.ts";
import type { SubstanceName } from "../evidence/substances.ts";
import { symptomsOf } from "../evidence/symptoms.ts";

const BLEED_BETWEEN_HOLDS_FOR = 183;

const ENOUGH_FROM_AGE = 40;

const isOneDayOfSpotting = (evidence: readonly ConcernEvidence[]) =>
  evidence.length === 1 && evidence[0]?.value === "spotting";

const bleedBetween: Rule = {
  key: "bleed-between",
  trigger:
    "Bleeding between periods in two cycles of six months, from 40 on in one. In the first six months of a hormonal method a mention, unless it was heavy, painful or after sex. A single day of spotting in these months is a mention. The two days beside a period belong to it.",
  source:
    "Primary Care 101, South Africa; GPnotebook and pharmacy-notebook (from 40); the days beside a period: our judgement",
  grade: "P",
  holdsFor: BLEED_BETWEEN_HOLDS_FOR,
  find(story, today): readonly Finding[] {
    const between = bleedingBetween(story, today, BLEED_BETWEEN_HOLDS_FOR);
    const cycles = new Set(between.map(({ cycleStart }) => cycleStart)).size;
    const enough = (story.facts.age ?? 0) >= ENOUGH_FROM_AGE ? 1 : 2;
    if (cycles < enough) return [];
    const bleeding = between.map(({ evidence }) => evidence);
    const isHeavy = bleeding.some(({ value }) => value === "heavy");
    const days = new Set(bleeding.map(({ day }) => day));
    const isPainful = painSince(story, today, BLEED_BETWEEN_HOLDS_FOR, 1).some(({ day }) =>
      days.has(day),
    );
    const afterSex = signsSince(story, today, BLEED_BETWEEN_HOLDS_FOR, ["bleeding_after_sex"]);
    const settles = isOnNewHormones(story, today) && !isHeavy && !isPainful && !afterSex.length;
    const inSex = daysWithin(story, today, BLEED_BETWEEN_HOLDS_FOR).flatMap((day) =>
      symptomsOf(day, ["pain_during_sex"], 1),
    );
    const evidence = [...bleeding, ...afterSex, ...inSex];
    const isSlight = isOneDayOfSpotting(bleeding) && !afterSex.length;
    return [{ urgency: settles || isSlight ? "mention" : "within-days", evidence }];
  },
};

/** About three months, enough for the visit it asks for. */
const BLEED_AFTER_SEX_HOLDS_FOR = 92;

const bleedAfterSex: Rule = {
  key: "bleed-after-sex",
  trigger:
    "Bleeding after sex on one day; pain during sex is added where she logged it. Not in a pregnancy, which has a rule of its own.",
  source: "Primary Care 101, South Africa; GPnotebook",
  grade: "P",
  holdsFor: BLEED_AFTER_SEX_HOLDS_FOR,
  find(story, today): readonly Finding[] {
    const bleeding = signsSince(story, today, BLEED_AFTER_SEX_HOLDS_FOR, ["bleeding_after_sex"]);
    if (bleeding.length === 0 || isPregnancyRecorded(story, today)) return [];
    const pain = daysWithin(story, today, BLEED_AFTER_SEX_HOLDS_FOR).flatMap((day) =>
      symptomsOf(day, ["pain_during_sex"], 1),
    );
    return [{ urgency: "within-days", evidence: [...bleeding, ...pain] }];
  },
};

/** A year, unless it was examined or other bleeding followed. */
const BLEED_AFTER_MENOPAUSE_HOLDS_FOR = 365;

/** About six months, in which bleeding on hormone therapy is common. */
const NEW_THERAPY = 183;

const BLEED_AFTER_MENOPAUSE_FROM_AGE = 40;

const bleedAfterMenopause: Rule = {
  key: "bleed-after-menopause",
  trigger:
    "From 40 on, any bleeding (clots, pads or bleeding after sex alone too) after 365 days without, on no hormones, also where she recorded that her periods had ended (early menopause, ovaries removed, another reason); not where a pregnancy, breastfeeding, hormones or a period she did not log explain the gap. In the first six months of hormone therapy a mention.",
  source: "Primary Care 101, South Africa (within two weeks); NICE NG12 (refer from 55)",
  grade: "P",
  holdsFor: BLEED_AFTER_MENOPAUSE_HOLDS_FOR,
  find(story, today): readonly Finding[] {
    if (
      (story.facts.age ?? 0) < BLEED_AFTER_MENOPAUSE_FROM_AGE ||
      methodNow(story, today).effect === "hormonal"
    ) {
      return [];
    }
    const bleeding = bleedingOf(story, today);
    const signs = bleedingSignsSince(story, today, BLEED_AFTER_MENOPAUSE_HOLDS_FOR);
    const days = bleedingDaysOf(bleeding, signs);
    const first = addDays(today, -BLEED_AFTER_MENOPAUSE_HOLDS_FOR);
    const lastBefore = (day: CalendarDay) =>
      days.findLast((one) => one < day) ?? recordedEndOfPeriods(story, day);
    const returned = days.find((day) => {
      const before = lastBefore(day);
      const isAfterYear =
        before && isUnexplainedYear(story.facts, explainingStages(story, day), before, day);
      return day >= first && isAfterYear;
    });
    const last = returned && lastBefore(returned);
    if (returned === undefined || last === undefined) return [];
    const without = daysBetween(last, returned);
    return findings(isOnNewTherapy(story, today) ? "mention" : "within-days", [
      ...signs.filter(({ day }) => day >= returned),
      ...days
        .filter((day) => day >= returned && bleeding.has(day))
        .map((day) => bled(bleeding, day)),
      { fact: "days_without_period", day: last, value: without, unit: "days" },
    ]);
  },
};

/** Unlike after an ablation or on testosterone, no bleeding is expected after these (J). */
const LASTING_ENDS: readonly LifeStage["whyNoPeriods"][] = [
  "early_menopause",
  "ovaries_removed",
  "other",
];

const isLastingEnd = (stage: StageOfStory, day: CalendarDay) =>
  stage.kind === "no_periods" &&
  LASTING_ENDS.includes(stage.whyNoPeriods ?? "other") &&
  acts(stage, day, day);

const recordedEndOfPeriods = (story: Story, day: CalendarDay): CalendarDay | undefined =>
  stagesOf(story).find((stage) => isLastingEnd(stage, day))?.from;

/** Bleeding after a recorded end of periods is not explained by it. */
const explainingStages = (story: Story, day: CalendarDay) =>
  stagesOf(story).filter((stage) => !isLastingEnd(stage, day));

const THERAPY: readonly SubstanceName[] = ["estradiol", "conjugated estrogens", "tibolone"];

const isOnNewTherapy = (story: Story, today: CalendarDay) =>
  substancesInUse(story, today).some(
    ({ substance, medicine }) =>
      THERAPY.includes(substance) && daysBetween(medicine.startDate, today) <= NEW_THERAPY,
  );

/** Oldest first, including days with only clots or pads. */
const bleedingDaysOf = (bleeding: BleedingDays, signs: readonly ConcernEvidence[]) =>
  [...new Set([...bleeding.keys(), ...signs.map(({ day }) => day)])].sort();

const bled = (bleeding: BleedingDays, day: CalendarDay): ConcernEvidence => ({
  fact: "flow",
  day,
  value: bleeding.get(day)?.flow ?? "bleeding",
  unit: "",
});

const PERIMENOPAUSE_HOLDS_FOR = 183;

const PERIMENOPAUSE_FROM_AGE = 45;

const SHORT_CYCLE = 21;

const FEWEST_SHORT = 2;

/** With fewer earlier periods, their heaviness is unknown. */
const FEWEST_BEFORE = 3;

/** Bleeding changes that need a check before they are attributed to perimenopause. */
const perimenopause: Rule = {
  key: "perimenopause",
  trigger:
    "From 45 on, on no hormones, in six months: two cycles of under 21 days, bleeding of more than 8 days or between periods, or periods with two heavy days and more after three and more without; a single day of spotting is a mention.",
  source: "GPnotebook, referral for abnormal uterine bleeding",
  grade: "S",
  holdsFor: PERIMENOPAUSE_HOLDS_FOR,
  find(story, today): readonly Finding[] {
    const isAsked = (story.facts.age ?? 0) >= PERIMENOPAUSE_FROM_AGE;
    if (!isAsked || methodNow(story, today).effect === "hormonal") return [];
    const evidence = [
      ...shortCycles(story, today),
      ...longBleedsSince(story, today, PERIMENOPAUSE_HOLDS_FOR, LONGEST_USUAL_PERIOD + 1),
      ...bleedingBetween(story, today, PERIMENOPAUSE_HOLDS_FOR).map((between) => between.evidence),
      ...newlyHeavy(story, today),
    ];
    return findings(isOneDayOfSpotting(evidence) ? "mention" : "within-days", evidence);
  },
};

function shortCycles({ facts }: Story, today: CalendarDay): ConcernEvidence[] {
  const short = countedCycles(naturalCycles(facts)).filter(
    ({ startDay, length }) =>
      length < SHORT_CYCLE && startDay >= addDays(today, -PERIMENOPAUSE_HOLDS_FOR),
  );
  if (short.length < FEWEST_SHORT) return [];
  return short.map(cycleEvidence);
}

/** One heavy day is common in a usual period. */
const HEAVY_DAYS = 2;

const HEAVINESS_KNOWN_FOR = 730;

/** Heavy now, and in no earlier period. */
function newlyHeavy(story: Story, today: CalendarDay): ConcernEvidence[] {
  const heavy = heavyPeriods(story, today, HEAVINESS_KNOWN_FOR).filter(
    ({ days }) => days >= HEAVY_DAYS,
  );
  const isRecent = heavy.every(({ first }) => first >= addDays(today, -PERIMENOPAUSE_HOLDS_FOR));
  const first = heavy[0]?.first;
  const before = story.facts.cycles.filter(
    ({ startDay }) => first !== undefined && startDay < first,
  );
  if (!isRecent || before.length < FEWEST_BEFORE) return [];
  return heavy.map(({ first: day }) => ({ fact: "flow", day, value: "heavy", unit: "" }));
}

export const bleedingChangesRules: readonly Rule[] = [
  bleedBetween,
  bleedAfterSex,
  bleedAfterMenopause,
  perimenopause,
];
