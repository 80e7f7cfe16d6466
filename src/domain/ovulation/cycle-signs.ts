import type { CycleFacts, DaySigns } from "../cycles/cycle-facts.ts";
import { annotatedCycles, countedCycles, currentCycleStart } from "../cycles/cycle-history.ts";
import { addDays, type CalendarDay, daysBetween, FIRST_DAY } from "../days/calendar-day.ts";
import { FEVER } from "../labs/usual-range.ts";
import { observedCycles } from "../lengths/observed-cycles.ts";
import {
  type CycleSigns,
  type OvulationEvidence,
  ovulationEvidence,
} from "./ovulation-evidence.ts";

/** Our words for mucus on the scale of the rule: sticky and creamy rank between dry and clear. */
const MUCUS_GRADE = { dry: 0, sticky: 3, creamy: 3, egg_white: 4 } as const;

function temperatureOf(signs: DaySigns): number | null {
  const { temperature, isTemperatureExcluded } = signs;
  if (temperature === undefined || isTemperatureExcluded === true) return null;
  return temperature < FEVER ? temperature : null;
}

const testOf = ({ ovulationTest }: DaySigns) =>
  ovulationTest === "positive" || ovulationTest === "negative" ? ovulationTest : null;

/** By the number of their day: a stretch may be forty years, and texts of days cost more to count. */
type SignsByNumber = ReadonlyMap<number, DaySigns>;

const numberOf = (day: CalendarDay) => daysBetween(FIRST_DAY, day);

/** Of the lists that are still in use: ten years of days are read several times for one answer. */
const numbered = new WeakMap<readonly DaySigns[], SignsByNumber>();

/** Without what she marked as unsure. */
function signsByNumber(signs: readonly DaySigns[]): SignsByNumber {
  const known = numbered.get(signs);
  if (known !== undefined) return known;
  const sure = signs.filter(({ isUnsure }) => isUnsure !== true);
  const byNumber = new Map(sure.map((day) => [numberOf(day.day), day]));
  numbered.set(signs, byNumber);
  return byNumber;
}

/**
 * The signs of the days from `first` to `last`, both included, one place a day. What she left out
 * or marked as unsure, and fever, count as not noted.
 * @example signsBetween(signs, cycleStart, today)
 */
export function signsBetween(
  signs: readonly DaySigns[],
  first: CalendarDay,
  last: CalendarDay,
): CycleSigns {
  return signsOfStretch(signsByNumber(signs), first, last);
}

function signsOfStretch(
  byNumber: SignsByNumber,
  first: CalendarDay,
  last: CalendarDay,
): CycleSigns {
  const start = numberOf(first);
  const length = Math.max(0, numberOf(last) - start + 1);
  const signs = {
    temperatures: new Array<number | null>(length).fill(null),
    mucus: new Array<number | null>(length).fill(null),
    luteinisingTests: new Array<ReturnType<typeof testOf>>(length).fill(null),
  };
  for (const place of notedPlaces(byNumber, start, length)) {
    const day = byNumber.get(start + place);
    if (day === undefined) continue;
    signs.temperatures[place] = temperatureOf(day);
    signs.mucus[place] = day.mucus === undefined ? null : MUCUS_GRADE[day.mucus];
    signs.luteinisingTests[place] = testOf(day);
  }
  return signs;
}

/** The places that may hold a note: of the days with one, or of the stretch, whichever are fewer. */
function notedPlaces(byNumber: SignsByNumber, start: number, length: number): Iterable<number> {
  if (length <= byNumber.size) return Array(length).keys();
  return [...byNumber.keys()]
    .map((number) => number - start)
    .filter((place) => place >= 0 && place < length);
}

/** A completed cycle and what its signs say of ovulation. */
export interface CycleWithEvidence {
  readonly startDay: CalendarDay;
  /** Days. */
  readonly length: number;
  readonly evidence: OvulationEvidence;
}

/**
 * Each completed cycle, oldest first, with the evidence of its ovulation.
 * @example cyclesWithEvidence(facts).map(({ evidence }) => evidence.status)
 */
export function cyclesWithEvidence({ cycles, signs = [] }: CycleFacts): CycleWithEvidence[] {
  const byNumber = signsByNumber(signs);
  return annotatedCycles(cycles).map(({ startDay, length }) => ({
    startDay,
    length,
    evidence: ovulationEvidence(signsOfStretch(byNumber, startDay, addDays(startDay, length - 1))),
  }));
}

/** A completed cycle and what she noted in it. */
export interface ChartedCycle {
  /** Days. */
  readonly length: number;
  readonly signs: CycleSigns;
}

/** The forecast learns her signs from no more cycles. */
export const MOST_CHARTED = 12;

/**
 * The latest completed cycles, twelve at most, oldest first, each with its signs; not those that
 * the forecast leaves out, or of which she says that a period went unlogged.
 * @example chartedCycles(facts).length // 12
 */
export function chartedCycles(facts: CycleFacts): ChartedCycle[] {
  const byNumber = signsByNumber(facts.signs ?? []);
  return observedCycles(facts)
    .filter(({ missedLog }) => missedLog !== "yes")
    .slice(-MOST_CHARTED)
    .map(({ startDay, length }) => ({
      length,
      signs: signsOfStretch(byNumber, startDay, addDays(startDay, length - 1)),
    }));
}

/**
 * The evidence of ovulation in the cycle she is in, up to `today`; `null` when no cycle is known.
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

const lutealLengthOf = (length: number, { status, ovulationDay }: OvulationEvidence) =>
  status === "confirmed" && ovulationDay !== null ? [length - ovulationDay] : [];

/**
 * Her luteal lengths in days, oldest first: of the completed cycles whose ovulation was confirmed
 * and that she did not leave out or answer to hide an unlogged period.
 * @example knownLutealLengths(facts) // [13, 12]
 */
export function knownLutealLengths(facts: CycleFacts): number[] {
  const includedDays = new Set(countedCycles(facts.cycles).map(({ startDay }) => startDay));
  return cyclesWithEvidence(facts).flatMap(({ startDay, length, evidence }) =>
    includedDays.has(startDay) ? lutealLengthOf(length, evidence) : [],
  );
}

/**
 * The same of `chartedCycles` only.
 * @example chartedLutealLengths(facts) // [13, 12]
 */
export const chartedLutealLengths = (facts: CycleFacts): number[] =>
  chartedCycles(facts).flatMap(({ length, signs }) =>
    lutealLengthOf(length, ovulationEvidence(signs)),
  );
