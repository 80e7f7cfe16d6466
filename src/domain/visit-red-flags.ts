import { periodRanges } from "./bleeding-days.ts";
import { HIGH_BLOOD_PRESSURE } from "./blood-pressure-check.ts";
import { addDays, type CalendarDay } from "./calendar-day.ts";
import type { CycleFacts } from "./cycle-facts.ts";
import { countedCycles } from "./cycle-history.ts";
import type { CycleNorms } from "./cycle-norms.ts";
import type { Forecast } from "./forecast-period.ts";
import { longWait } from "./long-wait.ts";
import { naturalCycles } from "./natural-cycles.ts";
import { openPeriod } from "./open-period.ts";
import type { PainDays } from "./pain-days.ts";
import { LONG_GAP_DAYS, LONGEST_USUAL_PERIOD, usualCycle } from "./usual-cycle.ts";

/** Something to show a clinician, with its evidence in her log. Not a diagnosis. */
export type VisitRedFlag =
  /** No period since this day. */
  | { readonly key: "no-period"; readonly days: number; readonly since: CalendarDay }
  /** The longest cycle that was over 90 days. */
  | { readonly key: "long-gap"; readonly days: number; readonly startDay: CalendarDay }
  | {
      readonly key: "cycles-outside-usual";
      readonly kind: "frequent" | "infrequent";
      readonly outside: number;
      readonly cycles: number;
      /** The usual range, days. */
      readonly shortest: number;
      readonly longest: number;
    }
  /** The longest bleeding, and how many were over 8 days. */
  | {
      readonly key: "long-bleeding";
      readonly days: number;
      readonly startDay: CalendarDay;
      readonly times: number;
    }
  /** A period that is still open past 8 days: still bleeding, or its end was not logged. */
  | { readonly key: "open-period"; readonly days: number; readonly since: CalendarDay }
  | { readonly key: "heavy-bleeding"; readonly periods: number; readonly last: CalendarDay }
  | {
      readonly key: "severe-pain";
      readonly days: number;
      readonly worst: number;
      readonly last: CalendarDay;
    }
  /** The highest reading, and on how many days one was high. mmHg. */
  | {
      readonly key: "blood-pressure";
      readonly systolic: number;
      readonly diastolic: number;
      readonly date: CalendarDay;
      readonly days: number;
    };

/** Heavy is her own judgement by FIGO; that it came back is what is worth saying. A design judgement. */
const FEWEST_HEAVY_PERIODS = 2;

export interface BloodPressureReading {
  readonly date: CalendarDay;
  readonly systolic: number;
  readonly diastolic: number;
}

/** What the flags are derived from; within the days of the report, except the cycles. */
export interface FlagSources {
  readonly facts: CycleFacts;
  readonly forecast: Forecast;
  readonly norms: CycleNorms;
  readonly pain: PainDays;
  readonly heavyPeriods: readonly CalendarDay[];
  readonly pressures: readonly BloodPressureReading[];
  readonly from: CalendarDay;
  readonly today: CalendarDay;
}

/**
 * What in her log a clinician should know of, the most urgent first: no period for 90 days, a
 * cycle over 90, bleeding over 8, a period open for longer, pain of 8 and more, heavy periods, cycles mostly outside the usual
 * range, blood pressure from 140/90. Each line is its constant's source.
 * @example visitRedFlags(sources) // [{ key: "long-bleeding", days: 10, startDay: "2026-10-02", times: 1 }]
 */
export function visitRedFlags(sources: FlagSources): VisitRedFlag[] {
  const checks = [
    noPeriod,
    longBleeding,
    stillOpen,
    severePain,
    heavyBleeding,
    longGap,
    outsideUsual,
    pressure,
  ];
  return checks.flatMap((check) => check(sources) ?? []);
}

type Check = (sources: FlagSources) => VisitRedFlag | null;

const noPeriod: Check = ({ facts, forecast, today }) => {
  const wait = longWait(facts, forecast, today);
  if (wait?.kind !== "ninety-days" || forecast.kind !== "forecast") return null;
  return { key: "no-period", days: wait.days, since: forecast.cycleStart };
};

const longGap: Check = ({ facts, from }) => {
  if (usualCycle(facts) === null) return null;
  const gaps = countedCycles(naturalCycles(facts))
    .filter(({ startDay, length }) => length > LONG_GAP_DAYS && addDays(startDay, length) >= from)
    .sort((one, other) => other.length - one.length);
  const [longest] = gaps;
  return longest === undefined
    ? null
    : { key: "long-gap", days: longest.length, startDay: longest.startDay };
};

const outsideUsual: Check = ({ norms }) => {
  if (norms.kind !== "norms" || norms.frequency.kind === "usual") return null;
  const { kind, shorter, longer } = norms.frequency;
  return {
    key: "cycles-outside-usual",
    kind,
    outside: kind === "frequent" ? shorter : longer,
    cycles: norms.cycles,
    ...norms.usual.cycle,
  };
};

const longBleeding: Check = ({ facts, from, today }) => {
  const long = periodRanges(facts, today)
    .filter(({ first, length }) => first >= from && length > LONGEST_USUAL_PERIOD)
    .map(({ first, length }) => ({ startDay: first, days: length }))
    .sort((one, other) => other.days - one.days);
  const [longest] = long;
  return longest === undefined ? null : { key: "long-bleeding", ...longest, times: long.length };
};

const stillOpen: Check = ({ facts, today }) => {
  const open = openPeriod(facts, today);
  if (open === null || !open.isLong || open.isLoggedToToday) return null;
  return { key: "open-period", days: open.day, since: open.cycle.startDay };
};

const heavyBleeding: Check = ({ heavyPeriods }) => {
  const last = heavyPeriods.toSorted().at(-1);
  if (last === undefined || heavyPeriods.length < FEWEST_HEAVY_PERIODS) return null;
  return { key: "heavy-bleeding", periods: heavyPeriods.length, last };
};

const severePain: Check = ({ pain }) => {
  if (pain.worst === null || pain.lastSevere === null) return null;
  const { severeDays: days, worst, lastSevere: last } = pain;
  return { key: "severe-pain", days, worst: worst.severity, last };
};

const pressure: Check = ({ pressures }) => {
  const high = pressures
    .filter(
      ({ systolic, diastolic }) =>
        systolic >= HIGH_BLOOD_PRESSURE.systolic || diastolic >= HIGH_BLOOD_PRESSURE.diastolic,
    )
    .sort((one, other) => other.systolic - one.systolic || other.diastolic - one.diastolic);
  const [highest] = high;
  if (highest === undefined) return null;
  const days = new Set(high.map(({ date }) => date)).size;
  return { key: "blood-pressure", ...highest, days };
};
