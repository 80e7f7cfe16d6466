export interface Pace {
  readonly grace: number;
  readonly bytesASecond: number;
  /** The longest pause that a fast burst allows, in milliseconds. */
  readonly longestPause: number;
}

const CHECK_MILLISECONDS = 5_000;
const SECOND = 1000;

/**
 * `count` returns all bytes so far; `null` while there is nothing to transfer, which stops the
 * clock.
 */
export function watchPace(pace: Pace, count: () => number | null, cut: () => void): () => void {
  const { grace, bytesASecond, longestPause } = pace;
  let before = count() ?? 0;
  let deadline = performance.now() + grace;
  const check = () => {
    const now = performance.now();
    const bytes = count();
    if (bytes === null) {
      deadline = now + grace;
      return;
    }
    const bought = ((bytes - before) / bytesASecond) * SECOND;
    before = bytes;
    deadline = Math.min(deadline + bought, Math.max(deadline, now + longestPause));
    if (now <= deadline) return;
    clearInterval(timer);
    cut();
  };
  const timer = setInterval(check, Math.min(CHECK_MILLISECONDS, grace / 2)).unref();
  return () => clearInterval(timer);
}
