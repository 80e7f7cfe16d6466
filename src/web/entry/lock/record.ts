import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { like } from "#web/api/like.ts";
import { type Kept, kept } from "#web/entry/kept.ts";

export interface Lock {
  /** What a PIN must lead to, sealed with the browser's key where it has one, with its salt; see `pin.ts`. */
  readonly salt: string;
  readonly proof: string;
  /** Wrong tries since the last right one. */
  readonly wrongTries: number;
  /** Without a touch for this long it locks again; 0 for as soon as she looks elsewhere. */
  readonly minutes: number;
  /** The passkey of this device that opens it too, by its identifier; absent without one. */
  readonly passkey?: string;
}

const lockShape = like<Lock>({ salt: "", proof: "", wrongTries: 0, minutes: 0 });

/** The lock of an account on this device; `null` without one. */
export const lockOf = (owner: string): Kept<Lock> =>
  kept(`${storageKeys.lock}.${owner}`, lockShape);

/** When an unlocked tab was last touched, in milliseconds; `null` in a tab that was not unlocked. */
const lastTouch = kept(storageKeys.lastTouch, like<number>(0), "tab");

export const openTab = (now: number): boolean => lastTouch.write(now);
export const closeTab = (): boolean => lastTouch.write(null);

/** A tab that is closed stays so: leaving it is no touch. */
export function touch(now: number): void {
  if (lastTouch.read() !== null) lastTouch.write(now);
}

const MINUTE = 60_000;

/** Whether a tab that opens, or is looked at again, is to ask for the PIN. */
export function isTimeToLock({ minutes }: Lock, now: number): boolean {
  const touched = lastTouch.read();
  return touched === null || now - touched > minutes * MINUTE;
}
