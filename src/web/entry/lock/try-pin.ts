import { isPinOf, MOST_WRONG_TRIES, withSealedProof } from "./pin.ts";
import { lockOf, openTab } from "./record.ts";

export type Try = { readonly isOpen: true } | { readonly isOpen: false; readonly left: number };

/** Tries a PIN. Counted before it is checked, so that closing the page gains nothing. */
export async function tryPin(owner: string, pin: string, now: number): Promise<Try> {
  const record = lockOf(owner);
  const lock = record.read();
  if (lock === null) return { isOpen: true };
  const wrongTries = lock.wrongTries + 1;
  record.write({ ...lock, wrongTries });
  if (wrongTries <= MOST_WRONG_TRIES && (await isPinOf(lock, pin))) {
    record.write({ ...(await withSealedProof(lock)), wrongTries: 0 });
    openTab(now);
    return { isOpen: true };
  }
  return { isOpen: false, left: Math.max(0, MOST_WRONG_TRIES - wrongTries) };
}
