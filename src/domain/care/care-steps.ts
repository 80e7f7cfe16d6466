import { type Evidence, GOOD_SENSE, PCOS_GUIDELINE } from "../basics/evidence.ts";
import type { CycleFacts } from "../cycles/cycle-facts.ts";
import { hasNoCycles, type StageNow } from "../stage/stage-now.ts";

export interface CareSituation extends Pick<CycleFacts, "pcos"> {
  readonly stage: StageNow["kind"];
  readonly goals: readonly string[];
  readonly conditions: {
    readonly pcos: boolean;
    readonly endo: boolean;
    readonly pms_pmdd: boolean;
  };
}

export type StepKey =
  | "pregnancy-clinic"
  | "pregnancy-danger-signs"
  | "pcos-ask"
  | "pcos-mood"
  | "pcos-blood-sugar"
  | "endo-record"
  | "pmdd-daily-notes"
  | "log-first-days"
  | "pcos-one-change"
  | "fertile-days"
  | "ask-fertility-medicine"
  | "pain-record"
  | "move-for-pain"
  | "energy-notes"
  | "steady-bedtime"
  | "one-weight-less"
  | "move-most-days"
  | "add-beans-and-leaves"
  | "visit-main-worry"
  | "visit-dates";

export interface CareStep {
  readonly key: StepKey;
  readonly part: "condition" | "goal";
  readonly evidence: Evidence;
  readonly applies: (situation: CareSituation) => boolean;
}

const evidence = (grade: Evidence["grade"], source: string): Evidence => ({ grade, source });
const guideline = evidence("A", PCOS_GUIDELINE);

const isPregnant = ({ stage }: CareSituation) => stage === "pregnant";

const hasCycles = ({ stage }: CareSituation) => !hasNoCycles(stage);
const hasPcos = ({ pcos, conditions }: CareSituation) =>
  pcos === "yes" || (pcos !== "no" && conditions.pcos);
const wants = (goal: string) => (situation: CareSituation) => situation.goals.includes(goal);

const condition = (key: StepKey, evidence: Evidence, applies: CareStep["applies"]): CareStep => ({
  key,
  part: "condition",
  evidence,
  applies,
});
const goal = (key: StepKey, evidence: Evidence, applies: CareStep["applies"]): CareStep => ({
  key,
  part: "goal",
  evidence,
  applies,
});

export const careSteps: readonly CareStep[] = [
  condition("pregnancy-clinic", evidence("C", "kznhealth.gov.za/momconnect.htm"), isPregnant),
  condition(
    "pregnancy-danger-signs",
    evidence("A", "Global Library of Women's Medicine, glowm.com"),
    isPregnant,
  ),
  // Diagnosis needs two of three signs after other causes are excluded: only a clinic can tell.
  condition("pcos-ask", guideline, ({ pcos }) => pcos === "unsure"),
  condition("pcos-mood", evidence("A", "CMAJ 2024;196:E85"), hasPcos),
  // Guidelines differ on the interval, so the step is to ask.
  condition(
    "pcos-blood-sugar",
    evidence("B", "Livadas et al. 2022, wjgnet.com/1948-9358/full/v13/i1/5-T2.htm"),
    (situation) => hasPcos(situation) && !isPregnant(situation),
  ),
  condition(
    "endo-record",
    evidence("A", "NICE NG73, nice.org.uk/guidance/ng73"),
    ({ conditions }) => conditions.endo,
  ),
  // Needs daily notes over two cycles; memory is not enough.
  condition(
    "pmdd-daily-notes",
    evidence("A", "Eisenlohr-Moul et al. 2017, PMC5205545"),
    ({ conditions }) => conditions.pms_pmdd,
  ),
  goal(
    "log-first-days",
    GOOD_SENSE,
    (situation) => wants("track-periods")(situation) && hasCycles(situation),
  ),
  goal("pcos-one-change", guideline, wants("manage-pcos")),
  goal(
    "fertile-days",
    evidence("A", "Wilcox et al. 2000, BMJ 321:1259"),
    (situation) => wants("fertility")(situation) && hasCycles(situation),
  ),
  goal(
    "ask-fertility-medicine",
    guideline,
    (situation) => wants("fertility")(situation) && hasPcos(situation) && hasCycles(situation),
  ),
  goal("pain-record", GOOD_SENSE, wants("symptom-relief")),
  goal("move-for-pain", evidence("B", "Cochrane 2019, CD004142"), wants("symptom-relief")),
  goal("energy-notes", GOOD_SENSE, wants("balanced-energy")),
  goal("steady-bedtime", GOOD_SENSE, wants("better-sleep")),
  goal("one-weight-less", GOOD_SENSE, wants("less-stress")),
  goal("move-most-days", GOOD_SENSE, wants("move-more")),
  goal(
    "add-beans-and-leaves",
    evidence("B", "Mbhenyane et al., sajcn.co.za/index.php/SAJCN/article/view/8"),
    wants("eat-well"),
  ),
  goal("visit-main-worry", GOOD_SENSE, wants("doctor-visit")),
  goal(
    "visit-dates",
    evidence("A", "Eisenlohr-Moul et al. 2017, PMC5205545"),
    wants("doctor-visit"),
  ),
];
