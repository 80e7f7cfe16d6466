import type { Diary } from "./diary.ts";
import { isRecord, type JsonRecord, numberOf, recordsOf, textOf } from "./json.ts";
import {
  bleeding,
  flowWords,
  log,
  mood,
  mucus,
  mucusWords,
  nothing,
  ovulationTest,
  scale,
  sex,
  symptom,
  symptomWords,
  type Words,
  words,
} from "./meanings.ts";

/**
 * Clue: `measurements.json`, a list of `{type, date, value}`, and the older `.cluedata`, a list of
 * days. A type or option that stands in no table here is told as not understood.
 */

const spotting = bleeding("spotting");

const feelings = words(
  [mood("sad"), "sad"],
  [mood("irritable"), "angry"],
  [mood("anxious"), "anxious"],
  [mood("calm"), "calm"],
  [symptom("mood_swings"), "mood_swings"],
  [symptom("mood_swings", "PMS"), "pms"],
);
const discharge: Words = new Map([...mucusWords, ["none", mucus("dry")]]);
const sexLife = words([sex, "protected_sex unprotected_sex protected unprotected withdrawal"]);

const types: ReadonlyMap<string, Words> = new Map<string, Words>([
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
  ["feelings", feelings],
  ["emotion", feelings],
  ["mood", feelings],
  // Four steps, two of them below the middle: each step a quarter of 0–10, by its middle.
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
    ),
  ],
  ["sex_life", sexLife],
  ["sex", sexLife],
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

/** A list of measurements, or of whole days in the older form. */
export const isClue = ({ data }: JsonRecord) =>
  recordsOf(data).some((one) => "day" in one || ("type" in one && "date" in one));

export function readClue(diary: Diary, { data }: JsonRecord): void {
  for (const { day, ...types } of recordsOf(data)) {
    if (day === undefined) tell(diary, types.date, textOf(types.type), types.value);
    else for (const [type, value] of Object.entries(types)) tell(diary, day, type, value);
  }
}

function tell(diary: Diary, date: unknown, type: string, value: unknown): void {
  const day = diary.dayOf(date);
  if (day === null) return;
  if (type === "bbt") {
    const reading = isRecord(value) ? value : { celsius: value };
    const degrees = numberOf(reading.celsius ?? reading.temperature);
    if (degrees !== null) diary.temperature(day, degrees, reading.excluded === true);
    else diary.notUnderstood(type, type);
    return;
  }
  if (type === "note" || type === "notes") {
    diary.note(day, textOf(isRecord(value) ? value.text : value));
    return;
  }
  for (const option of optionsOf(value)) {
    diary.sayWord(day, types.get(type)?.get(option), [type || "?", option || type]);
  }
}

/** One option or a list, each as a text or as `{option}`: all of these occur. */
function optionsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.map((one) => textOf(isRecord(one) ? one.option : one));
}
