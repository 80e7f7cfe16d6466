import type { ConcernFact } from "#domain/concerns/engine/concern.ts";
import type { LookedAt } from "#domain/concerns/engine/not-logged.ts";
import type { WarningSign } from "#domain/day/warning-sign.ts";
import type { labFactWords } from "./labs.ts";

export const otherFactWords: Readonly<
  Record<Exclude<ConcernFact, WarningSign | keyof typeof labFactWords>, string>
> = {
  blood_pressure: "Blood pressure {value} on {day}",
  temperature: "Temperature {value} on {day}",
  glucose: "Glucose {value} on {day}",
  ketones: "Ketones in blood {value} on {day}",
  urine_ketones: "Ketones in urine {value} on {day}",
  pregnancy_test: "Pregnancy test {value} on {day}",
  pregnancy: "Pregnant: {value} on {day}",
  birth_or_loss: "A birth, or a pregnancy that ended, on {day}",
  pain: "Pain {value} of 10 on {day}",
  cramps: "Cramps {value} of 10 on {day}",
  headache: "Headache {value} of 10 on {day}",
  dizziness: "Dizziness {value} of 10 on {day}",
  pain_during_sex: "Pain during sex {value} of 10 on {day}",
  bloating: "Bloating on {day}",
  acne: "Acne {value} of 10 on {day}",
  flow: "Flow: {value} on {day}",
  bleeding_days: "Bleeding for {value} from {day}",
  days_without_period: "No period for {value}, counted from {day}",
  cycle_length: "A cycle of {value} from {day}",
  contraception: "Contraception: {value}, from {day}",
  injection: "Last injection on {day}",
  medicine: "{value}, from {day}",
  low_mood: "Low mood {value} of 10 on {day}",
  anxiety: "Anxiety {value} of 10 on {day}",
  stress: "Stress {value} of 10 on {day}",
  phq2: "PHQ-2 score {value} on {day}",
  gad2: "GAD-2 score {value} on {day}",
  phq9: "PHQ-9 score {value} on {day}",
  gad7: "GAD-7 score {value} on {day}",
  breathing_pauses: "Pauses in breathing in sleep, logged on {day}",
  age: "Age {value}",
  background: "{value}",
};

/** As above, without a strength. */
export const unratedFactWords = {
  "headache.yes": "Headache on {day}",
  "pain.yes": "Pain on {day}",
  "pain_during_sex.yes": "Pain during sex on {day}",
} as const;

export const valueWords = {
  none: "none",
  spotting: "spotting",
  light: "light",
  moderate: "moderate",
  heavy: "heavy",
  bleeding: "bleeding",
  positive: "positive",
  negative: "negative",
  birth: "birth",
  loss: "loss",
  ended: "ended",
  pill: "pill",
  iud: "IUD",
  copper: "copper IUD",
  hormonal: "hormonal IUD",
  implant: "implant",
  injection: "injection",
  patch: "patch",
  ring: "ring",
  other: "other",
  condoms: "condoms",
  diaphragm: "diaphragm",
  sterilisation: "sterilisation",
  combined: "combined pill",
  progestogen_only: "progestogen-only pill",
  yes: "yes",
  pcos: "PCOS",
  migraineWithAura: "migraine with aura",
  smoking: "smoking",
  clotOrStroke: "a blood clot or a stroke",
  breastCancer: "breast cancer",
  highBloodPressure: "high blood pressure",
  hiv: "HIV",
  firstPeriodAge: "no period yet",
  noCervicalScreening: "no cervical screening noted",
  lastCervicalScreening: "the month of the last cervical screening",
  days: "{value} days",
  weeks: "{value} weeks",
  years: "{value} years",
} as const;

/** What the rules read, in the form of a list. */
export const lookedAtWords: Readonly<Record<LookedAt, string>> = {
  periods: "periods and bleeding",
  pain: "pain",
  mood: "mood",
  signs: "warning signs",
  "blood-pressure": "blood pressure",
  labs: "laboratory results",
  medicines: "medicines",
  background: "health background",
};
