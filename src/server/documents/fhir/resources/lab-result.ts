import type { Observation, ObservationReferenceRange } from "@medplum/fhirtypes";
import type { LabResult } from "#contract/entries/labs.ts";
import type { LabTest } from "#domain/labs/lab-tests.ts";
import { concept, inWords } from "../codes/concept.ts";
import { loincOf } from "../codes/lab-codes.ts";
import type { Subject } from "../codes/subject.ts";
import { noteOf, textOf } from "../codes/text.ts";
import { quantity } from "../codes/units.ts";
import { observation } from "./observation.ts";

/** Tests whose display name cannot be derived from their key. */
const testNames: Partial<Record<LabTest, string>> = {
  hba1c: "HbA1c",
  ogtt_2h_glucose: "Glucose 2 hours after a glucose drink",
  testosterone: "Total testosterone",
  shbg: "SHBG",
  dheas: "DHEAS",
  lh: "LH",
  fsh: "FSH",
  amh: "AMH",
  tsh: "TSH",
  "17_ohp": "17-OHP",
  ldl: "LDL cholesterol",
  hdl: "HDL cholesterol",
  vitamin_d: "Vitamin D (25-OH)",
};

export function labResultOf(result: LabResult, subject: Subject): Observation {
  const { test, value, unit, comparator, date, laboratory } = result;
  const text = textOf(result.name) ?? testNames[test] ?? inWords(test);
  const range = rangeOf(result);
  const display = textOf(laboratory);
  return observation(subject, ["labResult", result.id], {
    category: "laboratory",
    code: concept(["lab", test], text, loincOf(test, unit)),
    effectiveDateTime: date,
    valueQuantity: { ...quantity(value, unit), ...(comparator && { comparator }) },
    ...(display && { performer: [{ display }] }),
    ...(range && { referenceRange: [range] }),
    ...noteOf(result.notes),
  });
}

function rangeOf({ rangeLow, rangeHigh, unit }: LabResult): ObservationReferenceRange | undefined {
  if (rangeLow === undefined && rangeHigh === undefined) return undefined;
  return {
    ...(rangeLow !== undefined && { low: quantity(rangeLow, unit) }),
    ...(rangeHigh !== undefined && { high: quantity(rangeHigh, unit) }),
  };
}
