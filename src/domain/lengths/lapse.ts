/**
 * How probable a lapse in logging is of just one period; and how many a woman who opens her log is
 * likely to have missed, by how long ago the last of them began. Judgements.
 */
const LAPSE_SHARE = 0.016;
const RECENT = { leastShare: 0.04, days: 28 } as const;

/**
 * How probable it is that a lapse in logging swallows just so many periods in a row: few oftener
 * than many, with a long tail.
 * @example lapseShare(1) // 0.016
 */
export const lapseShare = (unlogged: number) => (2 * LAPSE_SHARE) / (unlogged * (unlogged + 1));

/**
 * How probable it is that a period which began so many days ago is not in the log of a woman who is
 * looking at it: a recent one would be.
 * @example unloggedShare(28) // 0.52
 */
export function unloggedShare(daysAgo: number): number {
  const { leastShare, days } = RECENT;
  if (daysAgo <= 0) return leastShare;
  const times = days / daysAgo;
  return leastShare + (1 - leastShare) / (1 + times * times * times);
}
