/** Presses of Escape that trigger the exit; `within` in milliseconds. */
const PRESSES = { count: 3, within: 2000 };

/** A shaken phone jolts several times; a dropped or bumped one once or twice. */
const JOLTS = { count: 4, within: 1500 };
/** Acceleration in m/s² without gravity, well above walking and running with the phone in hand. */
const JOLT = 18;
/** Milliseconds: one jolt produces several measurements. */
const BETWEEN_JOLTS = 120;

function counter({ count, within }: { readonly count: number; readonly within: number }) {
  let times: number[] = [];
  return (now: number): boolean => {
    times = [...times.filter((time) => now - time < within), now];
    return times.length >= count;
  };
}

export function escapeSignal(): (key: string, now: number) => boolean {
  let isEnough = counter(PRESSES);
  return (key, now) => {
    if (key === "Escape") return isEnough(now);
    isEnough = counter(PRESSES);
    return false;
  };
}

export interface Acceleration {
  readonly x: number | null;
  readonly y: number | null;
  readonly z: number | null;
}

export function shakeSignal(): (acceleration: Acceleration | null, now: number) => boolean {
  const isEnough = counter(JOLTS);
  let lastJolt = Number.NEGATIVE_INFINITY;
  return (acceleration, now) => {
    const { x, y, z } = acceleration ?? { x: null, y: null, z: null };
    if (Math.hypot(x ?? 0, y ?? 0, z ?? 0) < JOLT || now - lastJolt < BETWEEN_JOLTS) return false;
    lastJolt = now;
    return isEnough(now);
  };
}
