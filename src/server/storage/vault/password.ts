import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { hashRaw } from "@node-rs/argon2";
import { KEY_LENGTH } from "./cipher.ts";
import { unwrapDataKey, wrapDataKey } from "./data-key.ts";

/** What is stored of a password or recovery code: a verifier and the wrapped data key. */
export interface Lock {
  readonly salt: Buffer;
  readonly verifier: Buffer;
  readonly wrappedKey: Buffer;
}

type Purpose = "password" | "recovery";

const SALT_LENGTH = 16;
// OWASP Password Storage Cheat Sheet: Argon2id, 19 MiB, 2 passes, 1 lane.
const ARGON2ID = 2;
const ARGON2 = {
  algorithm: ARGON2ID,
  memoryCost: 19_456,
  timeCost: 2,
  parallelism: 1,
  outputLen: 2 * KEY_LENGTH,
};

interface SecretKeys {
  readonly verifier: Buffer;
  readonly wrappingKey: Buffer;
}

async function stretch(secret: string, salt: Buffer): Promise<SecretKeys> {
  const bytes = await hashRaw(secret.normalize("NFC"), { ...ARGON2, salt });
  return {
    // Stored hashed, so that the row alone cannot authenticate.
    verifier: createHash("sha256").update(bytes.subarray(0, KEY_LENGTH)).digest(),
    wrappingKey: Buffer.from(bytes.subarray(KEY_LENGTH)),
  };
}

/** Wraps the data key with a secret. */
export async function makeLock(
  secret: string,
  dataKey: Buffer,
  accountId: string,
  purpose: Purpose,
): Promise<Lock> {
  const salt = randomBytes(SALT_LENGTH);
  const { verifier, wrappingKey } = await stretch(secret, salt);
  return { salt, verifier, wrappedKey: wrapDataKey(wrappingKey, dataKey, accountId, purpose) };
}

/**
 * Unwraps the data key, or returns `null` for a wrong secret. Without a lock (no such account) it
 * does the same work, so that timing reveals nothing.
 */
export async function openLock(
  secret: string,
  lock: Lock | null,
  accountId: string,
  purpose: Purpose,
): Promise<Buffer | null> {
  const { verifier, wrappingKey } = await stretch(secret, lock?.salt ?? randomBytes(SALT_LENGTH));
  const matches = timingSafeEqual(verifier, lock?.verifier ?? Buffer.alloc(KEY_LENGTH));
  return lock && matches ? unwrapDataKey(wrappingKey, lock.wrappedKey, accountId, purpose) : null;
}

/** What is stored of a PIN: a verifier, without a key. */
export type PinLock = Pick<Lock, "salt" | "verifier">;

export async function makePinLock(pin: string): Promise<PinLock> {
  const salt = randomBytes(SALT_LENGTH);
  const { verifier } = await stretch(pin, salt);
  return { salt, verifier };
}

export async function pinMatches(pin: string, lock: PinLock): Promise<boolean> {
  const { verifier } = await stretch(pin, lock.salt);
  return timingSafeEqual(verifier, lock.verifier);
}
