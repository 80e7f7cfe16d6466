/** What one scenario measured. Every scenario gives the same, so that its line reads as the others. */
export interface Figures {
  /** Writes that were answered as saved, and how many of them were gone afterwards. */
  readonly acknowledged: number;
  readonly lost: number;
  /** Answers by status, of which the line shows those from 500. */
  readonly statuses: ReadonlyMap<number, number>;
  /** p99 of another woman's summary, in milliseconds: before the attack and during it. */
  readonly summary?: { readonly quiet: number; readonly during: number };
  /** What this scenario alone has to say. */
  readonly remark?: string;
  /** A sentence for each expectation of its own that did not hold. */
  readonly failures: readonly string[];
}

/** What the servers of a scenario did: seen by the target, whichever scenario it was. */
export interface Bearing {
  /** Processes that ended without being told to. */
  readonly exits: number;
  /** The most resident memory of one process, in MB. */
  readonly memoryPeak: number;
}

const MOST_MEMORY = 400;
const MOST_TIMES_QUIET = 3;
const LONGEST_SUMMARY = 150;

/** The line of a scenario, as it is printed. */
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

/** Why a scenario failed: one sentence each, none when it held. */
export function failuresOf(figures: Figures, bearing: Bearing, isWhole: boolean): string[] {
  const { lost, statuses, summary, failures } = figures;
  const broken = [...statuses.keys()].filter((status) => status >= 500 && status !== 503);
  // A few readings beside other tests say nothing about time.
  const isSlow =
    isWhole &&
    summary !== undefined &&
    summary.during > Math.max(LONGEST_SUMMARY, MOST_TIMES_QUIET * summary.quiet);
  return [
    ...failures,
    ...(lost > 0 ? [`${lost} acknowledged writes were lost`] : []),
    ...(bearing.exits > 0 ? [`${bearing.exits} processes ended by themselves`] : []),
    ...broken.map((status) => `an answer of ${status}`),
    ...(isSlow ? ["another woman's summary was held up"] : []),
    ...(bearing.memoryPeak > MOST_MEMORY ? [`more than ${MOST_MEMORY} MB`] : []),
  ];
}
