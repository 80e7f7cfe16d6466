/** Ovulation (LH) tests of one cycle, one element per day from the first day. */
export type LuteinisingTests = readonly ("negative" | "positive" | null)[];

/** A run of positive tests; indices of the first and the last. */
export interface LuteinisingPeak {
  readonly firstIndex: number;
  readonly lastIndex: number;
}

/** Positive tests at most this many days apart are one surge. A judgement. */
const DAYS_WITHIN_ONE_PEAK = 3;

/** From the first to the last positive test; usually one to three. A judgement. */
const MOST_DAYS_OF_ONE_SURGE = 5;

/**
 * Longer runs are no single surge: with PCOS LH may be high for weeks.
 * @example isPlaceable({ firstIndex: 9, lastIndex: 19 }) // false
 */
export const isPlaceable = ({ firstIndex, lastIndex }: LuteinisingPeak) =>
  lastIndex - firstIndex < MOST_DAYS_OF_ONE_SURGE;

/**
 * Oldest first. With PCOS the body often makes more than one attempt before it ovulates.
 * @example luteinisingPeaks(["negative", "positive", "positive", "negative"]) // [{ firstIndex: 1, lastIndex: 2 }]
 */
export function luteinisingPeaks(tests: LuteinisingTests): LuteinisingPeak[] {
  const peaks: LuteinisingPeak[] = [];
  tests.forEach((test, index) => {
    if (test !== "positive") return;
    const last = peaks.at(-1);
    if (last !== undefined && index - last.lastIndex <= DAYS_WITHIN_ONE_PEAK) {
      peaks.splice(-1, 1, { ...last, lastIndex: index });
    } else peaks.push({ firstIndex: index, lastIndex: index });
  });
  return peaks;
}
