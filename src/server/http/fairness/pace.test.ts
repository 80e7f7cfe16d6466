import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { watchPace } from "./pace.ts";

// A phone at 2 kB a second must succeed; half of that may fail.
const PACE = { grace: 60_000, bytesASecond: 1_500, longestPause: 600_000 };

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

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

describe("the minimum pace of a connection", () => {
  it("is met by 2 kB a second for any duration", () => {
    expect(secondsUntilCut(() => 2_000, DAY)).toBeNull();
  });

  it("is missed by 1 kB a second after a while", () => {
    const cut = secondsUntilCut(() => 1_000, DAY);
    expect(cut).toBeGreaterThan(60);
    expect(cut).toBeLessThan(300);
  });

  it("is met by bursts minutes apart", () => {
    const step = 240;
    expect(secondsUntilCut((second) => (second % step === 0 ? 2_000 * step : 0), DAY)).toBeNull();
  });

  it("is missed after the grace period when no byte passes", () => {
    const cut = secondsUntilCut(() => 0, DAY);
    expect(cut).toBeGreaterThanOrEqual(60);
    expect(cut).toBeLessThan(70);
  });

  it("is met by a burst for at most the longest pause", () => {
    const cut = secondsUntilCut((second) => (second === 0 ? 100_000_000 : 0), DAY);
    expect(cut).toBeGreaterThanOrEqual(600);
    expect(cut).toBeLessThan(610);
  });

  it("is suspended while there is nothing to transfer", () => {
    expect(secondsUntilCut((second) => (second < 10_000 ? null : 2_000), DAY)).toBeNull();
    const cut = secondsUntilCut((second) => (second < 10_000 ? null : 0), DAY);
    expect(cut).toBeGreaterThanOrEqual(10_055);
  });
});
