import type { I18n, MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { isCalendarDay } from "#domain/days/calendar-day.ts";
import { formatDay } from "#web/i18n/format-day.ts";
import type { Choices } from "./refused-choices.ts";

/** Labels of all fields that can be written offline, by their names in the API. */
export const fieldNames: Readonly<Record<string, MessageDescriptor>> = {
  date: msg`Date`,
  notes: msg`Notes`,
  ...cycleFields(),
  ...dayFields(),
  ...moodFields(),
  ...measureFields(),
  ...careFields(),
  ...backgroundFields(),
  ...reminderFields(),
};

function cycleFields() {
  return {
    startDate: msg`First day`,
    endDate: msg`Last day`,
    flow: msg`Flow`,
    intermenstrualSpotting: msg`Spotting between periods`,
    spottingNotes: msg`Notes on spotting`,
    isUnsure: msg`Not sure`,
    missedLog: msg`A period was not logged`,
    isSeparate: msg`A period of its own`,
    stillBleedingOn: msg`Still bleeding on`,
    endIsUnknown: msg`Last day unknown`,
    leftOutBecause: msg`Left out because of`,
    earlier: msg`The earlier period`,
    later: msg`The later period`,
    kind: msg`Kind`,
    from: msg`From`,
    to: msg`Until`,
    method: msg`Method`,
    iud: msg`Kind of coil`,
    pill: msg`Kind of pill`,
    everyWeeks: msg`Weeks between injections`,
    pack: msg`Pack`,
    whyStopped: msg`Why it was stopped`,
    ending: msg`How the pregnancy ended`,
    whyNoPeriods: msg`Why periods ended`,
  };
}

function dayFields() {
  return {
    period_flow: msg`Flow`,
    period: msg`Period`,
    bleeding_duration: msg`Days of bleeding`,
    pain_level: msg`Pain`,
    mood: msg`Mood`,
    anxiety_level: msg`Anxiety`,
    motivation: msg`Energy`,
    brain_fog: msg`Brain fog`,
    cravings: msg`Cravings`,
    energy_after_meals: msg`Energy after meals`,
    bloating: msg`Bloating`,
    weight_change: msg`Weight change`,
    acne: msg`Acne`,
    acne_area: msg`Where the acne is`,
    hair_growth: msg`Hair growth`,
    hair_thinning: msg`Hair thinning`,
    skin_oiliness: msg`Oily skin`,
    cervical_mucus: msg`Cervical mucus`,
    libido: msg`Libido`,
    pain_during_sex: msg`Pain during sex`,
    sleep_quality: msg`Sleep quality`,
    sleep_hours: msg`Hours slept`,
    stress_level: msg`Stress`,
    activity_level: msg`Activity`,
    caffeine: msg`Caffeine`,
    alcohol: msg`Alcohol`,
  };
}

function moodFields() {
  return {
    type: msg`Symptom`,
    severity: msg`Severity`,
    depression: msg`Premenstrual depression`,
    anxiety: msg`Anxiety`,
    stress: msg`Stress`,
    level: msg`Stress`,
    tags: msg`Stress from`,
    sleepQuality: msg`Sleep quality`,
    answers: msg`Answers`,
  };
}

function measureFields() {
  return {
    basalBodyTemp: msg`Waking temperature`,
    ovulationTest: msg`Ovulation test`,
    cervicalMucus: msg`Cervical mucus`,
    sexualActivity: msg`Sex`,
    disturbance: msg`What disturbed the temperature`,
    ovulationByWearable: msg`Ovulation, by your wearable`,
    fastingGlucose: msg`Fasting glucose`,
    insulin: msg`Insulin`,
    hba1c: msg`HbA1c`,
    weight: msg`Weight`,
    waistCircumference: msg`Waist`,
    bloodPressure: msg`Blood pressure`,
    signs: msg`Signs`,
    pregnancyTest: msg`Pregnancy test`,
    temperature: msg`Temperature`,
    ketones: msg`Ketones`,
    urineKetones: msg`Ketones in urine`,
    glucose: msg`Glucose`,
    test: msg`Test`,
    name: msg`Name`,
    value: msg`Result`,
    comparator: msg`Less or more than`,
    unit: msg`Unit`,
    rangeLow: msg`Lowest usual value`,
    rangeHigh: msg`Highest usual value`,
    laboratory: msg`Laboratory`,
    hair: msg`Hair growth`,
    hairThinning: msg`Hair thinning`,
    acanthosis: msg`Dark patches of skin`,
    treatsHair: msg`Removes hair`,
  };
}

function careFields() {
  return {
    slot: msg`Dose of the day`,
    answer: msg`Answer`,
    dose: msg`Dose each time`,
    schedule: msg`How often`,
    why: msg`What it is for`,
    sideEffects: msg`Side effects`,
    step: msg`Step`,
    isDone: msg`Done`,
    tried: msg`What you tried`,
    reason: msg`What you come for`,
    questions: msg`Questions`,
    months: msg`Months looked back on`,
    include: msg`Parts of the page`,
    key: msg`Concern`,
    seenOn: msg`Seen on`,
  };
}

function backgroundFields() {
  return {
    migraineWithAura: msg`Migraine with aura`,
    smoking: msg`Smoking`,
    clotOrStroke: msg`Blood clot or stroke`,
    breastCancer: msg`Breast cancer`,
    highBloodPressure: msg`High blood pressure`,
    diabetes: msg`Diabetes`,
    glucoseLowering: msg`Medicine that lowers glucose`,
    hiv: msg`HIV`,
    firstPeriodAge: msg`Age at first period`,
    breastsBeganAge: msg`Age when breasts began to grow`,
    couldConceive: msg`A pregnancy is possible`,
    notPregnantOn: msg`Pregnancy ruled out on`,
    lastCervicalScreening: msg`Last cervical screening`,
    height: msg`Height`,
    pregnancies: msg`Pregnancies`,
    births: msg`Births`,
    allergies: msg`Allergies`,
    familyHistory: msg`Illnesses in the family`,
  };
}

function reminderFields() {
  return {
    dailyLog: msg`Daily log`,
    doses: msg`Medicines`,
    carePlan: msg`Care plan`,
    recoveryCode: msg`Recovery code`,
    packs: msg`Pill packs`,
    injections: msg`Injections`,
    appointment: msg`Appointment`,
    appointmentDay: msg`Day of the appointment`,
    fertileDays: msg`Fertile days`,
    quiet: msg`Quiet hours`,
    pushesCycle: msg`Messages that your cycle decides`,
    laterMinutes: msg`“Later” means in`,
    tone: msg`Tone`,
  };
}

/** Fields that only identify the entry. */
const HIDDEN: readonly string[] = ["id", "medicineId"];

export interface WrittenField {
  readonly name: string;
  readonly value: string;
}

/** The written values as labelled text; empty fields are left out. */
export function writtenFields(
  body: unknown,
  i18n: I18n,
  choices: Choices = {},
): readonly WrittenField[] {
  return Object.entries(recordOf(body)).flatMap(([field, value]) => {
    const text = HIDDEN.includes(field)
      ? ""
      : valueWords(value, i18n, choices[field] ?? {}, choices);
    const name = fieldNames[field];
    return text === "" ? [] : [{ name: name ? i18n._(name) : plain(field), value: text }];
  });
}

function valueWords(value: unknown, i18n: I18n, words: Choices[string], choices: Choices): string {
  if (value === null || value === undefined) return "";
  if (typeof value === "boolean") return i18n._(value ? msg`Yes` : msg`No`);
  if (typeof value === "number") return new Intl.NumberFormat(i18n.locale).format(value);
  if (typeof value === "string") {
    const day = value.slice(0, "2026-11-22".length);
    if (isCalendarDay(day)) return formatDay(day, i18n.locale);
    const choice = words[value];
    return choice ? i18n._(choice) : plain(value);
  }
  const parts = Object.entries(recordOf(value)).map(([name, part]) => {
    if (Array.isArray(value)) return valueWords(part, i18n, words, choices);
    const text = valueWords(part, i18n, choices[name] ?? {}, choices);
    const label = words[name] ?? fieldNames[name];
    return text === "" ? "" : `${label ? i18n._(label) : plain(name)} ${text}`;
  });
  return parts.filter((part) => part !== "").join(", ");
}

/** An enum value with spaces for underscores; free text contains spaces and is unchanged. */
const plain = (word: string) =>
  /^[a-z\d]+([_-][a-z\d]+)+$/i.test(word) ? word.replace(/[_-]/g, " ") : word;

const recordOf = (value: unknown) => (value ?? {}) as Readonly<Record<string, unknown>>;
