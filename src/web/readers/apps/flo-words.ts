import {
  log,
  mood,
  mucusWords,
  nothing,
  ovulationTestWords,
  pregnancyTestWords,
  sexWords,
  symptom,
  symptomWords,
  type Words,
  words,
} from "../diary/meanings.ts";

/**
 * The supported subcategories of Flo's events by category, both normalised with `plainWord`. Names
 * from readers of real exports: Mensinator's `FloImport.kt`, https://github.com/lino-zurmuehl/FLux,
 * https://github.com/SaraVieira/flo-to-drip.
 */
export const floWords: ReadonlyMap<string, Words> = new Map<string, Words>([
  [
    "symptom",
    new Map([
      ...symptomWords,
      ...words([symptom("cramps"), "drawing_pain"], [nothing, "feel_good everything_is_fine"]),
    ]),
  ],
  [
    "mood",
    words(
      [mood("ok"), "neutral"],
      [mood("anxious"), "panic anxious"],
      [symptom("mood_swings"), "swings mood_swings"],
      [symptom("fatigue", "low energy"), "low_energy"],
      [mood("calm"), "calm"],
      [mood("sad"), "sad depressed"],
      [mood("irritable"), "irritated angry"],
      [mood("energised"), "energetic"],
    ),
  ],
  ["fluid", mucusWords],
  ["ovulation_test", ovulationTestWords],
  [
    "sex",
    new Map([
      ...sexWords,
      ...words(
        [log({ libido: 8 }), "high_drive high_sex_drive"],
        [log({ libido: 2 }), "low_drive low_sex_drive"],
        [nothing, "didnt_have_sex"],
      ),
    ]),
  ],
  ["pregnancy_test", pregnancyTestWords],
  ["sleep", words([symptom("insomnia"), "insomnia"])],
]);
