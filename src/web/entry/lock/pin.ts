import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { isSealed } from "#web/api/seal/seal.ts";
import { openText, sealText } from "#web/api/seal/seal-text.ts";
import type { Lock } from "./record.ts";

/** Short enough to type every time. */
export const PIN_PATTERN = /^\d{4,8}$/;

/** After this many wrong PINs in a row this browser deletes the user's data. */
export const MOST_WRONG_TRIES = 10;

/** About a sixth of a second on a slow phone, which slows down guessing. */
const ITERATIONS = 600_000;
const SALT_BYTES = 16;
const PROOF_BITS = 256;

const encode = (bytes: Uint8Array) => btoa(String.fromCharCode(...bytes));
const decode = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));

async function proofOf(pin: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const bytes = new TextEncoder().encode(pin);
  const key = await crypto.subtle.importKey("raw", bytes, "PBKDF2", false, ["deriveBits"]);
  const how = { name: "PBKDF2", hash: "SHA-256", salt, iterations: ITERATIONS };
  return encode(new Uint8Array(await crypto.subtle.deriveBits(how, key, PROOF_BITS)));
}

const placeOf = (salt: string) => `${storageKeys.lock}.proof.${salt}`;

/** Encrypted, so that a copy of local storage can't be used to guess the PIN. */
export async function withSealedProof(lock: Lock): Promise<Lock> {
  if (isSealed(lock.proof)) return lock;
  const sealed = await sealText(lock.proof, placeOf(lock.salt));
  return { ...lock, proof: sealed ?? lock.proof };
}

export async function lockWith(pin: string, minutes: number): Promise<Lock> {
  const salt = crypto.getRandomValues(new Uint8Array(SALT_BYTES));
  const proof = await proofOf(pin, salt);
  return withSealedProof({ salt: encode(salt), proof, wrongTries: 0, minutes });
}

/** Whether a PIN opens the lock. The caller counts the attempts. */
export async function isPinOf({ salt, proof }: Lock, pin: string): Promise<boolean> {
  const stored = await openText(proof, placeOf(salt));
  return stored !== null && (await proofOf(pin, decode(salt))) === stored;
}
