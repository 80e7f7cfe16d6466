import { isScored } from "../questionnaires/questionnaire.ts";
import { painfulSymptoms } from "./evidence/pain.ts";
import type { Story } from "./story.ts";

/** What the rules look at. */
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
      ({ lowMood, anxiety, stress }) => (lowMood ?? anxiety ?? stress) !== null,
    ),
  signs: ({ signs }) => hasSome(signs),
  "blood-pressure": ({ pressures }) => hasSome(pressures),
  labs: ({ labs }) => hasSome(labs),
  medicines: ({ medicines }) => hasSome(medicines),
  background: ({ background }) => Object.keys(background ?? {}).length > 0,
};

/**
 * What the rules look at and she has logged nothing of: there nothing could be found.
 * @example notLogged({ facts: newcomer }) // ["periods", "pain", …]
 */
export function notLogged(story: Story): LookedAt[] {
  return lookedAt.filter((kind) => !isLogged[kind](story));
}

/**
 * What the rules looked at, given what she has logged nothing of.
 * @example lookedThrough(["labs", "medicines"]) // ["periods", "pain", "mood", …]
 */
export function lookedThrough(notLogged: readonly LookedAt[]): LookedAt[] {
  return lookedAt.filter((kind) => !notLogged.includes(kind));
}
