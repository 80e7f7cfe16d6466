import type { LabTest } from "#domain/lab-tests.ts";
import type { Loinc } from "./concept.ts";
import { ucumCodeOf } from "./units.ts";

interface LabCode extends Loinc {
  /** A LOINC code names what is counted, so it fits only results in these units (UCUM). */
  readonly units: readonly string[];
}

const MASS = ["ng/mL", "ug/L", "ng/dL", "ug/dL"];

/**
 * The tests with a sure LOINC code; its name, and whether it counts mass or moles, stand at
 * `https://loinc.org/<code>`. Left out are codes that we could not confirm (molar testosterone and
 * glucose, LH, FSH, prolactin, 17-OHP, HbA1c in mmol/mol) and 77145-1, whose mixed specimen
 * its own page discourages (https://loinc.org/77145-1).
 */
const labCodes: Partial<Record<LabTest, LabCode>> = {
  fasting_glucose: {
    code: "1558-6",
    display: "Fasting glucose [Mass/volume] in Serum or Plasma",
    units: ["mg/dL"],
  },
  fasting_insulin: {
    code: "20448-7",
    display: "Insulin [Units/volume] in Serum or Plasma",
    units: ["u[IU]/mL", "m[IU]/L", "mU/L"],
  },
  hba1c: {
    code: "4548-4",
    display: "Hemoglobin A1c/Hemoglobin.total in Blood",
    units: ["%"],
  },
  testosterone: {
    code: "2986-8",
    display: "Testosterone [Mass/volume] in Serum or Plasma",
    units: MASS,
  },
  shbg: {
    code: "13967-5",
    display: "Sex hormone binding globulin [Moles/volume] in Serum or Plasma",
    units: ["nmol/L"],
  },
  amh: {
    code: "38476-8",
    display: "Mullerian inhibiting substance [Mass/volume] in Serum or Plasma",
    units: MASS,
  },
  tsh: {
    code: "3016-3",
    display: "Thyrotropin [Units/volume] in Serum or Plasma",
    units: ["m[IU]/L", "u[IU]/mL", "mU/L"],
  },
  progesterone: {
    code: "2839-9",
    display: "Progesterone [Mass/volume] in Serum or Plasma",
    units: MASS,
  },
  vitamin_d: {
    code: "62292-8",
    display: "25-hydroxyvitamin D2+D3 [Mass/volume] in Serum or Plasma",
    units: MASS,
  },
};

/** The LOINC code of a test whose result is in this unit, where there is a sure one. */
export function loincOf(test: LabTest, unit: string): Loinc | undefined {
  const codesOfTest = labCodes[test];
  const ucum = ucumCodeOf(unit);
  if (!codesOfTest || ucum === undefined || !codesOfTest.units.includes(ucum)) return undefined;
  return { code: codesOfTest.code, display: codesOfTest.display };
}
