import { MOST_WRONG_TRIES } from "./pin.ts";
import { lockOf, openTab } from "./record.ts";
import type { Try } from "./try-pin.ts";

/** Opens the lock, unless ten wrong PINs were used. @throws whatever `touch` throws */
export async function tryPasskey(
  owner: string,
  touch: (id: string) => Promise<void>,
  now: () => number,
): Promise<Try> {
  const record = lockOf(owner);
  const passkey = record.read()?.passkey;
  if (passkey !== undefined) await touch(passkey);
  const lock = record.read();
  if (lock === null) return { isOpen: true };
  if (passkey === undefined || lock.passkey !== passkey || lock.wrongTries >= MOST_WRONG_TRIES) {
    return { isOpen: false, left: Math.max(0, MOST_WRONG_TRIES - lock.wrongTries) };
  }
  record.write({ ...lock, wrongTries: 0 });
  openTab(now());
  return { isOpen: true };
}
