import type { LabTest } from "#domain/labs/lab-tests.ts";
import { labUnits } from "#domain/labs/lab-units.ts";
import { DATE } from "./slip-days.ts";

export interface Reading {
  /** With decimal point and sign: "<0.5". */
  readonly value: string;
  /** As written behind the number; `""` without one. */
  readonly unit: string;
}

export interface LineNumbers {
  /** One if the line is clear. */
  readonly readings: readonly Reading[];
  /** The unit, wherever it is, if the line has only one. */
  readonly unit: string;
  /** As in the form; both empty unless the line has exactly one range. */
  readonly rangeLow: string;
  readonly rangeHigh: string;
}

const NUMBER = String.raw`\d{1,6}(?:[.,]\d{1,4})?(?![\d.,]*\d)`;
const UNIT = String.raw`%|mc?g\s?\/\s?[dm]?l|[munpµμ]?(?:mol|g|iu|u)\s?\/\s?(?:[dmuµμ]?l|mol)`;
const UNITS = new RegExp(String.raw`(?<![\p{L}])(?:${UNIT})(?![\p{L}\d])`, "giu");
const RANGE = new RegExp(String.raw`(?<![\d.,])(${NUMBER})\s*(?:[-–—]|to)\s*(${NUMBER})`, "giu");
const ONE = new RegExp(
  String.raw`(?<![\p{L}\d.,])([<>≤≥]=?|up to)?\s*(${NUMBER})(?:\s*[*↑↓]|\s+[HL](?=\s))?\s*(${UNIT})?(?![\p{L}\d])`,
  "giu",
);
/** Numbers that are no results: times, phone numbers, and the conditions of a test. */
const NOISE =
  /\d{1,2}[:hH]\d{2}(?::\d{2})?|(?:\+27|\b0)\d{2}[ -]?\d{3}[ -]?\d{4}\b|\b(?:day|dag) *\d{1,2}|\b75 ?g\b/giu;
/** A range of one phase doesn't hold for the whole cycle. */
const PHASE = /follic|lute|ovulat|mid[- ]?cycle|menopaus|pregnan|trimester/i;

const plain = (number: string) => number.replace(",", ".");

/** "1,200" is 1.2 or 1200: both are offered. */
const possibleValues = (number: string) =>
  /^\d{1,3},\d{3}$/.test(number) ? [plain(number), number.replace(",", "")] : [plain(number)];

/** Removes days and times from a line. */
export const withoutNoise = (line: string) => line.replace(DATE, " ").replace(NOISE, " ");

/** Reads the result, the unit and the laboratory's range behind a test's name. */
export function lineNumbers(line: string): LineNumbers {
  const [text = ""] = withoutNoise(line).split(/[.!?]\s+(?=\p{Lu})/u);
  const ranges = [...text.matchAll(RANGE)].map(([, low = "", high = ""]) => ({
    rangeLow: plain(low),
    rangeHigh: plain(high),
  }));
  const numbers = [...text.replace(RANGE, " ").matchAll(ONE)].map(
    ([, sign = "", number = "", unit = ""]) => ({ sign, number, unit }),
  );
  const first = numbers.findIndex(({ sign }) => sign === "");
  // "5.4 % <5.7": a sign behind a plain number belongs to the range.
  const bounds = first < 0 ? [] : numbers.filter(({ sign }, place) => sign !== "" && place > first);
  const results = numbers.filter((one) => !bounds.includes(one));
  const oneSided = bounds.map(({ sign, number }) =>
    /^[>≥]/.test(sign)
      ? { rangeLow: plain(number), rangeHigh: "" }
      : { rangeLow: "", rangeHigh: plain(number) },
  );
  const [range = NO_RANGE, ...otherRanges] = [...ranges, ...oneSided];
  const units = new Map([...text.matchAll(UNITS)].map(([unit]) => [unitKey(unit), unit]));
  const isClear = otherRanges.length === 0 && !PHASE.test(text);
  return {
    readings: results.flatMap(({ sign, number, unit }) =>
      possibleValues(number).map((value) => ({ value: `${comparator(sign)}${value}`, unit })),
    ),
    unit: units.size === 1 ? ([...units.values()][0] ?? "") : "",
    ...(isClear ? range : NO_RANGE),
  };
}

const NO_RANGE = { rangeLow: "", rangeHigh: "" };

const comparator = (sign: string) => {
  if (sign === "") return "";
  return /^[>≥]/.test(sign) ? ">" : "<";
};

/** Spellings of one unit are alike: "mcg / L" and "µg/l", "mU/L" and "mIU/L". */
const unitKey = (unit: string) =>
  unit
    .toLowerCase()
    .replace(/\s/g, "")
    .replace(/[µμ]|mc(?=g)/g, "u")
    .replace(/iu(?=\/)/, "u");

/** `""` if the test has no such unit. @example unitWritten("tsh", "mU/l") // "mIU/L" */
export const unitWritten = (test: LabTest, written: string): string =>
  labUnits(test).find((unit) => unitKey(unit) === unitKey(written)) ?? "";
