export interface Figures {
  readonly acknowledged: number;
  readonly lost: number;
  readonly statuses: ReadonlyMap<number, number>;
  /** p99 of another user's summary in milliseconds, before and during the attack. */
  readonly summary?: { readonly quiet: number; readonly during: number };
  readonly remark?: string;
  readonly failures: readonly string[];
  /** What took too long. Only a whole run fails on it. */
  readonly delays?: readonly string[];
}

export interface Bearing {
  /** Processes that ended unexpectedly. */
  readonly exits: number;
  readonly memoryPeak: number;
}

const MOST_MEMORY = 400;
const MOST_TIMES_QUIET = 3;
const LONGEST_SUMMARY = 150;

export function lineOf(name: string, figures: Figures, bearing: Bearing): string {
  const { acknowledged, lost, statuses, summary, remark } = figures;
  const errors = [...statuses].filter(([status]) => status >= 500);
  const parts = [
    `${acknowledged} acknowledged`,
    `${lost} lost`,
    `5xx ${errors.map(([status, count]) => `${count} × ${status}`).join(", ") || "0"}`,
    `${bearing.exits} exits`,
    summary
      ? `p99 ${summary.during.toFixed(0)} ms (${(summary.during / summary.quiet).toFixed(1)} × quiet)`
      : "p99 –",
    `${bearing.memoryPeak.toFixed(0)} MB`,
  ];
  return `${name}: ${parts.join(" · ")}${remark ? ` · ${remark}` : ""}`;
}

export function failuresOf(figures: Figures, bearing: Bearing, isWhole: boolean): string[] {
  const { lost, statuses, summary, failures, delays = [] } = figures;
  const broken = [...statuses.keys()].filter((status) => status >= 500 && status !== 503);
  // A few readings next to other tests say nothing about latency.
  const isSlow =
    isWhole &&
    summary !== undefined &&
    summary.during > Math.max(LONGEST_SUMMARY, MOST_TIMES_QUIET * summary.quiet);
  return [
    ...failures,
    ...(isWhole ? delays : []),
    ...(lost > 0 ? [`${lost} acknowledged writes were lost`] : []),
    ...(bearing.exits > 0 ? [`${bearing.exits} processes ended by themselves`] : []),
    ...broken.map((status) => `an answer of ${status}`),
    ...(isSlow ? ["another woman's summary was held up"] : []),
    ...(bearing.memoryPeak > MOST_MEMORY ? [`more than ${MOST_MEMORY} MB`] : []),
  ];
}
