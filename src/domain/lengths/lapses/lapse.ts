/**
 * `LAPSE_SHARE`: the probability that a lapse hides exactly one period; `RECENT`: that a user who
 * opens the log has missed its latest period, by the days since. Judgements.
 */
const LAPSE_SHARE = 0.016;
const LEAST_SHARE = 0.04;
const RECENT_DAYS = 28;

/** Probability by the number of periods hidden: decreasing, with a long tail. @example lapseShare(1) // 0.016 */
export const lapseShare = (unlogged: number) => (2 * LAPSE_SHARE) / (unlogged * (unlogged + 1));

/**
 * Returns the probability that a period that began `daysAgo` is missing from the log of a user who
 * is looking at it; a recent one would have been logged.
 * @example unloggedShare(28) // 0.52
 */
export function unloggedShare(daysAgo: number): number {
  if (daysAgo <= 0) return LEAST_SHARE;
  const times = RECENT_DAYS / daysAgo;
  return LEAST_SHARE + (1 - LEAST_SHARE) / (1 + times * times * times);
}
