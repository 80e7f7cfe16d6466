import type { BackgroundPart } from "#contract/visit-head.ts";
import { countWords } from "./visit-words.ts";

const smokingWords = {
  no: "does not smoke",
  under_15_a_day: "smokes under 15 a day",
  "15_a_day_or_more": "smokes 15 a day or more",
} as const;

const illnesses = [
  ["diabetes", "diabetes"],
  ["highBloodPressure", "high blood pressure"],
  ["clotOrStroke", "blood clot or stroke"],
  ["migraineWithAura", "migraine with aura"],
  ["breastCancer", "breast cancer"],
] as const;

/**
 * What a clinic asks of every woman, on a line or two; nothing where she noted nothing. Height
 * stands with her weight. What she answered with no is told of smoking alone.
 */
export function backgroundWords(background: BackgroundPart): string {
  const { pregnancies, births, smoking, allergies, familyHistory } = background;
  const counts = [
    pregnancies === undefined
      ? null
      : `${pregnancies} ${pregnancies === 1 ? "pregnancy" : "pregnancies"}`,
    births === undefined ? null : countWords(births, "birth"),
  ].filter((count) => count !== null);
  const facts = [
    counts.length === 0 ? null : counts.join(", "),
    ...illnesses.map(([key, words]) => (background[key] === true ? words : null)),
    smoking === undefined ? null : smokingWords[smoking],
    allergies === undefined ? null : `allergies: ${allergies}`,
    familyHistory === undefined ? null : `family: ${familyHistory}`,
  ].filter((fact) => fact !== null);
  return facts.length === 0 ? "" : `${facts.join("; ")}.`;
}
