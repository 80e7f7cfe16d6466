import type { CycleFacts, DaySigns } from "../cycles/cycle-facts.ts";
import { annotatedCycles, countedCycles, currentCycleStart } from "../cycles/cycle-history.ts";
import { addDays, type CalendarDay, daysBetween, FIRST_DAY } from "../days/calendar-day.ts";
import { FEVER } from "../labs/fever.ts";
import { observedCycles } from "../lengths/observed-cycles.ts";
import {
  type CycleSigns,
  type OvulationEvidence,
  ovulationEvidence,
} from "./ovulation-evidence.ts";

/** Mucus types on the rule's scale: sticky and creamy rank between dry and clear. */
const MUCUS_GRADE = { dry: 0, sticky: 3, creamy: 3, egg_white: 4 } as const;

function temperatureOf(signs: DaySigns): number | null {
  const { temperature, isTemperatureExcluded } = signs;
  if (temperature === undefined || isTemperatureExcluded === true) return null;
  return temperature < FEVER ? temperature : null;
}

const testOf = ({ ovulationTest }: DaySigns) =>
  ovulationTest === "positive" || ovulationTest === "negative" ? ovulationTest : null;

/** Keyed by epoch day: a stretch may span forty years, and counting with text dates is slower. */
type SignsByNumber = ReadonlyMap<number, DaySigns>;

const numberOf = (day: CalendarDay) => daysBetween(FIRST_DAY, day);

/** Cached per list, because one response reads ten years of days several times. */
const numbered = new WeakMap<readonly DaySigns[], SignsByNumber>();

/** Omits signs marked as unsure. */
function signsByNumber(signs: readonly DaySigns[]): SignsByNumber {
  const known = numbered.get(signs);
  if (known !== undefined) return known;
  const sure = signs.filter(({ isUnsure }) => isUnsure !== true);
  const byNumber = new Map(sure.map((day) => [numberOf(day.day), day]));
  numbered.set(signs, byNumber);
  return byNumber;
}

/**
 * One element per day, `first` and `last` included. Excluded and unsure signs, and fever, count as
 * not noted.
 */
export function signsBetween(
  noted: readonly DaySigns[],
  first: CalendarDay,
  last: CalendarDay,
): CycleSigns {
  const byNumber = signsByNumber(noted);
  const start = numberOf(first);
  const length = Math.max(0, numberOf(last) - start + 1);
  const places = [...notedPlaces(byNumber, start, length)];
  const listOf = <Value>(read: (day: DaySigns) => Value | null | undefined) => {
    const list = new Array<Value | null>(length).fill(null);
    for (const place of places) {
      const day = byNumber.get(start + place);
      if (day !== undefined) list[place] = read(day) ?? null;
    }
    return list;
  };
  return {
    temperatures: listOf(temperatureOf),
    mucus: listOf(({ mucus }) => mucus && MUCUS_GRADE[mucus]),
    luteinisingTests: listOf(testOf),
    wearables: listOf(({ wearable }) => wearable),
  };
}

const signsOfCycle = (signs: readonly DaySigns[], startDay: CalendarDay, length: number) =>
  signsBetween(signs, startDay, addDays(startDay, length - 1));

/** Indices that may have a note: iterates the noted days or the stretch, whichever is shorter. */
function notedPlaces(byNumber: SignsByNumber, start: number, length: number): Iterable<number> {
  if (length <= byNumber.size) return Array(length).keys();
  return [...byNumber.keys()]
    .map((number) => number - start)
    .filter((place) => place >= 0 && place < length);
}

export interface CycleWithEvidence {
  readonly startDay: CalendarDay;
  /** Days. */
  readonly length: number;
  readonly evidence: OvulationEvidence;
}

/** Returns the completed cycles, oldest first, with their evidence of ovulation. */
export function cyclesWithEvidence({ cycles, signs = [] }: CycleFacts): CycleWithEvidence[] {
  return annotatedCycles(cycles).map(({ startDay, length }) => ({
    startDay,
    length,
    evidence: ovulationEvidence(signsOfCycle(signs, startDay, length)),
  }));
}

export interface ChartedCycle {
  /** Days. */
  readonly length: number;
  readonly signs: CycleSigns;
}

export const MOST_CHARTED = 12;

/**
 * The latest twelve, oldest first; without excluded ones and those with an unlogged period.
 * @example chartedCycles(facts).length // 12
 */
export function chartedCycles(facts: CycleFacts): ChartedCycle[] {
  return observedCycles(facts)
    .filter(({ missedLog }) => missedLog !== "yes")
    .slice(-MOST_CHARTED)
    .map(({ startDay, length }) => ({
      length,
      signs: signsOfCycle(facts.signs ?? [], startDay, length),
    }));
}

/**
 * Returns the evidence of ovulation in the current cycle up to `today`; `null` without a cycle.
 * @example currentCycleEvidence(facts, today)?.status // "confirmed"
 */
export function currentCycleEvidence(
  facts: CycleFacts,
  today: CalendarDay,
): OvulationEvidence | null {
  const start = currentCycleStart(facts);
  if (start === null) return null;
  return ovulationEvidence(signsBetween(facts.signs ?? [], start, today));
}

function lutealLengthOf({ length, signs }: ChartedCycle): number[] {
  const { status, ovulationDay } = ovulationEvidence(signs);
  return status === "confirmed" && ovulationDay !== null ? [length - ovulationDay] : [];
}

/**
 * Days, oldest first, of counted cycles with confirmed ovulation.
 * @example knownLutealLengths(facts) // [13, 12]
 */
export function knownLutealLengths({ cycles, signs = [] }: CycleFacts): number[] {
  return countedCycles(cycles).flatMap(({ startDay, length }) =>
    lutealLengthOf({ length, signs: signsOfCycle(signs, startDay, length) }),
  );
}

/** Of `chartedCycles` only. @example chartedLutealLengths(facts) // [13, 12] */
export const chartedLutealLengths = (facts: CycleFacts): number[] =>
  chartedCycles(facts).flatMap(lutealLengthOf);
