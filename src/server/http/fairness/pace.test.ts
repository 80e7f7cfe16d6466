import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchPace } from "./pace.ts";

// A phone at 2 kB a second must get through; half of that need not.
const PACE = { grace: 60_000, bytesASecond: 1_500, longestPause: 600_000 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Lets so many bytes pass each second, and answers the second in which the line was cut. */
function secondsUntilCut(bytesIn: (second: number) => number | null, seconds: number) {
  let [passed, current, cutAt] = [0, 0 as number | null, null as number | null];
  let second = 0;
  const count = () => (current === null ? null : passed);
  const unwatch = watchPace(PACE, count, () => {
    cutAt = second;
  });
  for (; second < seconds && cutAt === null; second += 1) {
    current = bytesIn(second);
    passed += current ?? 0;
    vi.advanceTimersByTime(1000);
  }
  unwatch();
  return cutAt;
}

const DAY = 86_400;

describe("the pace of a line", () => {
  it("of 2 kB a second is enough for ever", () => {
    expect(secondsUntilCut(() => 2_000, DAY)).toBeNull();
  });

  it("of 1 kB a second is not enough for long", () => {
    const cut = secondsUntilCut(() => 1_000, DAY);
    expect(cut).toBeGreaterThan(60);
    expect(cut).toBeLessThan(300);
  });

  it("may come in steps, minutes apart", () => {
    const step = 240;
    expect(secondsUntilCut((second) => (second % step === 0 ? 2_000 * step : 0), DAY)).toBeNull();
  });

  it("is nothing after the grace when no byte passes", () => {
    const cut = secondsUntilCut(() => 0, DAY);
    expect(cut).toBeGreaterThanOrEqual(60);
    expect(cut).toBeLessThan(70);
  });

  it("buys no more than the longest pause with a burst", () => {
    const cut = secondsUntilCut((second) => (second === 0 ? 100_000_000 : 0), DAY);
    expect(cut).toBeGreaterThanOrEqual(600);
    expect(cut).toBeLessThan(610);
  });

  it("is not asked for while there is nothing to pass", () => {
    expect(secondsUntilCut((second) => (second < 10_000 ? null : 2_000), DAY)).toBeNull();
    const cut = secondsUntilCut((second) => (second < 10_000 ? null : 0), DAY);
    expect(cut).toBeGreaterThanOrEqual(10_055);
  });
});
