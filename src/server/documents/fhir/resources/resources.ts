import type {
  AllergyIntolerance,
  Basic,
  CarePlan,
  Condition,
  DetectedIssue,
  DocumentReference,
  MedicationStatement,
  Observation,
  Patient,
} from "@medplum/fhirtypes";
import type { datedKinds } from "#contract/dated-kinds.ts";
import { tenOfFive } from "#domain/day/day-scales.ts";
import { hairTotal } from "#domain/pcos/ferriman-gallwey.ts";
import type { EntryOf, Kind } from "#server/storage/journal/collections.ts";
import { inWords } from "../codes/concept.ts";
import type { Subject } from "../codes/subject.ts";
import { documentOf } from "../document.ts";
import { allergyOf } from "./allergy.ts";
import { carePlanOf } from "./care-plan.ts";
import { conditionsOf } from "./condition.ts";
import { cycleOf } from "./cycle.ts";
import { labResultOf } from "./lab-result.ts";
import { measuresOf } from "./measures.ts";
import { doseOf, medicineOf } from "./medication.ts";
import { signsOf } from "./signs.ts";
import {
  backgroundOf,
  dayLogOf,
  lifeStageOf,
  profileOf,
  questionnaireOf,
  symptomOf,
} from "./survey.ts";
import { warningSignsOf } from "./warning-signs.ts";

export type Resource =
  | Patient
  | AllergyIntolerance
  | Condition
  | Observation
  | MedicationStatement
  | DocumentReference
  | DetectedIssue
  | CarePlan
  | Basic;

/** Kinds with the four calls of a dated entry. */
type Dated = keyof typeof datedKinds;

type ToResources<K extends Kind> = (entry: EntryOf<K>, subject: Subject) => Resource | Resource[];

const hairAndSkinOf = dayLogOf("bodyCheck", "Hair and skin by her own eye");

/** Ratings are out of 10, as in the day record and its spreadsheet. */
const OF_TEN = "from 0 to 10";
const checkInOf = dayLogOf("mood", `Mood check-in, every scale ${OF_TEN}, 10 is heaviest`, {
  scales: { depression: OF_TEN, anxiety: OF_TEN, stress: OF_TEN },
});
const stressOf = dayLogOf("stress", "Stress and sleep", {
  scales: { level: OF_TEN, sleepQuality: "from 1 (poor) to 4 (great)" },
});
const ofTen = (level: number | undefined) => (level === undefined ? undefined : tenOfFive(level));

type Mapped<K extends Kind> = { readonly [Each in K]: ToResources<Each> };

// Codes of earlier exports must not change, even if a kind is renamed in the code.
/** The FHIR resources of each kind of entry. A dated kind without an entry here is a day's log. */
const resourcesOfKind: Mapped<Exclude<Kind, Dated>> & Partial<Mapped<Dated>> = {
  profile: (profile, subject) => [profileOf(profile, subject), ...conditionsOf(profile, subject)],
  lifeStage: lifeStageOf,
  cycle: cycleOf,
  symptom: symptomOf,
  mood: ({ depression, anxiety, stress, ...mood }, subject) => {
    const ratings = { depression: ofTen(depression), anxiety: ofTen(anxiety) };
    return checkInOf({ ...mood, ...ratings, stress: ofTen(stress) }, subject);
  },
  stress: (stress, subject) => stressOf({ ...stress, level: ofTen(stress.level) }, subject),
  ovulation: signsOf,
  measures: measuresOf,
  dailyLog: dayLogOf("pcosLog", "Daily log, scales from 0 to 10", {
    units: { bleeding_duration: "days", sleep_hours: "hours" },
  }),
  hairAndSkin: (check, subject) =>
    hairAndSkinOf({ ...check, hairTotal: check.hair && hairTotal(check.hair) }, subject),
  signs: warningSignsOf,
  questionnaire: questionnaireOf,
  healthBackground: (background, subject) => [
    ...backgroundOf(background, subject),
    ...allergyOf(background.allergies, subject),
  ],
  labResult: labResultOf,
  medicine: medicineOf,
  dose: doseOf,
  upload: documentOf,
  carePlan: carePlanOf,
  // Records of using Mwezi and questions are not health observations.
  import: () => [],
  sharedReport: () => [],
  trustedView: () => [],
  visitPlan: () => [],
  concernsSeen: () => [],
  reminders: () => [],
};

export function resourcesOf<K extends Kind>(
  kind: K,
  entry: EntryOf<K>,
  subject: Subject,
): Resource[] {
  const own: Partial<Mapped<Kind>> = resourcesOfKind;
  const toResources = own[kind] ?? (dayLogOf(kind, inWords(kind)) as ToResources<K>);
  const resources = toResources(entry, subject);
  return Array.isArray(resources) ? resources : [resources];
}
