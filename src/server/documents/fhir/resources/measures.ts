import type { Observation } from "@medplum/fhirtypes";
import type { DayMeasures } from "#contract/entries/measures.ts";
import { concept, type Loinc } from "../codes/concept.ts";
import type { Subject } from "../codes/subject.ts";
import { quantity } from "../codes/units.ts";
import { observation } from "./observation.ts";

export interface Measure {
  readonly text: string;
  readonly unit: string;
  readonly category: "laboratory" | "vital-signs";
  readonly loinc?: Loinc;
}

/** An observation for each measure that has a value on the day. */
export function measured<Field extends string>(
  kind: string,
  date: string,
  measures: Readonly<Record<Field, Measure>>,
  values: Readonly<Partial<Record<Field, number | undefined>>>,
  subject: Subject,
): Observation[] {
  return (Object.keys(measures) as Field[]).flatMap((field) => {
    const { text, unit, category, loinc } = measures[field];
    const value = values[field];
    if (value === undefined) return [];
    const fields = {
      category,
      code: concept([kind, field], text, loinc),
      effectiveDateTime: date,
      valueQuantity: quantity(value, unit),
    };
    return [observation(subject, [kind, date, field], fields)];
  });
}

/** LOINC, at `https://loinc.org/<code>`. Its waist codes specify a way of measuring: not ours. */
const measures: Readonly<
  Record<Exclude<keyof DayMeasures, "id" | "date" | "bloodPressure">, Measure>
> = {
  fastingGlucose: {
    text: "Fasting glucose",
    unit: "mg/dL",
    category: "laboratory",
    loinc: { code: "1558-6", display: "Fasting glucose [Mass/volume] in Serum or Plasma" },
  },
  insulin: {
    text: "Fasting insulin",
    unit: "µU/mL",
    category: "laboratory",
    loinc: { code: "20448-7", display: "Insulin [Units/volume] in Serum or Plasma" },
  },
  hba1c: {
    text: "HbA1c",
    unit: "%",
    category: "laboratory",
    loinc: { code: "4548-4", display: "Hemoglobin A1c/Hemoglobin.total in Blood" },
  },
  weight: {
    text: "Weight",
    unit: "kg",
    category: "vital-signs",
    loinc: { code: "29463-7", display: "Body weight" },
  },
  waistCircumference: { text: "Waist circumference", unit: "cm", category: "vital-signs" },
};

export function measuresOf({ date, bloodPressure, ...entry }: DayMeasures, subject: Subject) {
  const observations = measured("metabolic", date, measures, entry, subject);
  return bloodPressure ? [...observations, pressureOf(date, bloodPressure, subject)] : observations;
}

const PRESSURE: Loinc = {
  code: "85354-9",
  display: "Blood pressure panel with all children optional",
};
const SYSTOLIC: Loinc = { code: "8480-6", display: "Systolic blood pressure" };
const DIASTOLIC: Loinc = { code: "8462-4", display: "Diastolic blood pressure" };

function pressureOf(
  date: string,
  { systolic, diastolic }: NonNullable<DayMeasures["bloodPressure"]>,
  subject: Subject,
): Observation {
  const path = ["metabolic", "blood-pressure"];
  return observation(subject, ["metabolic", date, "bloodPressure"], {
    category: "vital-signs",
    code: concept(path, "Blood pressure", PRESSURE),
    effectiveDateTime: date,
    component: [
      {
        code: concept([...path, "systolic"], "Systolic blood pressure", SYSTOLIC),
        valueQuantity: quantity(systolic, "mmHg"),
      },
      {
        code: concept([...path, "diastolic"], "Diastolic blood pressure", DIASTOLIC),
        valueQuantity: quantity(diastolic, "mmHg"),
      },
    ],
  });
}
