import {
  bleeding,
  flowWords,
  log,
  moodWords,
  mucus,
  mucusWords,
  nothing,
  ovulationTest,
  pill,
  pregnancyTest,
  scale,
  sexWords,
  symptom,
  symptomWords,
  type Words,
  words,
} from "../diary/meanings.ts";

/**
 * The supported options of Clue's tracking categories. Names:
 * https://github.com/fabfabretti/clue-to-drip and
 * https://github.com/EmmaTellblom/Mensinator/issues/140.
 */

const spotting = bleeding("spotting");

const discharge: Words = new Map([...mucusWords, ["none", mucus("dry")]]);
const sexLife = new Map([
  ...sexWords,
  ...words(
    [log({ libido: 8 }), "high_sex_drive"],
    [log({ libido: 2 }), "low_sex_drive"],
    [nothing, "no_sex_today"],
  ),
]);
const pills = words(
  [pill("taken"), "taken"],
  [pill("late"), "late taken_late"],
  [pill("missed"), "missed"],
  [pill("double"), "double double_dose"],
);
const sleep = words(
  [symptom("insomnia", "trouble falling asleep"), "trouble_falling_asleep"],
  [symptom("hot_flushes", "night sweats"), "night_sweats"],
);

export const clueWords: ReadonlyMap<string, Words> = new Map<string, Words>([
  ["period", flowWords],
  ["spotting", words([spotting, "red brown spotting"])],
  [
    "pain",
    new Map([
      ...symptomWords,
      ["ovulation", symptom("pelvic_pain", "ovulation pain")],
      ["migraine_with_aura", symptom("headaches", "migraine with aura")],
      ["pain_free", log({ pain_level: 0 })],
    ]),
  ],
  ["feelings", moodWords],
  ["emotion", moodWords],
  ["mood", moodWords],
  // Four steps, two below the middle: each is the middle of a quarter of 0–10.
  [
    "energy",
    words(
      [log({ motivation: 1 }), "exhausted"],
      [log({ motivation: 4 }), "tired low"],
      [log({ motivation: 6 }), "energetic energized high"],
      [log({ motivation: 9 }), "fully_energized"],
    ),
  ],
  ["discharge", discharge],
  ["fluid", discharge],
  [
    "tests",
    words(
      [ovulationTest("positive"), "ovulation_positive"],
      [ovulationTest("negative"), "ovulation_negative"],
      [pregnancyTest("positive"), "pregnancy_positive"],
      [pregnancyTest("negative"), "pregnancy_negative"],
    ),
  ],
  ["birth_control_pill", pills],
  ["pill_hbc", pills],
  ["sex_life", sexLife],
  ["sex", sexLife],
  ["sleep", sleep],
  ["sleep_quality", sleep],
  ["digestion", words([symptom("nausea"), "nauseous nauseated"], [symptom("bloating"), "bloated"])],
  [
    "stool",
    words(
      [symptom("constipation"), "constipated"],
      [symptom("diarrhea"), "diarrhea"],
      [nothing, "normal"],
    ),
  ],
  ["mind", words([scale("stress_level"), "stressed"], [symptom("brain_fog"), "brain_fog"])],
  ["mental", words([scale("stress_level"), "stressed"])],
  ["skin", words([scale("acne"), "acne"], [scale("skin_oiliness"), "oily"])],
  [
    "craving",
    words(
      [symptom("cravings_sugar"), "sweet"],
      [symptom("cravings_sugar", "chocolate"), "chocolate"],
      [symptom("cravings_carbs"), "carbs"],
      [symptom("cravings_salty"), "salty"],
    ),
  ],
]);
