/** Ovulation (LH) tests of one cycle, one place a day, the cycle's first day first. */
export type LuteinisingTests = readonly ("negative" | "positive" | null)[];

/** A row of positive tests; places of the first and the last. */
export interface LuteinisingPeak {
  readonly firstIndex: number;
  readonly lastIndex: number;
}

/** Positive tests no more than this many days apart are one surge. A judgement. */
const DAYS_WITHIN_ONE_PEAK = 3;

/**
 * From its first positive test to the last, the surge before an ovulation takes so many days at
 * most. A judgement: it is over in one to three as a rule.
 */
const MOST_DAYS_OF_ONE_SURGE = 5;

/**
 * Whether positive tests are short enough together to be the surge before an ovulation. Longer ones
 * cannot be placed: with PCOS the hormone may run high for weeks.
 * @example isPlaceable({ firstIndex: 9, lastIndex: 19 }) // false
 */
export const isPlaceable = ({ firstIndex, lastIndex }: LuteinisingPeak) =>
  lastIndex - firstIndex < MOST_DAYS_OF_ONE_SURGE;

/**
 * The surges of luteinising hormone in a cycle, oldest first. More than one is common with PCOS,
 * where the hormone runs high and the body may start several times before it ovulates.
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
