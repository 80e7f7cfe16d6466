import { mean } from "./mean.ts";

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}

export interface Baseline {
  readonly name: string;
  readonly predict: (history: readonly number[], elapsed: number) => number;
}

/** Comparisons divide by this baseline. */
export const RUNNING_MEAN: Baseline = { name: "running mean", predict: (history) => mean(history) };
export const CONSTANT_28: Baseline = { name: "constant 28", predict: () => 28 };

/** ovumcy: median of the last six; when overdue it rolls forward by whole cycles. */
const OVUMCY: Baseline = {
  name: "ovumcy",
  predict: (history, elapsed) => {
    const length = median(history.slice(-6));
    return length * Math.max(1, Math.ceil(elapsed / length));
  },
};

/** SparkyFitness: rounded mean of the last six, starts within 10 days merged; late stays late. */
const SPARKY_FITNESS: Baseline = {
  name: "SparkyFitness",
  predict: (history) => {
    const merged = history.reduce<number[]>((lengths, length) => {
      const last = lengths.at(-1);
      if (last === undefined || last >= 10) lengths.push(length);
      else lengths.splice(-1, 1, last + length);
      return lengths;
    }, []);
    return Math.round(mean(merged.slice(-6)));
  },
};

export const BASELINES: readonly Baseline[] = [
  CONSTANT_28,
  RUNNING_MEAN,
  { name: "mean of last 3", predict: (history) => mean(history.slice(-3)) },
  { name: "median of last 6", predict: (history) => median(history.slice(-6)) },
  OVUMCY,
  SPARKY_FITNESS,
];

/** The median of the woman's other cycles, including future ones: no rule could know as much. */
export const ORACLE: Baseline = { name: "median of her others", predict: median };

/** The fairest simple rule once a period is late: the running mean, or today if that is later. */
export const LATER_OF_MEAN_AND_TODAY: Baseline = {
  name: "later of mean and today",
  predict: (history, elapsed) => Math.max(elapsed, mean(history)),
};
