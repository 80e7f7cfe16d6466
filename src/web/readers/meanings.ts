import type { Flow } from "#contract/cycles.ts";
import type { DailyLog } from "#contract/daily-log.ts";
import type { Ovulation } from "#contract/ovulation.ts";
import type { SymptomType } from "#contract/symptoms.ts";

export type Mood = NonNullable<DailyLog["mood"]>;
export type Signs = Omit<Ovulation, "id" | "date">;
export type LogFields = Omit<DailyLog, "date">;

/** What a word of another app says in Mwezi. */
export type Meaning =
  | { readonly kind: "symptom"; readonly type: SymptomType; readonly note?: string }
  | { readonly kind: "log"; readonly fields: LogFields }
  | { readonly kind: "scale"; readonly field: ScaleField }
  | { readonly kind: "mood"; readonly mood: Mood }
  | { readonly kind: "signs"; readonly signs: Signs }
  | { readonly kind: "bleeding"; readonly flow: Flow | null }
  /** It says that there was nothing. */
  | { readonly kind: "nothing" };

/** The log's scales of 0–10 that a word may stand for. */
export type ScaleField =
  | "acne"
  | "stress_level"
  | "skin_oiliness"
  | "anxiety_level"
  | "pain_level"
  | "libido"
  | "motivation";

/** A word without a number comes as the middle of 0–10; the preview says how many did. */
export const MIDDLE = 5;

/**
 * Mild, moderate and severe as the middles of 1–3, 4–6 and 7–10: the cut points most used for
 * numeric pain scales (Serlin et al., Pain 1995;61:277).
 */
export const severityOfWord = new Map([
  ["none", 0],
  ["mild", 2],
  ["moderate", 5],
  ["severe", 8],
  ["unbearable", 10],
]);

export const symptom = (type: SymptomType, note?: string): Meaning => ({
  kind: "symptom",
  type,
  ...(note !== undefined && { note }),
});
/** A scale of the log, in the middle unless a strength comes with it. */
export const scale = (field: ScaleField): Meaning => ({ kind: "scale", field });
export const log = (fields: LogFields): Meaning => ({ kind: "log", fields });
export const mood = (said: Mood): Meaning => ({ kind: "mood", mood: said });
export const signs = (said: Signs): Meaning => ({ kind: "signs", signs: said });
export const bleeding = (flow: Flow | null): Meaning => ({ kind: "bleeding", flow });
export const nothing: Meaning = { kind: "nothing" };

export type Words = ReadonlyMap<string, Meaning>;

/** A table of words, looked up by exactly what stands in it. */
export const words = (table: Readonly<Record<string, Meaning>>): Words =>
  new Map(Object.entries(table));

/** "Breast tenderness", "breastTenderness" and "Breast_Tenderness" are one word. */
export const plainWord = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, "$1_$2")
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, "_")
    .replace(/^_+|_+$/g, "");

/** Flow as most apps and people write it. "Very heavy" has no step of its own here. */
export const flowWords: Words = words({
  none: nothing,
  no: nothing,
  spotting: bleeding("spotting"),
  light: bleeding("light"),
  medium: bleeding("moderate"),
  moderate: bleeding("moderate"),
  normal: bleeding("moderate"),
  heavy: bleeding("heavy"),
  very_heavy: bleeding("heavy"),
  unspecified: bleeding(null),
});

/** Symptoms as most apps and people write them in English, by `plainWord`. */
export const symptomWords: Words = words({
  cramps: symptom("cramps"),
  cramp: symptom("cramps"),
  period_cramps: symptom("cramps"),
  menstrual_cramps: symptom("cramps"),
  abdominal_cramps: symptom("cramps"),
  period_pain: symptom("cramps"),
  pelvic_pain: symptom("pelvic_pain"),
  abdominal_pain: symptom("pelvic_pain"),
  ovulation_pain: symptom("pelvic_pain", "ovulation pain"),
  headache: symptom("headaches"),
  headaches: symptom("headaches"),
  migraine: symptom("headaches", "migraine"),
  back_pain: symptom("back_pain"),
  backache: symptom("back_pain"),
  lower_back: symptom("back_pain"),
  lower_back_pain: symptom("back_pain"),
  bloating: symptom("bloating"),
  bloated: symptom("bloating"),
  fatigue: symptom("fatigue"),
  tired: symptom("fatigue"),
  tiredness: symptom("fatigue"),
  nausea: symptom("nausea"),
  insomnia: symptom("insomnia"),
  breast_tenderness: symptom("breast_tenderness"),
  tender_breasts: symptom("breast_tenderness"),
  breast_pain: symptom("breast_tenderness"),
  mood_swings: symptom("mood_swings"),
  mood_changes: symptom("mood_swings"),
  brain_fog: symptom("brain_fog"),
  constipation: symptom("constipation"),
  diarrhea: symptom("diarrhea"),
  diarrhoea: symptom("diarrhea"),
  dizziness: symptom("dizziness"),
  joint_pain: symptom("joint_pain"),
  hot_flashes: symptom("hot_flushes"),
  hot_flushes: symptom("hot_flushes"),
  hair_loss: symptom("hair_thinning"),
  hair_thinning: symptom("hair_thinning"),
  excess_hair: symptom("excess_hair"),
  chin_hair: symptom("excess_hair", "chin hair"),
  hirsutism: symptom("excess_hair"),
  pain_during_sex: symptom("pain_during_sex"),
  sugar_cravings: symptom("cravings_sugar"),
  carb_cravings: symptom("cravings_carbs"),
  salty_cravings: symptom("cravings_salty"),
  acne: scale("acne"),
  acne_face: symptom("acne_face"),
  acne_back: symptom("acne_back"),
  oily_skin: scale("skin_oiliness"),
  stress: scale("stress_level"),
  anxiety: mood("anxious"),
  irritability: mood("irritable"),
  pain: scale("pain_level"),
});
