import { msg } from "@lingui/core/macro";
import { type ToldSymptom, toldSymptoms } from "#contract/account/profile.ts";
import type { SymptomType } from "#contract/entries/symptoms.ts";
import type { Labels } from "./labels.ts";

export const symptomLabels: Labels<SymptomType> = {
  acne_face: msg`Acne (Face)`,
  // The daily log's acne on the chest is stored as this type.
  acne_back: msg`Acne (Back or Chest)`,
  excess_hair: msg`Excess Hair (Hirsutism)`,
  hair_thinning: msg`Hair Thinning`,
  bloating: msg`Bloating`,
  pelvic_pain: msg`Pelvic Pain`,
  fatigue: msg`Fatigue`,
  brain_fog: msg`Brain Fog`,
  cravings_sugar: msg`Sugar Cravings`,
  cravings_carbs: msg`Carb Cravings`,
  cravings_salty: msg`Salty Cravings`,
  constipation: msg`Constipation`,
  diarrhea: msg`Diarrhoea`,
  cramps: msg`Cramps`,
  headaches: msg`Headaches`,
  back_pain: msg`Back Pain`,
  insomnia: msg`Insomnia`,
  breast_tenderness: msg`Breast Tenderness`,
  nausea: msg`Nausea`,
  mood_swings: msg`Mood Swings`,
  hot_flushes: msg`Hot Flushes`,
  dizziness: msg`Dizziness`,
  joint_pain: msg`Joint Pain`,
  pain_during_sex: msg`Pain During Sex`,
  painful_bowel_movements: msg`Painful Bowel Movements`,
  vaginal_dryness: msg`Vaginal Dryness`,
};

export const toldSymptomLabel = (name: ToldSymptom) =>
  name === "Acne (Back)" ? msg`Acne (Back)` : symptomLabels[toldSymptoms[name]];

export type SymptomGroup = "pain" | "skin" | "digestion" | "cravings" | "mind";

export const symptomGroups: readonly {
  readonly group: SymptomGroup;
  readonly types: readonly SymptomType[];
}[] = [
  {
    group: "pain",
    types: [
      "cramps",
      "pelvic_pain",
      "headaches",
      "back_pain",
      "breast_tenderness",
      "joint_pain",
      "pain_during_sex",
      "painful_bowel_movements",
    ],
  },
  { group: "digestion", types: ["bloating", "nausea", "constipation", "diarrhea"] },
  {
    group: "mind",
    types: [
      ...(["fatigue", "brain_fog", "insomnia", "mood_swings", "hot_flushes"] as const),
      ...(["vaginal_dryness", "dizziness"] as const),
    ],
  },
  { group: "skin", types: ["acne_face", "acne_back", "excess_hair", "hair_thinning"] },
  { group: "cravings", types: ["cravings_sugar", "cravings_carbs", "cravings_salty"] },
];

export const symptomGroupLabels: Labels<SymptomGroup> = {
  pain: msg({ message: "Pain", context: "symptoms" }),
  skin: msg`Skin and hair`,
  digestion: msg`Digestion`,
  cravings: msg`Cravings`,
  mind: msg`Body and mind`,
};
