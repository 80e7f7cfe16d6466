import { toOneDecimal } from "../../basics/mean.ts";
import { glucoseInMilligrams } from "../glucose-units.ts";
import { HBA1C, PICOMOLES_PER_MICROUNIT } from "../lab-units.ts";

/** Why a value needs a second look before saving. Says nothing about its medical meaning. */
export type MeasureCheck =
  | { readonly kind: "please-check"; readonly side: "low" | "high" }
  /** It looks like another unit; `converted` is the value in the field's unit. */
  | { readonly kind: "other-unit"; readonly unit: OtherUnit; readonly converted: number };

export type OtherUnit = "mmol/L" | "pmol/L" | "mmol/mol" | "inches" | "pounds" | "°F";

/** Glucose in mg/dL, insulin in µU/mL, HbA1c in %, waist in cm, temperature in °C. */
export type CheckedMeasure =
  | "fastingGlucose"
  | "insulin"
  | "hba1c"
  | "waistCircumference"
  | "basalBodyTemp";

interface Check {
  /** The form asks about a value this low or high, but accepts it. */
  readonly isLow: (value: number) => boolean;
  readonly isHigh: (value: number) => boolean;
  readonly otherUnit: {
    readonly unit: OtherUnit;
    readonly looksLikeIt: (value: number) => boolean;
    readonly convert: (value: number) => number;
  };
}

const CENTIMETRES_PER_INCH = 2.54;

/** Typing guards, by judgement, not clinical ranges: values that are rarely right. */
const checks: Readonly<Record<CheckedMeasure, Check>> = {
  fastingGlucose: {
    isLow: (value) => value < 70,
    isHigh: (value) => value >= 126,
    otherUnit: {
      unit: "mmol/L",
      looksLikeIt: (value) => value < 30,
      convert: glucoseInMilligrams,
    },
  },
  insulin: {
    isLow: (value) => value < 2,
    isHigh: (value) => value > 25,
    otherUnit: {
      unit: "pmol/L",
      looksLikeIt: (value) => value > 100,
      convert: (value) => toOneDecimal(value / PICOMOLES_PER_MICROUNIT),
    },
  },
  hba1c: {
    isLow: (value) => value < 4,
    isHigh: (value) => value >= 5.7,
    otherUnit: {
      unit: "mmol/mol",
      looksLikeIt: (value) => value > 20,
      convert: (value) => toOneDecimal(HBA1C.slope * value + HBA1C.intercept),
    },
  },
  waistCircumference: {
    isLow: (value) => value < 55,
    isHigh: (value) => value > 150,
    otherUnit: {
      unit: "inches",
      looksLikeIt: (value) => value < 40,
      convert: (value) => toOneDecimal(value * CENTIMETRES_PER_INCH),
    },
  },
  basalBodyTemp: {
    isLow: (value) => value < 35.5,
    isHigh: (value) => value > 37.8,
    otherUnit: {
      unit: "°F",
      looksLikeIt: (value) => value > 90,
      convert: (value) => toOneDecimal(((value - 32) * 5) / 9),
    },
  },
};

/**
 * Returns why an entered value should be confirmed before saving; `null` if it need not be. Also
 * covers values that the form rejects, because a different unit is the usual reason.
 * @example checkMeasure("fastingGlucose", 5.6) // { kind: "other-unit", unit: "mmol/L", converted: 100.9 }
 */
export function checkMeasure(measure: CheckedMeasure, value: number): MeasureCheck | null {
  const { isLow, isHigh, otherUnit } = checks[measure];
  if (otherUnit.looksLikeIt(value)) {
    return { kind: "other-unit", unit: otherUnit.unit, converted: otherUnit.convert(value) };
  }
  if (isLow(value)) return { kind: "please-check", side: "low" };
  return isHigh(value) ? { kind: "please-check", side: "high" } : null;
}
