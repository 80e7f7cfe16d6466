import { groupBy } from "../basics/group-by.ts";
import { type DayFact, dayFact, type Reading } from "./day-fact.ts";
import {
  type DailyLogSource,
  type DeviceSource,
  type SymptomSource,
  strengthOf,
} from "./day-sources.ts";
import type { SymptomType } from "./symptom-type.ts";

/** A symptom of a day; severity 0–10: 0 means explicitly none, `null` noted without a strength. */
export interface DaySymptom extends DayFact<number | null> {
  readonly type: SymptomType;
}

type SymptomReading = Reading<number | null> & { readonly type: SymptomType };

/** The symptoms that the daily log rates; acne is added by its area. */
const SCALES = [
  ["bloating", "bloating"],
  ["hair_growth", "excess_hair"],
  ["hair_thinning", "hair_thinning"],
  ["brain_fog", "brain_fog"],
  ["pain_during_sex", "pain_during_sex"],
] as const;

const CRAVINGS = {
  sugar: "cravings_sugar",
  carbs: "cravings_carbs",
  salty: "cravings_salty",
} as const;

/** The daily log has six acne areas, symptoms two types: every area but the trunk is the face. */
const acneType = ({ acne_area }: DailyLogSource): SymptomType =>
  acne_area === "back" || acne_area === "chest" ? "acne_back" : "acne_face";

function ofDailyLog(log: DailyLogSource): SymptomReading[] {
  const { revision, acne, acne_area, cravings } = log;
  const reading = (type: SymptomType, value: number | null): SymptomReading => ({
    type,
    value,
    source: "daily-log",
    revision,
    ...(value === null && { covers: isPresent }),
  });
  const scales = SCALES.flatMap(([field, type]) => {
    const value = log[field];
    return value === undefined ? [] : [reading(type, value)];
  });
  if (acne !== undefined) scales.push(reading(acneType(log), acne));
  else if (acne_area !== undefined) scales.push(reading(acneType(log), null));
  if (cravings !== undefined && cravings !== "none") {
    scales.push(reading(CRAVINGS[cravings], null));
  }
  return scales;
}

/** A symptom noted without a strength agrees with any severity but 0. */
const isPresent = (severity: number | null) => severity !== 0;

/**
 * Merges all sources: each type once, including those answered as absent (0).
 * @example daySymptoms({ logs: [{ date, acne: 7 }], symptoms: [], device: [] }) // [{ type: "acne_face", value: 7, source: "daily-log", others: [] }]
 */
export function daySymptoms({
  logs,
  symptoms,
  device,
}: {
  readonly logs: readonly DailyLogSource[];
  readonly symptoms: readonly SymptomSource[];
  readonly device: readonly DeviceSource[];
}): DaySymptom[] {
  const readings: SymptomReading[] = [
    ...logs.flatMap(ofDailyLog),
    ...symptoms.map((symptom): SymptomReading => {
      const { type, revision } = symptom;
      const value = strengthOf(symptom);
      const reading = { type, value, source: "symptoms", revision } as const;
      return value === null ? { ...reading, covers: isPresent } : reading;
    }),
    ...device.flatMap((day) =>
      (day.symptoms ?? []).map(
        (type): SymptomReading => ({ type, value: null, source: "device", covers: isPresent }),
      ),
    ),
  ];
  return [...groupBy(readings, ({ type }) => type)]
    .sort(([one], [other]) => one.localeCompare(other))
    .flatMap(([type, ofType]) => {
      const fact = dayFact<number | null>(ofType);
      return fact === null ? [] : [{ type, ...fact }];
    });
}
