import { sumOf } from "../basics/mean.ts";
import { lapseShare, unloggedShare } from "./lapses/lapse.ts";
import type { LengthBelief } from "./length-belief.ts";
import type { LengthSum } from "./length-cells.ts";

/** Whether the log is complete since the running cycle began. */
export type RunningLog = "whole" | "lapsed" | "not-asked";

/** The possible days of the next period, counted from the last logged one. */
export interface RunningLength {
  /** Unnormalised, one element per day from `first`. */
  readonly densities: Float64Array;
  /** The probability that one or more periods went unlogged since the last logged one, 0–1. */
  readonly unlogged: number;
}

/** The query: `elapsed` days without a period, and the days to predict. */
export interface RunningQuestion {
  readonly elapsed: number;
  readonly first: number;
  readonly count: number;
  readonly log: RunningLog;
}

/** Smaller weights are negligible. */
const LEAST_WEIGHT = 5e-6;
/** Lapses below this share of the total are negligible, as are days below this share of a lapse. */
const LEAST_LAPSE = 1e-4;
const NEGLIGIBLE = 1e-6;
/** Cells that in total contribute less than this share of a lapse are negligible. */
const NEGLIGIBLE_GROUP = 1e-4;
const CERTAIN = 1 - 1e-6;

/** Assumes that no period went unlogged. */
function wholeLog(
  belief: readonly LengthBelief[],
  { first, count }: RunningQuestion,
): Float64Array {
  const densities = new Float64Array(count);
  // Plain loops over cells throughout this file: a forecast must take under a millisecond.
  let total = 0;
  const surviving = belief.map(({ cells, weights }) => {
    const { centres, perSpread } = cells;
    const survives = new Float64Array(weights.length);
    for (let row = 0; row < weights.length; row += perSpread) {
      const kernel = cells.sumsOf(row)[0]?.kernel;
      for (let cell = row; cell < row + perSpread; cell += 1) {
        const weight = weights[cell] ?? 0;
        if (kernel === undefined || weight < 1e-12) continue;
        const value = weight * kernel.survivalAt(first - (centres[cell] ?? 0));
        survives[cell] = value;
        total += value;
      }
    }
    return survives;
  });
  const least = LEAST_WEIGHT * total;
  belief.forEach(({ cells, weights }, index) => {
    const survives = surviving[index] ?? weights;
    for (let cell = 0; cell < weights.length; cell += 1) {
      if ((survives[cell] ?? 0) < least) continue;
      const distance = first - (cells.centres[cell] ?? 0);
      cells.sumsOf(cell)[0]?.kernel.addTo(densities, distance, weights[cell] ?? 0);
    }
  });
  return densities;
}

/** Neighbouring cells of one spread: a lapse need not be precise to half a day. */
interface CellGroup {
  readonly weight: number;
  /** Mean typical length, to half days. */
  readonly centre: number;
  readonly sums: readonly LengthSum[];
}

/** Typical lengths in a group differ by up to about this factor. */
const GROUP_WIDTH = 1.07;

function groupsOf({ cells, weights }: LengthBelief): CellGroup[] {
  const { perSpread, centres } = cells;
  const range = Math.log((centres[perSpread - 1] ?? 1) / (centres[0] ?? 1));
  const size = Math.max(1, Math.round((perSpread * Math.log(GROUP_WIDTH)) / range));
  const groups: CellGroup[] = [];
  for (let row = 0; row < weights.length; row += perSpread) {
    for (let from = row; from < row + perSpread; from += size) {
      let weight = 0;
      let days = 0;
      for (let cell = from; cell < Math.min(from + size, row + perSpread); cell += 1) {
        weight += weights[cell] ?? 0;
        days += (weights[cell] ?? 0) * (centres[cell] ?? 0);
      }
      if (weight < NEGLIGIBLE) continue;
      groups.push({ weight, centre: Math.round((days / weight) * 2) / 2, sums: cells.sumsOf(row) });
    }
  }
  return groups;
}

interface Lapse {
  readonly group: CellGroup;
  readonly weight: number;
  /** Its approximate contribution to the total. */
  readonly mass: number;
  /** Since the last logged period, the running one included; `null`: more than the model counts. */
  readonly cycles: number | null;
}

const modeOf = ({ centre, sums }: CellGroup, cycles: number) =>
  cycles * centre + (sums[cycles - 1]?.shift ?? 0);

const survivalOf = (group: CellGroup, cycles: number, elapsed: number) =>
  group.sums[cycles - 1]?.kernel.survivalAt(elapsed - modeOf(group, cycles)) ?? 1;

/** A lapse of more periods than the model counts: today is a random day of a cycle. */
function unendingLapse(group: CellGroup, elapsed: number): Lapse & { readonly lasts: number } {
  const { centre, sums } = group;
  const most = Math.max(sums.length, Math.floor(elapsed / centre));
  const weight = group.weight * lapseShare(most) * unloggedShare(centre / 2);
  const lasts = survivalOf(group, sums.length, elapsed);
  return { group, cycles: null, weight, lasts, mass: lasts < CERTAIN ? weight * (1 - lasts) : 0 };
}

function likelyLapses(
  groups: readonly CellGroup[],
  elapsed: number,
  wholeMass: number,
): readonly Lapse[] {
  const unending = groups.map((group) => unendingLapse(group, elapsed));
  let total = unending.reduce((sum, { mass }) => sum + mass, wholeMass);
  const lapses: Lapse[] = unending.filter(({ mass }) => mass > 0);
  const least = LEAST_LAPSE * total;
  for (const { group, lasts: lastsMost } of unending) {
    // After years, lapses of a few periods are negligible beside longer ones.
    if (group.weight * lapseShare(1) * lastsMost < NEGLIGIBLE_GROUP * least) continue;
    let lasted = survivalOf(group, 1, elapsed);
    for (let cycles = 2; cycles <= group.sums.length && lasted < CERTAIN; cycles += 1) {
      const lasts = survivalOf(group, cycles, elapsed);
      const daysAgo = elapsed - modeOf(group, cycles - 1);
      const weight = group.weight * lapseShare(cycles - 1) * unloggedShare(daysAgo);
      const mass = weight * Math.max(0, lasts - lasted);
      total += mass;
      if (mass >= least) lapses.push({ group, cycles, weight, mass });
      lasted = lasts;
    }
  }
  return lapses.filter(({ mass }) => mass >= LEAST_LAPSE * total);
}

function addLapse(
  densities: Float64Array,
  { group, cycles, weight }: Lapse,
  { elapsed, first }: RunningQuestion,
): void {
  const { centre, sums } = group;
  const one = sums[0]?.kernel;
  if (cycles === null) {
    const [distance, least] = [first - elapsed - centre, NEGLIGIBLE * weight];
    one?.addSurvivalTo(densities, distance, weight / centre, least);
    return;
  }
  const together = sums[cycles - 1]?.kernel;
  const mode = modeOf(group, cycles);
  if (one === undefined || together === undefined) return;
  for (let place = 0; place < densities.length; place += 1) {
    const length = first + place;
    const density = together.densityAt(length - mode);
    // The running cycle began by today, so it lasts at least `length - elapsed` days.
    const added = weight * density * one.survivalAt(length - elapsed - centre);
    if (added < NEGLIGIBLE * weight && length > mode) return;
    densities[place] = (densities[place] ?? 0) + added;
  }
}

function lapsedLog(
  belief: readonly LengthBelief[],
  question: RunningQuestion,
  wholeMass: number,
): Float64Array {
  const densities = new Float64Array(question.count);
  for (const lapse of likelyLapses(belief.flatMap(groupsOf), question.elapsed, wholeMass)) {
    addLapse(densities, lapse, question);
  }
  return densities;
}

/**
 * Returns when the next period may begin, given that none was logged in `elapsed` days, either
 * because the cycle continues or because periods went unlogged.
 * @example runningLength(belief, { elapsed: 50, first: 50, count: 200, log: "not-asked" }).unlogged // 0.9
 */
export function runningLength(
  belief: readonly LengthBelief[],
  question: RunningQuestion,
): RunningLength {
  const whole = wholeLog(belief, question);
  if (question.log === "whole") return { densities: whole, unlogged: 0 };
  const isLapse = question.log === "lapsed";
  const lapsed = lapsedLog(belief, question, isLapse ? 0 : sumOf(whole));
  const unlogged = sumOf(lapsed);
  if (unlogged === 0) return { densities: whole, unlogged: 0 };
  if (isLapse) return { densities: lapsed, unlogged: 1 };
  return {
    densities: whole.map((density, place) => density + (lapsed[place] ?? 0)),
    unlogged: unlogged / (unlogged + sumOf(whole)),
  };
}
