import { FEVER } from "../../labs/fever.ts";
import { placeInRange } from "../../labs/lab-range-place.ts";
import { HIGH_BLOOD_PRESSURE, reaches } from "../../labs/measures/blood-pressure-check.ts";
import { isScored } from "../../questionnaires/questionnaire.ts";
import { painfulSymptoms } from "../evidence/pain.ts";
import type { Story } from "./story.ts";

export const lookedAt = [
  "periods",
  "pain",
  "mood",
  "signs",
  "blood-pressure",
  "labs",
  "medicines",
  "background",
] as const;
export type LookedAt = (typeof lookedAt)[number];

const hasSome = (list: readonly unknown[] | undefined) => (list ?? []).length > 0;

const isLogged: Readonly<Record<LookedAt, (story: Story) => boolean>> = {
  periods: ({ facts }) => facts.cycles.length > 0,
  pain: ({ days }) =>
    [...(days?.values() ?? [])].some(
      ({ pain, symptoms }) =>
        pain !== null || symptoms.some(({ type }) => painfulSymptoms.includes(type)),
    ),
  mood: ({ days, questionnaires }) =>
    hasSome(questionnaires?.filter(isScored)) ||
    [...(days?.values() ?? [])].some(
      ({ lowMood, anxiety, stress, mood }) => (lowMood ?? anxiety ?? stress ?? mood) !== null,
    ),
  signs: ({ signs }) => hasSome(signs),
  "blood-pressure": ({ pressures }) => hasSome(pressures),
  labs: ({ labs }) => hasSome(labs),
  medicines: ({ medicines }) => hasSome(medicines),
  background: ({ background }) => Object.keys(background ?? {}).length > 0,
};

/**
 * Returns the kinds without any entry, for which rules could find nothing.
 * @example notLogged({ facts: newcomer }) // ["periods", "pain", …]
 */
export function notLogged(story: Story): LookedAt[] {
  return lookedAt.filter((kind) => !isLogged[kind](story));
}

/** @example lookedThrough(["labs", "medicines"]) // ["periods", "pain", "mood", …] */
export function lookedThrough(notLogged: readonly LookedAt[]): LookedAt[] {
  return lookedAt.filter((kind) => !notLogged.includes(kind));
}

/** Out of 10; too strong to call harmless. */
const STRONG_SYMPTOM = 7;

/**
 * Returns whether a sign, a fever, a symptom of 7 of 10 or more, a high blood pressure, or a result
 * outside its range is logged. Screens then do not say that nothing logged is on the list.
 * @example mayWorry({ facts, signs: [{ date: today, signs: ["rash"] }] }) // true
 */
export function mayWorry({ facts, signs = [], days, labs = [], pressures = [] }: Story): boolean {
  const temperatures = [...signs, ...(facts.signs ?? [])].map(
    ({ temperature }) => temperature ?? 0,
  );
  const records = [...(days?.values() ?? [])];
  const strengths = records.flatMap(({ pain, symptoms }) => [
    pain?.value ?? 0,
    ...symptoms.map(({ value }) => value ?? 0),
  ]);
  return (
    signs.some((day) => hasSome(day.signs)) ||
    temperatures.some((temperature) => temperature >= FEVER) ||
    strengths.some((strength) => strength >= STRONG_SYMPTOM) ||
    labs.some((each) => ["above", "below"].includes(placeInRange(each))) ||
    pressures.some((each) => reaches(each, HIGH_BLOOD_PRESSURE))
  );
}
