import { MILLIGRAMS_PER_MILLIMOLE } from "./glucose-units.ts";
import type { LabTest } from "./lab-tests.ts";

/** A unit relative to the test's first unit: `value × scale + offset`. */
interface LabUnit {
  readonly unit: string;
  readonly scale: number;
  readonly offset: number;
}

export type KnownLabTest = Exclude<LabTest, "other">;

interface LabUnits {
  /** The form's default comes first. */
  readonly units: readonly LabUnit[];
  /** The source of the factor; `null` if the units are synonyms. */
  readonly source: string | null;
  /** The factor differs between assays or standards, so a converted value is approximate. */
  readonly isApproximate: boolean;
}

const scaled = (unit: string, scale: number, offset = 0): LabUnit => ({ unit, scale, offset });

/** Synonyms of one unit, such as µg/L and ng/mL. */
const alike = (...names: readonly string[]): LabUnits => ({
  units: names.map((unit) => scaled(unit, 1)),
  source: null,
  isApproximate: false,
});

const byMolarMass = (units: readonly LabUnit[], source: string): LabUnits => ({
  units,
  source,
  isApproximate: false,
});

const GLUCOSE = byMolarMass(
  [scaled("mmol/L", 1), scaled("mg/dL", MILLIGRAMS_PER_MILLIMOLE)],
  "glucose, 180.16 g/mol",
);
/** 1 mmol/L is 38.665 mg/dL, for LDL and HDL too, because their cholesterol is measured. */
const CHOLESTEROL = byMolarMass(
  [scaled("mmol/L", 1), scaled("mg/dL", 38.665)],
  "cholesterol, 386.65 g/mol",
);

/** One µU/mL of insulin in pmol/L; older laboratories used 6.945 (GPnotebook, HOMA-IR). */
export const PICOMOLES_PER_MICROUNIT = 6;
/** % = 0.09148 × mmol/mol + 2.152, the NGSP master equation as laboratories use it. */
export const HBA1C = { slope: 0.09148, intercept: 2.152 } as const;
/** Awaiting a clinician's review: WHO standard 84/500, which not every assay follows. */
const PROLACTIN_MILLIUNITS_PER_MICROGRAM = 21.2;
/** Awaiting a clinician's review: the dimer weighs 140 kDa, its sugars vary. */
const AMH_NANOGRAMS_PER_PICOMOLE = 0.14;

/** SI and conventional units of every test. No constant here is a clinical range. */
const unitsOf: Readonly<Record<KnownLabTest, LabUnits>> = {
  fasting_glucose: GLUCOSE,
  ogtt_2h_glucose: GLUCOSE,
  fasting_insulin: {
    units: [scaled("µU/mL", 1), scaled("mIU/L", 1), scaled("pmol/L", PICOMOLES_PER_MICROUNIT)],
    source: "6.0 pmol/L for one µU/mL (GPnotebook)",
    isApproximate: true,
  },
  hba1c: {
    units: [scaled("%", 1), scaled("mmol/mol", 1 / HBA1C.slope, -HBA1C.intercept / HBA1C.slope)],
    source: "NGSP and IFCC: % = 0.09148 × mmol/mol + 2.152",
    isApproximate: false,
  },
  testosterone: byMolarMass(
    [scaled("nmol/L", 1), scaled("ng/dL", 28.842), scaled("ng/mL", 0.28842)],
    "testosterone, 288.42 g/mol",
  ),
  shbg: alike("nmol/L"),
  dheas: byMolarMass([scaled("µmol/L", 1), scaled("µg/dL", 36.849)], "DHEAS, 368.49 g/mol"),
  lh: alike("IU/L", "mIU/mL"),
  fsh: alike("IU/L", "mIU/mL"),
  amh: {
    units: [scaled("pmol/L", 1), scaled("ng/mL", AMH_NANOGRAMS_PER_PICOMOLE)],
    source: "AMH, 140 kDa",
    isApproximate: true,
  },
  tsh: alike("mIU/L", "µIU/mL"),
  prolactin: {
    units: [
      scaled("µg/L", 1),
      scaled("ng/mL", 1),
      scaled("mIU/L", PROLACTIN_MILLIUNITS_PER_MICROGRAM),
    ],
    source: "21.2 mIU/L for one µg/L (WHO standard 84/500)",
    isApproximate: true,
  },
  progesterone: byMolarMass(
    [scaled("nmol/L", 1), scaled("ng/mL", 0.31446)],
    "progesterone, 314.46 g/mol",
  ),
  "17_ohp": byMolarMass(
    [scaled("nmol/L", 1), scaled("ng/dL", 33.046), scaled("ng/mL", 0.33046)],
    "17-hydroxyprogesterone, 330.46 g/mol",
  ),
  total_cholesterol: CHOLESTEROL,
  ldl: CHOLESTEROL,
  hdl: CHOLESTEROL,
  triglycerides: byMolarMass(
    [scaled("mmol/L", 1), scaled("mg/dL", 88.543)],
    "triolein, 885.43 g/mol",
  ),
  haemoglobin: {
    units: [scaled("g/dL", 1), scaled("g/L", 10)],
    source: null,
    isApproximate: false,
  },
  ferritin: alike("µg/L", "ng/mL"),
  vitamin_d: byMolarMass(
    [scaled("nmol/L", 1), scaled("ng/mL", 1 / 2.496)],
    "25-hydroxyvitamin D3, 400.64 g/mol",
  ),
};

/**
 * Returns the units of a test, the most likely first; none for a custom test.
 * @example labUnits("testosterone") // ["nmol/L", "ng/dL", "ng/mL"]
 */
export function labUnits(test: LabTest): readonly string[] {
  return test === "other" ? [] : unitsOf[test].units.map(({ unit }) => unit);
}

/**
 * `null` for a custom test, whose values are never converted.
 * @example conversionOf("dheas") // { source: "DHEAS, 368.49 g/mol", isApproximate: false }
 */
export function conversionOf(test: LabTest): Pick<LabUnits, "source" | "isApproximate"> | null {
  return test === "other" ? null : unitsOf[test];
}

/**
 * Unrounded; `null` if the test lacks one of two different units.
 * @example labValueIn("fasting_glucose", 100, "mg/dL", "mmol/L") // 5.5506…
 */
export function labValueIn(test: LabTest, value: number, from: string, to: string): number | null {
  if (from === to) return value;
  if (test === "other") return null;
  const unitNamed = (name: string) => unitsOf[test].units.find(({ unit }) => unit === name);
  const [source, target] = [unitNamed(from), unitNamed(to)];
  if (source === undefined || target === undefined) return null;
  return ((value - source.offset) / source.scale) * target.scale + target.offset;
}
