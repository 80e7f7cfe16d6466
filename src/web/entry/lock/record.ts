import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { like } from "#web/api/like.ts";
import { type StoredValue, storedValue } from "#web/entry/stored-value.ts";

export interface Lock {
  /**
   * Salt and derived proof of the PIN, the latter encrypted if the browser has a key; see `pin.ts`.
   */
  readonly salt: string;
  readonly proof: string;
  /** Wrong attempts since the last correct one. */
  readonly wrongTries: number;
  /** Minutes of inactivity before it locks again; 0 locks when the tab is hidden. */
  readonly minutes: number;
  readonly passkey?: string;
}

const lockShape = like<Lock>({ salt: "", proof: "", wrongTries: 0, minutes: 0 });

export const lockOf = (owner: string): StoredValue<Lock> =>
  storedValue(`${storageKeys.lock}.${owner}`, lockShape);

/** Time of the last input in an unlocked tab, in milliseconds; `null` if locked. */
const lastTouch = storedValue(storageKeys.lastTouch, like<number>(0), "tab");

export const openTab = (now: number): boolean => lastTouch.write(now);
export const closeTab = (): boolean => lastTouch.write(null);

/** Ignored in a locked tab. */
export function touch(now: number): void {
  if (lastTouch.read() !== null) lastTouch.write(now);
}

const MINUTE = 60_000;

/** Whether a tab that opens or becomes visible has to ask for the PIN. */
export function isTimeToLock({ minutes }: Lock, now: number): boolean {
  const touched = lastTouch.read();
  return touched === null || now - touched > minutes * MINUTE;
}
