/** Three presses of Escape within this long mean that she has to go, in milliseconds. */
const PRESSES = { count: 3, within: 2000 };

/** A shaken phone turns about several times; a dropped or bumped one does so once or twice. */
const JOLTS = { count: 4, within: 1500 };
/** Well above walking and running with a phone in hand, without gravity, in m/s². */
const JOLT = 18;
/** One turn of the hand is measured several times, in milliseconds. */
const BETWEEN_JOLTS = 120;

/** Counts what happens in quick succession: `true` at the time that makes it enough. */
function counter({ count, within }: { readonly count: number; readonly within: number }) {
  let times: number[] = [];
  return (now: number): boolean => {
    times = [...times.filter((time) => now - time < within), now];
    return times.length >= count;
  };
}

/** Whether a key pressed at `now` is the third Escape in a row. Another key between them begins anew. */
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

/** Whether the phone is being shaken, by its acceleration at `now`. */
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
