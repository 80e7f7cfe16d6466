import { Diary } from "./diary.ts";
import type { FileHistory, LocalClock } from "./file-history.ts";
import { isRecord, type JsonRecord, numberOf, recordsOf, textOf } from "./json.ts";
import {
  bleeding,
  flowWords,
  log,
  type Meaning,
  mood,
  nothing,
  scale,
  signs,
  symptom,
  type Words,
  words,
} from "./meanings.ts";

/**
 * Clue: `measurements.json`, a list of `{type, date, value}`, and the older `.cluedata`, a list of
 * days. A type or option that stands in no table here is told as not understood.
 */

const spotting = bleeding("spotting");
const sex = signs({ sexualActivity: true });

const pain = words({
  period_cramps: symptom("cramps"),
  cramps: symptom("cramps"),
  lower_back: symptom("back_pain"),
  breast_tenderness: symptom("breast_tenderness"),
  tender_breasts: symptom("breast_tenderness"),
  headache: symptom("headaches"),
  ovulation: symptom("pelvic_pain", "ovulation pain"),
  ovulation_pain: symptom("pelvic_pain", "ovulation pain"),
  migraine: symptom("headaches", "migraine"),
  migraine_with_aura: symptom("headaches", "migraine with aura"),
  pain_free: log({ pain_level: 0 }),
});

const feelings = words({
  sad: mood("sad"),
  angry: mood("irritable"),
  anxious: mood("anxious"),
  calm: mood("calm"),
  mood_swings: symptom("mood_swings"),
  pms: symptom("mood_swings", "PMS"),
});

// Four steps, two of them below the middle: each step a quarter of 0–10, by its middle.
const energy = words({
  exhausted: log({ motivation: 1 }),
  tired: log({ motivation: 4 }),
  low: log({ motivation: 4 }),
  energetic: log({ motivation: 6 }),
  energized: log({ motivation: 6 }),
  high: log({ motivation: 6 }),
  fully_energized: log({ motivation: 9 }),
});

const discharge = words({
  none: signs({ cervicalMucus: "dry" }),
  sticky: signs({ cervicalMucus: "sticky" }),
  creamy: signs({ cervicalMucus: "creamy" }),
  egg_white: signs({ cervicalMucus: "egg_white" }),
});

const types: ReadonlyMap<string, Words> = new Map<string, Words>([
  ["period", new Map([...flowWords, ["spotting", spotting]])],
  ["spotting", words({ red: spotting, brown: spotting, spotting })],
  ["pain", pain],
  ["feelings", feelings],
  ["emotion", feelings],
  ["mood", feelings],
  ["energy", energy],
  ["discharge", discharge],
  ["fluid", discharge],
  [
    "tests",
    words({
      ovulation_positive: signs({ ovulationTest: "positive" }),
      ovulation_negative: signs({ ovulationTest: "negative" }),
    }),
  ],
  ["sex_life", sexWords()],
  ["sex", sexWords()],
  [
    "digestion",
    words({
      nauseous: symptom("nausea"),
      nauseated: symptom("nausea"),
      bloated: symptom("bloating"),
    }),
  ],
  [
    "stool",
    words({ constipated: symptom("constipation"), diarrhea: symptom("diarrhea"), normal: nothing }),
  ],
  ["mind", words({ stressed: scale("stress_level"), brain_fog: symptom("brain_fog") })],
  ["mental", words({ stressed: scale("stress_level") })],
  ["skin", words({ acne: scale("acne"), oily: scale("skin_oiliness") })],
  [
    "craving",
    words({
      sweet: symptom("cravings_sugar"),
      chocolate: symptom("cravings_sugar", "chocolate"),
      carbs: symptom("cravings_carbs"),
      salty: symptom("cravings_salty"),
    }),
  ],
]);

function sexWords(): Words {
  const table: Record<string, Meaning> = { protected_sex: sex, unprotected_sex: sex };
  return words({ ...table, protected: sex, unprotected: sex, withdrawal: sex });
}

export function isClue(json: unknown): boolean {
  if (Array.isArray(json)) return recordsOf(json).some((one) => "type" in one && "date" in one);
  return isRecord(json) && recordsOf(json.data).some((one) => "day" in one);
}

export function readClue(json: unknown, clock: LocalClock): FileHistory {
  const diary = new Diary(clock);
  if (Array.isArray(json)) {
    for (const one of recordsOf(json)) tell(diary, one.date, textOf(one.type), one.value);
  } else if (isRecord(json)) {
    for (const day of recordsOf(json.data)) tellLegacyDay(diary, day);
  }
  return diary.finish("clue");
}

function tellLegacyDay(diary: Diary, { day, ...types }: JsonRecord): void {
  for (const [type, value] of Object.entries(types)) tell(diary, day, type, value);
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
    diary.note(day, noteOf(value));
    return;
  }
  for (const option of optionsOf(value)) {
    const meaning = types.get(type)?.get(option);
    if (meaning) diary.say(day, meaning);
    else diary.notUnderstood(type || "?", option || type);
  }
}

const noteOf = (value: unknown) => textOf(isRecord(value) ? value.text : value);

/** One option or a list, each as a text or as `{option}`: all of these occur. */
function optionsOf(value: unknown): string[] {
  const list = Array.isArray(value) ? value : [value];
  return list.map((one) => textOf(isRecord(one) ? one.option : one));
}
