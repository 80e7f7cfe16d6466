import type { LabResult } from "#contract/entries/labs.ts";
import type { Medicine } from "#contract/entries/medicines.ts";
import { type CycleDayFacts, cycleDayOn } from "#domain/cycles/cycle-day.ts";
import { addDays, type CalendarDay } from "#domain/days/calendar-day.ts";
import type { LabReading } from "#domain/labs/lab-readings.ts";
import type { LabTest } from "#domain/labs/lab-tests.ts";
import { conversionOf, labUnits, labValueIn } from "#domain/labs/lab-units.ts";
import { labUsualRange } from "#domain/labs/lab-usual-range.ts";
import { asMeasured } from "#domain/labs/measures/measure-precision.ts";
import { dayNumber } from "#web/i18n/time-axis.ts";

export interface LabGroup {
  readonly key: string;
  readonly test: LabTest;
  readonly name: string | null;
  readonly latest: LabReading;
  readonly readings: readonly LabReading[];
}

const keyOf = ({ test, name, unit }: LabReading) =>
  test === "other" ? `other ${name?.toLowerCase()} ${unit}` : test;

const sections = {
  sugar: ["fasting_glucose", "fasting_insulin", "hba1c", "ogtt_2h_glucose"],
  hormones: [
    ...(["testosterone", "shbg", "dheas", "lh", "fsh", "amh", "prolactin"] as const),
    ...(["progesterone", "17_ohp", "tsh"] as const),
  ],
  fats: ["total_cholesterol", "ldl", "hdl", "triglycerides"],
  stores: ["haemoglobin", "ferritin", "vitamin_d"],
  own: ["other"],
} as const satisfies Record<string, readonly LabTest[]>;
export type SectionName = keyof typeof sections;

export interface LabSection {
  readonly name: SectionName;
  readonly groups: readonly LabGroup[];
}

export function labSections(readings: readonly LabReading[]): LabSection[] {
  const groups = labGroups(readings);
  const names = Object.keys(sections) as SectionName[];
  return names
    .map((name) => {
      const tests: readonly LabTest[] = sections[name];
      return {
        name,
        groups: tests.flatMap((test) => groups.filter((group) => group.test === test)),
      };
    })
    .filter((section) => section.groups.length > 0);
}

function labGroups(readings: readonly LabReading[]): LabGroup[] {
  const groups = new Map<string, LabGroup>();
  for (const reading of readings) {
    const key = keyOf(reading);
    const { latest, readings: before } = groups.get(key) ?? { latest: reading, readings: [] };
    const { test, name } = latest;
    groups.set(key, { key, test, name, latest, readings: [...before, reading] });
  }
  return [...groups.values()];
}

export function unitOfGroup({ test, latest, readings }: LabGroup, glucoseUnit: string): string {
  const typed = readings.find(({ source }) => source === "laboratory")?.unit;
  if (typed !== undefined) return typed;
  return labUnits(test).includes(glucoseUnit) ? glucoseUnit : latest.unit;
}

type Typed = Pick<LabReading, "value" | "comparator" | "unit"> &
  Partial<Pick<LabReading, "source">>;

type Amount = Pick<LabReading, "test"> & Typed;

export const numberText = (value: number) => String(Number(value.toPrecision(3)));

/** A result as on the report, "<0.5", or a formatted value of the daily log. */
export const typedText = ({ comparator, value, unit, source }: Typed) =>
  `${comparator ?? ""}${source === "log" ? asMeasured(value, unit) : value}`;

export function textIn(reading: Amount, unit: string): string {
  if (reading.unit === unit) return typedText(reading);
  const value = labValueIn(reading.test, reading.value, reading.unit, unit);
  if (value === null) return "";
  // As on the doctor's page.
  const isSugar = sections.sugar.some((test) => test === reading.test);
  const rounded = isSugar ? asMeasured(value, unit) : numberText(value);
  return `${reading.comparator ?? ""}${rounded}`;
}

export interface Converted {
  readonly text: string;
  readonly unit: string;
  readonly isApproximate: boolean;
}

export function convertedOf(reading: Amount, shown = reading.unit): Converted | null {
  const { test } = reading;
  const other = labUnits(test).find((candidate) => labValueIn(test, 1, shown, candidate) !== 1);
  if (other === undefined) return null;
  const isApproximate = equalsSign(reading, other) === "≈";
  return { text: textIn(reading, other), unit: other, isApproximate };
}

export function equalsSign({ test, unit }: Pick<LabReading, "test" | "unit">, other: string) {
  const isSameNumber = labValueIn(test, 1, unit, other) === 1;
  return conversionOf(test)?.isApproximate && !isSameNumber ? "≈" : "=";
}

export interface TrendPoint {
  readonly x: number;
  readonly y: number;
  readonly shape: "bead" | "ring" | "diamond";
  readonly cycleDay: number | null;
}

export interface Trend {
  readonly first: CalendarDay;
  readonly last: CalendarDay;
  readonly unit: string;
  readonly points: readonly TrendPoint[];
  readonly range: { readonly low: number | null; readonly high: number | null } | null;
}

/** Days around a single value, which is centred in a fortnight. */
const ALONE = 7;

export function trendOf(group: LabGroup, unit: string, history: CycleDayFacts): Trend {
  const ordered = group.readings.toReversed();
  const [oldest = group.latest] = ordered;
  const isAlone = oldest.day === group.latest.day;
  const points = ordered.flatMap((reading): TrendPoint[] => {
    const y = labValueIn(reading.test, reading.value, reading.unit, unit);
    const cycleDay = cycleDayOn(history, reading.day);
    return y === null ? [] : [{ x: dayNumber(reading.day), y, shape: shapeOf(reading), cycleDay }];
  });
  return {
    first: isAlone ? addDays(oldest.day, -ALONE) : oldest.day,
    last: isAlone ? addDays(oldest.day, ALONE) : group.latest.day,
    unit,
    points,
    range: rangeIn(group, unit),
  };
}

function shapeOf({ comparator, source }: LabReading): TrendPoint["shape"] {
  if (comparator !== null) return "ring";
  return source === "log" ? "diamond" : "bead";
}

function rangeIn({ test, readings }: LabGroup, unit: string): Trend["range"] {
  const ranged = readings.find(({ rangeLow, rangeHigh }) => (rangeLow ?? rangeHigh) !== null);
  if (ranged === undefined) return null;
  const end = (value: number | null) =>
    value === null ? null : labValueIn(test, value, ranged.unit, unit);
  return { low: end(ranged.rangeLow), high: end(ranged.rangeHigh) };
}

export function usualRangeIn(test: LabTest, unit: string) {
  const range = labUsualRange(test);
  if (range === null) return null;
  const inUnit = (value: number) => {
    const converted = labValueIn(test, value, range.unit, unit) ?? value;
    return Number(converted.toPrecision(converted < 10 ? 2 : 3));
  };
  return {
    below: range.below === null ? null : inUnit(range.below),
    highFrom: inUnit(range.highFrom),
    source: range.source,
  };
}

export interface MedicineStart {
  readonly sign: string;
  readonly name: string;
  readonly day: CalendarDay;
}

const MOST_STARTS = 6;

export function startsBetween(
  medicines: readonly Pick<Medicine, "name" | "startDate">[],
  { first, last }: Pick<Trend, "first" | "last">,
): MedicineStart[] {
  return medicines
    .filter(({ startDate }) => startDate >= first && startDate <= last)
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate))
    .slice(-MOST_STARTS)
    .map(({ name, startDate }, index) => ({ sign: String(index + 1), name, day: startDate }));
}

const [QUARTER, THREE_QUARTERS] = [25, 75];
/** Keeps the value's marker inside the bar. */
const EDGE = 4;

/** The middle half of a bar, or one side of it, and the value's position, from 0 to 100. */
export function rangeBar({ value, rangeLow: low, rangeHigh: high }: LabReading) {
  const within = (place: number) => Math.min(100 - EDGE, Math.max(EDGE, place));
  if (low !== null && high !== null && high > low) {
    const place = QUARTER + ((value - low) / (high - low)) * (THREE_QUARTERS - QUARTER);
    return { from: QUARTER, to: THREE_QUARTERS, value: within(place) };
  }
  const end = high ?? low ?? 0;
  const ratio = end > 0 ? value / end : 1;
  // There is no scale towards an open end: larger values approach the edge.
  if (high !== null) return { from: 0, to: THREE_QUARTERS, value: within(ratio * THREE_QUARTERS) };
  const beyond = 100 - THREE_QUARTERS / Math.max(1, ratio);
  return { from: QUARTER, to: 100, value: within(ratio < 1 ? ratio * QUARTER : beyond) };
}

export interface LabContext {
  readonly results: readonly LabResult[];
  readonly history: CycleDayFacts;
  readonly medicines: readonly Pick<Medicine, "name" | "startDate">[];
  readonly glucoseUnit: string;
  readonly onEdit: (result: LabResult) => void;
}
