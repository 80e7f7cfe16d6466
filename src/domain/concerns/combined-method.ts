import { type CalendarDay, daysBetween } from "../days/calendar-day.ts";
import { HIGH_BLOOD_PRESSURE } from "../labs/blood-pressure-check.ts";
import type { HealthBackground } from "../life/health-background.ts";
import { stageOn } from "../life/life-stage.ts";
import type { ConcernEvidence } from "./concern.ts";
import { ageEvidence, backgroundEvidence } from "./evidence-of-now.ts";
import { mayHoldOestrogen, methodEvidence, methodNow } from "./method-now.ts";
import { newestPressures } from "./newest-pressures.ts";
import { combinedMedicines } from "./oestrogen-in-use.ts";
import { stagesOf } from "./pregnancy-now.ts";
import type { Finding, Rule } from "./rule.ts";
import type { Story } from "./story.ts";

const SMOKING_FROM_AGE = 35;
const AFTER_BIRTH_DAYS = { breastfeeding: 42, others: 21 } as const;

const CONDITIONS: readonly (keyof HealthBackground)[] = [
  ...(["migraineWithAura", "clotOrStroke", "breastCancer", "highBloodPressure"] as const),
];

/** A method with oestrogen beside what makes a clot or a stroke more likely with it. */
export const combinedMethod: Rule = {
  key: "combined-method",
  trigger:
    "Patch, ring or a pill, unless she said that it is progestogen-only, or a combined pill among her medicines; and migraine with aura; a clot or stroke ever; smoking from 35; her newest blood pressure from 140/90 or noted high pressure; breast cancer; under 21 days after a birth, breastfeeding under six weeks.",
  source: "WHO medical eligibility criteria, in PMC11554338, table 2",
  grade: "S",
  holdsFor: null,
  find(story, today): readonly Finding[] {
    const method = methodNow(story, today);
    const oestrogen = [
      ...(mayHoldOestrogen(method) ? [methodEvidence(method, today)] : []),
      ...combinedMedicines(story, today),
    ];
    if (oestrogen.length === 0) return [];
    const reasons = [
      ...conditions(story, today),
      ...smoking(story, today),
      ...newestPressures(story, HIGH_BLOOD_PRESSURE),
      ...birth(story, today),
    ];
    if (reasons.length === 0) return [];
    return [{ urgency: "within-days", evidence: [...reasons, ...oestrogen] }];
  },
};

const conditions = ({ background }: Story, today: CalendarDay): ConcernEvidence[] =>
  CONDITIONS.filter((condition) => background?.[condition] === true).map((condition) =>
    backgroundEvidence(condition, today),
  );

function smoking({ background, facts: { age = null } }: Story, today: CalendarDay) {
  const smokes = background?.smoking !== undefined && background.smoking !== "no";
  if (!smokes || age === null || age < SMOKING_FROM_AGE) return [];
  return [backgroundEvidence("smoking", today), ageEvidence(age, today)];
}

function birth(story: Story, today: CalendarDay): ConcernEvidence[] {
  const stages = stagesOf(story);
  const breastfeeds =
    story.facts.isBreastfeeding === true || stageOn(stages, "breastfeeding", today) !== undefined;
  const days = breastfeeds ? AFTER_BIRTH_DAYS.breastfeeding : AFTER_BIRTH_DAYS.others;
  return stages.flatMap(({ kind, to, ending }): ConcernEvidence[] => {
    const isBirth = kind === "pregnancy" && (ending === undefined || ending === "birth");
    if (!isBirth || to === undefined || daysBetween(to, today) >= days) return [];
    return [{ fact: "birth_or_loss", day: to, value: "birth", unit: "" }];
  });
}
