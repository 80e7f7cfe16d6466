import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import type { SymptomName } from "../view-model.ts";

export const symptomLabels: Record<SymptomName, MessageDescriptor> = {
  "Acne (Face)": msg`Acne (Face)`,
  "Acne (Back)": msg`Acne (Back)`,
  "Excess Hair (Hirsutism)": msg`Excess Hair (Hirsutism)`,
  "Hair Thinning": msg`Hair Thinning`,
  Bloating: msg`Bloating`,
  "Pelvic Pain": msg`Pelvic Pain`,
  Fatigue: msg`Fatigue`,
  "Brain Fog": msg`Brain Fog`,
  "Sugar Cravings": msg`Sugar Cravings`,
  "Carb Cravings": msg`Carb Cravings`,
  "Mood Swings": msg`Mood Swings`,
  "Breast Tenderness": msg`Breast Tenderness`,
};
