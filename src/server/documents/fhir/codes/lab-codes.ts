import type { LabTest } from "#domain/labs/lab-tests.ts";
import type { Loinc } from "./concept.ts";
import { ucumCodeOf } from "./units.ts";

interface LabCode extends Loinc {
  /** A LOINC code includes the kind of quantity, so it fits results in these units only (UCUM). */
  readonly units: readonly string[];
}

const MASS = ["g/dL", "g/L", "mg/dL", "ug/dL", "ug/L", "ng/dL", "ng/mL", "pg/mL"];
const MOLES = ["mmol/L", "umol/L", "nmol/L", "pmol/L", "fmol/L"];
const ARBITRARY = ["[IU]/L", "m[IU]/L", "m[IU]/mL", "u[IU]/mL", "mU/L"];

const named =
  (units: readonly string[], property: string) => (code: string, component: string) => ({
    code,
    display: `${component} [${property}/volume] in Serum or Plasma`,
    units,
  });
const mass = named(MASS, "Mass");
const moles = named(MOLES, "Moles");
const arbitrary = named(ARBITRARY, "Units");

/** Tests whose LOINC code two independent sources confirm; decision 053 lists the others too. */
const labCodes: Partial<Record<LabTest, readonly LabCode[]>> = {
  fasting_glucose: [mass("1558-6", "Fasting glucose"), moles("14771-0", "Fasting glucose")],
  fasting_insulin: [arbitrary("20448-7", "Insulin"), moles("14796-7", "Insulin")],
  hba1c: [
    { code: "4548-4", display: "Hemoglobin A1c/Hemoglobin.total in Blood", units: ["%"] },
    {
      code: "59261-8",
      display: "Hemoglobin A1c/Hemoglobin.total standardized per IFCC-RMP for CDT in Blood",
      units: ["mmol/mol"],
    },
  ],
  testosterone: [mass("2986-8", "Testosterone"), moles("14913-8", "Testosterone")],
  shbg: [moles("13967-5", "Sex hormone binding globulin")],
  dheas: [
    mass("2191-5", "Dehydroepiandrosterone sulfate (DHEA-S)"),
    moles("14688-6", "Dehydroepiandrosterone sulfate (DHEA-S)"),
  ],
  lh: [arbitrary("10501-5", "Lutropin")],
  fsh: [arbitrary("15067-2", "Follitropin")],
  amh: [
    mass("38476-8", "Mullerian inhibiting substance"),
    moles("48377-6", "Mullerian inhibiting substance"),
  ],
  tsh: [arbitrary("3016-3", "Thyrotropin")],
  prolactin: [mass("2842-3", "Prolactin"), arbitrary("15081-3", "Prolactin")],
  progesterone: [mass("2839-9", "Progesterone"), moles("14890-8", "Progesterone")],
  "17_ohp": [mass("1668-3", "17-Hydroxyprogesterone"), moles("14569-8", "17-Hydroxyprogesterone")],
  total_cholesterol: [mass("2093-3", "Cholesterol"), moles("14647-2", "Cholesterol")],
  ldl: [mass("2089-1", "Cholesterol in LDL"), moles("22748-8", "Cholesterol in LDL")],
  hdl: [mass("2085-9", "Cholesterol in HDL"), moles("14646-4", "Cholesterol in HDL")],
  triglycerides: [mass("2571-8", "Triglyceride"), moles("14927-8", "Triglyceride")],
  haemoglobin: [{ code: "718-7", display: "Hemoglobin [Mass/volume] in Blood", units: MASS }],
  ferritin: [mass("2276-4", "Ferritin")],
  vitamin_d: [mass("62292-8", "25-hydroxyvitamin D2+D3")],
};

/** Returns the LOINC code of a test for a result in this unit; `undefined` without a confirmed one. */
export function loincOf(test: LabTest, unit: string): Loinc | undefined {
  const ucum = ucumCodeOf(unit);
  const match = labCodes[test]?.find(({ units }) => ucum !== undefined && units.includes(ucum));
  return match && { code: match.code, display: match.display };
}
