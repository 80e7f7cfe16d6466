import type { Quantity } from "@medplum/fhirtypes";
import { textOf } from "./text.ts";

const UCUM = "http://unitsofmeasure.org";

/** UCUM codes (ucum.org) of the units on laboratory reports, by their printed form. */
const ucumCodes = new Map(
  Object.entries({
    "%": "%",
    "°C": "Cel",
    cm: "cm",
    days: "d",
    "fmol/L": "fmol/L",
    "g/dL": "g/dL",
    "g/L": "g/L",
    hours: "h",
    "IU/L": "[IU]/L",
    kg: "kg",
    "mg/dL": "mg/dL",
    "mIU/L": "m[IU]/L",
    "mIU/mL": "m[IU]/mL",
    mmHg: "mm[Hg]",
    "mmol/L": "mmol/L",
    "mmol/mol": "mmol/mol",
    "mU/L": "mU/L",
    "ng/dL": "ng/dL",
    "ng/mL": "ng/mL",
    "nmol/L": "nmol/L",
    "pg/mL": "pg/mL",
    "pmol/L": "pmol/L",
    years: "a",
    "µg/dL": "ug/dL",
    "µg/L": "ug/L",
    "µIU/mL": "u[IU]/mL",
    "µmol/L": "umol/L",
    // Reports write a unit of insulin as U or IU; both mean the international unit.
    "µU/mL": "u[IU]/mL",
    g: "g",
    mg: "mg",
    mL: "mL",
    µg: "ug",
    mcg: "ug",
    IU: "[IU]",
  }),
);

/** The micro sign and the Greek letter look alike, and reports use both. */
const asListed = (unit: string) => unit.trim().replace("μ", "µ");

export const ucumCodeOf = (unit: string): string | undefined => ucumCodes.get(asListed(unit));

export function quantity(value: number, unit: string | undefined): Quantity {
  const text = textOf(unit);
  const code = text && ucumCodeOf(text);
  return { value, ...(text && { unit: text }), ...(code && { system: UCUM, code }) };
}
