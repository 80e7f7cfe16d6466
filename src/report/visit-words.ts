import type { Schedule } from "#contract/medicines.ts";
import type { SymptomType } from "#contract/symptoms.ts";
import type { LabLine, VisitPart, VisitReport } from "#contract/visit-report.ts";
import type { CalendarDay } from "#domain/calendar-day.ts";
import type { HairSite } from "#domain/ferriman-gallwey.ts";
import { placeInRange } from "#domain/lab-range-place.ts";
import type { LabTest } from "#domain/lab-tests.ts";
import { labValueIn } from "#domain/lab-units.ts";
import { answeredDoses } from "#domain/medicine-adherence.ts";

/**
 * Every word of the report, in English: the language of the clinician it is handed to, whatever she
 * reads herself. PDF, text and preview say the same. docs/decisions/019.
 */

const MONTHS = "Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec".split(" ");

/** @example dayWords(calendarDay("2025-01-05")) // "Jan 5, 2025" */
export function dayWords(day: CalendarDay): string {
  const [year, month, date] = day.split("-").map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}

/** @example countWords(1, "day") // "1 day" */
export const countWords = (count: number, noun: string) =>
  `${count} ${noun}${count === 1 ? "" : "s"}`;

export const reportWords = {
  title: "Health summary",
  nothing: "Nothing logged in these months",
  noRoom: (names: string) => `No room on this page: ${names}.`,
  noQuestions: "No question written down.",
  footer: (made: CalendarDay) =>
    `Made by her with Mwezi on ${dayWords(made)}, from her own notes. Not a diagnosis.`,
  page: (page: number, of: number) => `Page ${page} of ${of}`,
  more: (count: number) => `And ${count} more in the detailed version.`,
  older: (count: number) => `${countWords(count, "older cycle")} in the detailed version.`,
  moreInText: (count: number) => `(and ${count} more)`,
} as const;

export const partTitles: Readonly<Record<VisitPart, string>> = {
  background: "Health background",
  questions: "Questions",
  flags: "Worth discussing",
  cycles: "Cycles",
  forecast: "Next period",
  bleeding: "Bleeding",
  pain: "Pain",
  symptoms: "Symptoms",
  mood: "Mood and sleep",
  labs: "Lab results",
  measures: "Measures",
  medicines: "Medicines and supplements",
  tried: "What she tried",
  body: "Hair and skin",
};

export const symptomWords: Readonly<Record<SymptomType, string>> = {
  acne_face: "Acne, face",
  acne_back: "Acne, back or chest",
  excess_hair: "Excess hair",
  hair_thinning: "Hair thinning",
  bloating: "Bloating",
  pelvic_pain: "Pelvic pain",
  fatigue: "Fatigue",
  brain_fog: "Brain fog",
  cravings_sugar: "Sugar cravings",
  cravings_carbs: "Carb cravings",
  cravings_salty: "Salt cravings",
  constipation: "Constipation",
  diarrhea: "Diarrhoea",
  cramps: "Cramps",
  headaches: "Headaches",
  back_pain: "Back pain",
  insomnia: "Insomnia",
  breast_tenderness: "Breast tenderness",
  nausea: "Nausea",
  mood_swings: "Mood swings",
  hot_flushes: "Hot flushes",
  dizziness: "Dizziness",
  joint_pain: "Joint pain",
  pain_during_sex: "Pain during sex",
  painful_bowel_movements: "Painful bowel movements",
};

const labNames: Readonly<Record<Exclude<LabTest, "other">, string>> = {
  fasting_glucose: "Fasting glucose",
  fasting_insulin: "Fasting insulin",
  hba1c: "HbA1c",
  ogtt_2h_glucose: "2-hour glucose (OGTT)",
  testosterone: "Total testosterone",
  shbg: "SHBG",
  dheas: "DHEAS",
  lh: "LH",
  fsh: "FSH",
  amh: "AMH",
  tsh: "TSH",
  prolactin: "Prolactin",
  progesterone: "Progesterone",
  "17_ohp": "17-OH progesterone",
  total_cholesterol: "Total cholesterol",
  ldl: "LDL cholesterol",
  hdl: "HDL cholesterol",
  triglycerides: "Triglycerides",
  haemoglobin: "Haemoglobin",
  ferritin: "Ferritin",
  vitamin_d: "Vitamin D (25-OH)",
};

export const labWords = ({ test, name }: Pick<LabLine, "test" | "name">) =>
  test === "other" ? (name ?? "Other test") : labNames[test];

export const indexWords = {
  homa_ir: { name: "HOMA-IR", formula: "insulin (µU/mL) × glucose (mmol/L) ÷ 22.5" },
  free_androgen_index: {
    name: "Free androgen index",
    formula: "testosterone ÷ SHBG (nmol/L) × 100",
  },
} as const;

export const siteWords: Readonly<Record<HairSite, string>> = {
  upper_lip: "upper lip",
  chin: "chin",
  chest: "chest",
  upper_abdomen: "upper abdomen",
  lower_abdomen: "lower abdomen",
  upper_arm: "upper arm",
  thigh: "thigh",
  upper_back: "upper back",
  lower_back: "lower back",
};

export const phaseWords = {
  menstrual: "period",
  follicular: "follicular",
  ovulatory: "ovulatory",
  luteal: "luteal",
} as const;

export const flowWords = {
  none: "none",
  spotting: "spotting",
  light: "light",
  moderate: "moderate",
  heavy: "heavy",
} as const;

export const periodWords = ({ period }: VisitReport) =>
  `${dayWords(period.from)} to ${dayWords(period.to)} (${period.months} months)`;

const WEEKDAYS = ["Mon", "Tue", "Wed", "Thu", "Fri", "Sat", "Sun"];

export function scheduleWords(schedule: Schedule): string {
  if (schedule.kind === "as_needed") return "as needed";
  const times = schedule.timesADay === 1 ? "once" : `${schedule.timesADay} times`;
  switch (schedule.kind) {
    case "daily":
      return `${times} a day`;
    case "weekdays":
      return `${times} on ${schedule.weekdays
        .toSorted((one, other) => one - other)
        .map((day) => WEEKDAYS[day - 1])
        .join(", ")}`;
    case "cycle_days":
      return schedule.fromDay === schedule.toDay
        ? `${times} on cycle day ${schedule.fromDay}`
        : `${times} on cycle days ${schedule.fromDay}–${schedule.toDay}`;
    case "every":
      return `${times} every ${schedule.count === 1 ? schedule.unit.slice(0, -1) : `${schedule.count} ${schedule.unit}`}`;
    case "pack":
      return `${times} a day for ${countWords(schedule.daysTaken, "day")}, then ${schedule.daysPaused} without`;
  }
}

/** Since when, or from when to when. */
export function spanWords(from: CalendarDay | null, to: CalendarDay | null): string {
  if (to === null) return from === null ? "–" : `since ${dayWords(from)}`;
  return from === null ? `to ${dayWords(to)}` : `${dayWords(from)} to ${dayWords(to)}`;
}

export function doseWords({ dose, unit }: { dose: number | null; unit: string | null }): string {
  return [dose, unit].filter((part) => part !== null && part !== "").join(" ");
}

type Adherence = NonNullable<VisitReport["medicines"]>[number]["adherence"];

export function adherenceWords(adherence: Adherence): string {
  switch (adherence.kind) {
    case "counted":
      // Days without an answer say nothing of what she took.
      if (adherence.unanswered === adherence.due) return "not noted";
      return `${adherence.taken + adherence.late} of ${answeredDoses(adherence)} noted`;
    case "as-needed":
      return countWords(adherence.taken, "time");
    case "nothing-due":
      return "–";
  }
}

/** As she wrote it herself. */
export const sideEffectWords = (name: string, note: string) => `Side effects of ${name}: ${note}`;

/** The laboratory's own range, as typed. */
export function rangeWords({ rangeLow, rangeHigh }: Pick<LabLine, "rangeLow" | "rangeHigh">) {
  if (rangeLow !== null && rangeHigh !== null) return `${rangeLow}–${rangeHigh}`;
  if (rangeHigh !== null) return `up to ${rangeHigh}`;
  return rangeLow === null ? "–" : `from ${rangeLow}`;
}

/** The result, and on which side of the laboratory's own range it lies when it is outside. */
export function resultWords(line: LabLine): string {
  const place = placeInRange(line);
  const beside = place === "above" || place === "below" ? `, ${place}` : "";
  return `${line.comparator ?? ""}${valueWords(line)}${beside}`;
}

const HBA1C_UNITS = ["%", "mmol/mol"] as const;

/** HbA1c in both of its units, as laboratories print it: the one she typed first. */
function valueWords({ test, value, unit }: LabLine): string {
  const other = HBA1C_UNITS.find((name) => name !== unit);
  const converted = test === "hba1c" && other ? labValueIn(test, value, unit, other) : null;
  if (other === undefined || converted === null) return `${value} ${unit}`;
  return `${hba1cWords(value, unit)} (${hba1cWords(converted, other)})`;
}

/** In mmol/mol a whole number, else with one decimal at most. */
const hba1cWords = (value: number, unit: string) =>
  `${Number(value.toFixed(unit === "mmol/mol" ? 0 : 1))} ${unit}`;
