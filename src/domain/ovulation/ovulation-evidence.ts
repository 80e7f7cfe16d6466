import type { DaySigns } from "../cycles/cycle-facts.ts";
import {
  isPlaceable,
  type LuteinisingPeak,
  type LuteinisingTests,
  luteinisingPeaks,
} from "./luteinising-peaks.ts";
import { type MucusGrades, type MucusPeak, mucusPeak } from "./mucus-peak.ts";
import { type TemperatureShift, type Temperatures, temperatureShift } from "./temperature-shift.ts";

/** The signs of one cycle that the rule reads, one element per day from the first. */
export interface RuleSigns {
  readonly temperatures: Temperatures;
  readonly mucus: MucusGrades;
  readonly luteinisingTests: LuteinisingTests;
}

export interface CycleSigns extends RuleSigns {
  /** The device on the day where it places ovulation, else `null`. */
  readonly wearables: readonly (Wearable | null)[];
}

export type Wearable = NonNullable<DaySigns["wearable"]>;

export type OvulationReason =
  | "temperature-rise"
  | "temperature-rise-slow"
  | "temperature-rise-with-dip"
  | "temperature-rise-taken-back"
  | "temperature-rising"
  | "no-temperature-rise"
  | "too-few-temperatures"
  | "mucus-peak"
  | "mucus-peak-agrees"
  | "no-mucus-peak"
  | "positive-test"
  | "positive-test-agrees"
  | "several-test-peaks"
  | "tests-positive-for-long"
  | "no-positive-test"
  | "no-signs";

export interface OvulationEvidence {
  readonly temperatureShift: TemperatureShift;
  readonly mucusPeak: MucusPeak;
  readonly luteinisingPeaks: readonly LuteinisingPeak[];
  /** "not seen" does not mean that there was no ovulation. */
  readonly status: "confirmed" | "likely" | "not seen";
  /** Cycle day, first is 1; `null` when not seen. */
  readonly ovulationDay: number | null;
  readonly reasons: readonly OvulationReason[];
}

/** The rule needs six low readings and a first high one. */
const FEWEST_TEMPERATURES = 7;

/** Signs within this many days of a stronger sign's ovulation agree with it. A judgement. */
const DAYS_OF_AGREEMENT = 3;

/** Ovulation is about a day after the first positive test (LH peak 0.46 d before: Ecochard 2001). */
const DAYS_FROM_TEST = 1;

const RULE_REASON = [
  "temperature-rise",
  "temperature-rise-slow",
  "temperature-rise-with-dip",
] as const;

function temperatureReasons(
  shift: TemperatureShift,
  temperatures: Temperatures,
): OvulationReason[] {
  if (shift.detected) return [RULE_REASON[shift.rule]];
  if (shift.isTakenBack === true) return ["temperature-rise-taken-back"];
  const readings = temperatures.filter((temperature) => temperature !== null);
  if (readings.length === 0) return [];
  if (readings.length < FEWEST_TEMPERATURES) return ["too-few-temperatures"];
  const last = readings.at(-1) ?? 0;
  const isRising = last > Math.max(...readings.slice(-FEWEST_TEMPERATURES, -1));
  return [isRising ? "temperature-rising" : "no-temperature-rise"];
}

/** Uses the surge nearest to the rise, else the last: earlier ones led to no ovulation. */
function dayByTests(surges: readonly LuteinisingPeak[], shift: TemperatureShift): number | null {
  const days = surges.map(({ firstIndex }) => firstIndex + 1 + DAYS_FROM_TEST);
  if (!shift.detected) return days.at(-1) ?? null;
  const distance = (day: number) => Math.abs(day - shift.firstHighIndex);
  return days.toSorted((one, other) => distance(one) - distance(other))[0] ?? null;
}

/** Ends the reason of a sign that agrees with the ovulation day shown by stronger signs. */
const agreement = (day: number, shownDay: number | null): "-agrees" | "" =>
  shownDay !== null && Math.abs(day - shownDay) <= DAYS_OF_AGREEMENT ? "-agrees" : "";

/**
 * Returns whether signs show ovulation, when, and why. Only a temperature rise confirms it; a test
 * or mucus makes it likely, because a surge may pass without ovulation. One in five ovulations
 * shows no rise (Moghissi, 1976: 20% of ovulatory cycles of 30 women).
 * @example ovulationEvidence(signs).status // "confirmed"
 */
export function ovulationEvidence(signs: RuleSigns): OvulationEvidence {
  const shift = temperatureShift(signs.temperatures);
  const mucus = mucusPeak(signs.mucus, shift);
  const peaks = luteinisingPeaks(signs.luteinisingTests);
  const surges = peaks.filter(isPlaceable);
  // `firstHighIndex` is also the number of the day before, because days count from 1.
  const riseDay = shift.detected ? shift.firstHighIndex : null;
  const testDay = dayByTests(surges, shift);
  const mucusDay = mucus.detected ? mucus.peakIndex + 1 : null;
  const ovulationDay = riseDay ?? testDay ?? mucusDay;

  const reasons = temperatureReasons(shift, signs.temperatures);
  if (testDay !== null) reasons.push(`positive-test${agreement(testDay, riseDay)}`);
  else if (peaks.length === 0 && signs.luteinisingTests.some((test) => test !== null)) {
    reasons.push("no-positive-test");
  }
  if (surges.length < peaks.length) reasons.push("tests-positive-for-long");
  if (peaks.length > 1) reasons.push("several-test-peaks");
  if (mucusDay !== null) reasons.push(`mucus-peak${agreement(mucusDay, riseDay ?? testDay)}`);
  else if (signs.mucus.some((grade) => grade !== null)) reasons.push("no-mucus-peak");

  const unconfirmed = ovulationDay === null ? "not seen" : "likely";
  return {
    temperatureShift: shift,
    mucusPeak: mucus,
    luteinisingPeaks: peaks,
    status: shift.detected ? "confirmed" : unconfirmed,
    ovulationDay,
    reasons: reasons.length > 0 ? reasons : ["no-signs"],
  };
}
