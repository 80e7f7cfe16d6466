import { moodEndpoints, stressEndpoints } from "./entries/check-in.ts";
import { hairAndSkinEndpoints } from "./entries/hair-and-skin.ts";
import { labResultEndpoints } from "./entries/labs.ts";
import { measuresEndpoints } from "./entries/measures.ts";
import { ovulationEndpoints } from "./entries/ovulation.ts";
import { questionnaireEndpoints } from "./entries/questionnaires.ts";
import { signEndpoints } from "./entries/signs.ts";
import { symptomEndpoints } from "./entries/symptoms.ts";

/** The kinds with the four calls of a dated entry; each is stored, served and exported from here. */
export const datedKinds = {
  symptom: symptomEndpoints,
  mood: moodEndpoints,
  stress: stressEndpoints,
  ovulation: ovulationEndpoints,
  measures: measuresEndpoints,
  hairAndSkin: hairAndSkinEndpoints,
  signs: signEndpoints,
  questionnaire: questionnaireEndpoints,
  labResult: labResultEndpoints,
};
