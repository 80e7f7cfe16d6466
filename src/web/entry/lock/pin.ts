import { storageKeys } from "#contract/kernel/storage-keys.ts";
import { base64Of, bytesOf } from "#web/api/seal/base64.ts";
import { isSealed } from "#web/api/seal/seal.ts";
import { openText, sealText } from "#web/api/seal/seal-text.ts";
import type { Lock } from "./record.ts";

/** Short enough to type every time. */
export const PIN_PATTERN = /^\d{4,8}$/;

/** After this many wrong PINs in a row this browser deletes the user's data. */
export const MOST_WRONG_TRIES = 10;

const SALT_BYTES = 16;
const PROOF_BITS = 256;

async function proofOf(pin: string, salt: Uint8Array<ArrayBuffer>): Promise<string> {
  const material = await materialOf(pin, "deriveBits");
  return base64Of(
    new Uint8Array(await crypto.subtle.deriveBits(stretching(salt), material, PROOF_BITS)),
  );
}

export const materialOf = (pin: string, use: "deriveBits" | "deriveKey"): Promise<CryptoKey> =>
  crypto.subtle.importKey("raw", new TextEncoder().encode(pin), "PBKDF2", false, [use]);

/** About a sixth of a second on a slow phone, which slows down guessing. */
export const stretching = (salt: Uint8Array<ArrayBuffer>): Pbkdf2Params => ({
  name: "PBKDF2",
  hash: "SHA-256",
  salt,
  iterations: 600_000,
});

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
  return withSealedProof({ salt: base64Of(salt), proof, wrongTries: 0, minutes });
}

/** Whether a PIN opens the lock. The caller counts the attempts. */
export async function isPinOf({ salt, proof }: Lock, pin: string): Promise<boolean> {
  const stored = await openText(proof, placeOf(salt));
  return stored !== null && (await proofOf(pin, bytesOf(salt))) === stored;
}
