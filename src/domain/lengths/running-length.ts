import { lapseShare, unloggedShare } from "./lapse.ts";
import type { LengthBelief } from "./length-belief.ts";
import type { LengthSum } from "./length-cells.ts";

/** What is known of her log since the running cycle began. */
export type RunningLog = "whole" | "lapsed" | "not-asked";

/** The days the next period may begin on, counted from the last logged one. */
export interface RunningLength {
  /** Unscaled, one place a day, the first one `first`. */
  readonly densities: Float64Array;
  /** How probable it is that one or more periods went unlogged since the last logged one, 0–1. */
  readonly unlogged: number;
}

/** What is asked of the running cycle: `elapsed` days without a period, forecast from `first` on. */
export interface RunningQuestion {
  readonly elapsed: number;
  readonly first: number;
  readonly count: number;
  readonly log: RunningLog;
}

/** Smaller weights are negligible. */
const LEAST_WEIGHT = 5e-6;
/** So are lapses that add less than this to the whole, and days that add less to a lapse. */
const LEAST_LAPSE = 1e-4;
const NEGLIGIBLE = 1e-6;
/** And cells that all together add less than this share of such a lapse. */
const NEGLIGIBLE_GROUP = 1e-4;
const CERTAIN = 1 - 1e-6;

const sumOf = (values: Float64Array) => values.reduce((sum, value) => sum + value, 0);

/** The running cycle is the one that follows the last logged period. */
function wholeLog(
  belief: readonly LengthBelief[],
  { first, count }: RunningQuestion,
): Float64Array {
  const densities = new Float64Array(count);
  // Plain loops in this file where they run over every cell: a forecast must take under a millisecond.
  let total = 0;
  const surviving = belief.map(({ cells, weights }) => {
    const { centres, perSpread } = cells;
    const survives = new Float64Array(weights.length);
    for (let row = 0; row < weights.length; row += perSpread) {
      const kernel = cells.sumsOf(row)[0]?.kernel;
      for (let cell = row; cell < row + perSpread; cell += 1) {
        const weight = weights[cell] ?? 0;
        // Skips the look-up for cells of negligible weight.
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

/** Neighbouring cells of one spread together: a lapse need not be known to the half day. */
interface CellGroup {
  readonly weight: number;
  /** Mean typical length, to half days. */
  readonly centre: number;
  readonly sums: readonly LengthSum[];
}

/** Typical lengths in one group differ by about this factor. */
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

/** So many periods unlogged in a row, in a group of cells. */
interface Lapse {
  readonly group: CellGroup;
  readonly weight: number;
  /** About how much it adds to the whole. */
  readonly mass: number;
  /** Since the last logged period, the running one included; `null`: too many to count. */
  readonly cycles: number | null;
}

const modeOf = ({ centre, sums }: CellGroup, cycles: number) =>
  cycles * centre + (sums[cycles - 1]?.shift ?? 0);

/** How probable it is that so many cycles together last until this day or longer. */
const survivalOf = (group: CellGroup, cycles: number, elapsed: number) =>
  group.sums[cycles - 1]?.kernel.survivalAt(elapsed - modeOf(group, cycles)) ?? 1;

/** A lapse of more periods than can be counted: a day falls anywhere in one of the cycles. */
function unendingLapse(group: CellGroup, elapsed: number): Lapse & { readonly lasts: number } {
  const { centre, sums } = group;
  const most = Math.max(sums.length, Math.floor(elapsed / centre));
  const weight = group.weight * lapseShare(most) * unloggedShare(centre / 2);
  const lasts = survivalOf(group, sums.length, elapsed);
  return { group, cycles: null, weight, lasts, mass: lasts < CERTAIN ? weight * (1 - lasts) : 0 };
}

/** The lapses that the groups allow after so many silent days, without negligible ones. */
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
    // Years on, lapses that can be counted weigh nothing beside those that cannot.
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

/** Adds the days the next period may begin on after a lapse. */
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
    // None of them before today: the running cycle is no longer than that.
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
  const groups = belief.flatMap(groupsOf);
  for (const lapse of likelyLapses(groups, question.elapsed, wholeMass)) {
    addLapse(densities, lapse, question);
  }
  return densities;
}

/**
 * When the next period may begin, given that none was logged in `elapsed` days: because the running
 * cycle is not over, or because one or more of her periods went unlogged.
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
