import type { LabTest } from "./lab-tests.ts";
import { type KnownLabTest, labUnits, labValueIn } from "./lab-units.ts";

/** "<" and ">" as written by the laboratory. */
export type LabComparator = "<" | ">";

/** Why an entered result needs a second look. Says nothing about its medical meaning. */
export type LabValueCheck =
  /** Only `min` to `max` are possible; `probableUnit` fits better. */
  | {
      readonly kind: "impossible";
      readonly min: number;
      readonly max: number;
      readonly probableUnit: string | null;
    }
  /** Possible, but far more usual in this other unit of the test. */
  | { readonly kind: "other-unit"; readonly probableUnit: string };

interface Guard {
  /** In the test's first unit. Values outside are typing errors. */
  readonly possible: readonly [min: number, max: number];
  /** Nearly every result lies within; outside, a likelier unit is suggested. */
  readonly common: readonly [min: number, max: number];
}

const guard = (possible: Guard["possible"], common: Guard["common"]): Guard => ({
  possible,
  common,
});

/** 20 to 600 mg/dL; 30 mg/dL or less was read in mmol/L. */
const GLUCOSE = guard([1.11, 33.31], [1.67, 33.31]);

/**
 * Typing guards, by judgement, wide enough for illness; not clinical ranges. Glucose, insulin and
 * HbA1c have the bounds of the daily measures. In the first unit of each test.
 */
const guards: Readonly<Record<KnownLabTest, Guard>> = {
  fasting_glucose: GLUCOSE,
  ogtt_2h_glucose: GLUCOSE,
  fasting_insulin: guard([0.2, 1000], [1.5, 100]),
  hba1c: guard([3, 20], [3, 20]),
  testosterone: guard([0.01, 150], [0.15, 15]),
  shbg: guard([1, 1000], [5, 250]),
  dheas: guard([0.02, 100], [0.3, 30]),
  lh: guard([0.01, 400], [0.1, 150]),
  fsh: guard([0.01, 400], [0.1, 150]),
  amh: guard([0.01, 700], [0.1, 150]),
  tsh: guard([0.001, 1000], [0.01, 100]),
  prolactin: guard([0.1, 30_000], [1, 150]),
  progesterone: guard([0.03, 2500], [0.2, 250]),
  "17_ohp": guard([0.03, 1500], [0.3, 60]),
  total_cholesterol: guard([0.5, 40], [1.5, 15]),
  ldl: guard([0.1, 40], [0.4, 15]),
  hdl: guard([0.05, 10], [0.2, 5]),
  triglycerides: guard([0.1, 130], [0.2, 25]),
  haemoglobin: guard([2, 25], [3, 22]),
  ferritin: guard([0.5, 100_000], [1, 5000]),
  vitamin_d: guard([2, 1500], [5, 400]),
};

const within = (value: number, [min, max]: readonly [number, number]) =>
  value >= min && value <= max;

function probableUnit(test: KnownLabTest, value: number, unit: string): string | null {
  const [first = unit] = labUnits(test);
  const asTyped = labValueIn(test, value, unit, first);
  const fits = labUnits(test).find((unit) => {
    const asOther = labValueIn(test, value, unit, first);
    return asOther !== null && asOther !== asTyped && within(asOther, guards[test].common);
  });
  return fits ?? null;
}

/** Bounds are shown with three significant figures. */
const rounded = (value: number) => Number(value.toPrecision(3));

/**
 * Returns why a result needs a second look or is impossible: `null` if neither, for a custom test,
 * and for a unit the test lacks. "<0.02" is never too low, ">1000" never too high.
 * @example checkLabValue("fasting_glucose", 5.6, "mg/dL") // { kind: "impossible", …, probableUnit: "mmol/L" }
 */
export function checkLabValue(
  test: LabTest,
  value: number,
  unit: string,
  comparator?: LabComparator | undefined,
): LabValueCheck | null {
  if (test === "other") return null;
  const [first = unit] = labUnits(test);
  const amount = labValueIn(test, value, unit, first);
  if (amount === null) return null;
  const { possible, common } = guards[test];
  const isOutside = ([min, max]: readonly [number, number]) =>
    (amount < min && comparator !== "<") || (amount > max && comparator !== ">");
  const other = probableUnit(test, value, unit);
  if (isOutside(possible)) {
    const inUnit = (bound: number) => rounded(labValueIn(test, bound, first, unit) ?? bound);
    const [min, max] = possible;
    return { kind: "impossible", min: inUnit(min), max: inUnit(max), probableUnit: other };
  }
  return isOutside(common) && other !== null ? { kind: "other-unit", probableUnit: other } : null;
}
