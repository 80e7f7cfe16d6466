import { createHash, randomBytes, timingSafeEqual } from "node:crypto";
import { totalmem } from "node:os";
import { hashRaw } from "@node-rs/argon2";
import { KEY_LENGTH } from "../cipher.ts";
import { unwrapDataKey, wrapDataKey } from "./data-key.ts";

/** The stored part of a password or recovery code: a verifier and the wrapped data key. */
export interface Lock {
  readonly salt: Buffer;
  readonly verifier: Buffer;
  readonly wrappedKey: Buffer;
  /** KiB of Argon2 with the server's key; `null` without, at 19 MiB (see `016-keyed-passwords`). */
  readonly memory: number | null;
}

/** The server's key for passwords, which is not in the database; `null` for recovery codes. */
type ServerKey = Buffer | null;

type Purpose = "password" | "recovery";

const SALT_LENGTH = 16;
// OWASP Password Storage Cheat Sheet: Argon2id, 19 MiB, 2 passes, 1 lane.
const ARGON2ID = 2;
const LEAST_MEMORY = 19_456;
const AMPLE_MEMORY = 47_104;
const ARGON2 = {
  algorithm: ARGON2ID,
  timeCost: 2,
  parallelism: 1,
  outputLen: 2 * KEY_LENGTH,
};

interface SecretKeys {
  readonly verifier: Buffer;
  readonly wrappingKey: Buffer;
}

const GIB = 1_073_741_824;

/** KiB of Argon2 memory for new passwords. Up to three hashes run at once (see `Queue`). */
export const hashMemoryFor = (machineBytes: number): number =>
  machineBytes >= GIB ? AMPLE_MEMORY : LEAST_MEMORY;

// A container's memory limit if set; otherwise 0 or a huge number.
const HASH_MEMORY = hashMemoryFor(Math.min(totalmem(), process.constrainedMemory() || totalmem()));

/** `key` is Argon2's secret value (RFC 9106, K). */
async function stretch(
  secret: string,
  salt: Buffer,
  memory: number | null = null,
  key: ServerKey = null,
): Promise<SecretKeys> {
  const bytes = await hashRaw(secret.normalize("NFC"), {
    ...ARGON2,
    salt,
    memoryCost: memory ?? LEAST_MEMORY,
    ...(memory !== null && key !== null && { secret: key }),
  });
  return {
    // Stored hashed, so that the row alone cannot authenticate.
    verifier: createHash("sha256").update(bytes.subarray(0, KEY_LENGTH)).digest(),
    wrappingKey: Buffer.from(bytes.subarray(KEY_LENGTH)),
  };
}

export const makePasswordLock = (
  key: Buffer,
  password: string,
  dataKey: Buffer,
  accountId: string,
): Promise<Lock> => makeLock(password, dataKey, accountId, "password", key);

/** Wraps the data key with a recovery code, which has too many random bits to be guessed. */
export const makeRecoveryLock = (code: string, dataKey: Buffer, accountId: string): Promise<Lock> =>
  makeLock(code, dataKey, accountId, "recovery", null);

async function makeLock(
  secret: string,
  dataKey: Buffer,
  accountId: string,
  purpose: Purpose,
  key: ServerKey,
): Promise<Lock> {
  const salt = randomBytes(SALT_LENGTH);
  const memory = key && HASH_MEMORY;
  const { verifier, wrappingKey } = await stretch(secret, salt, memory, key);
  const wrappedKey = wrapDataKey(wrappingKey, dataKey, accountId, purpose);
  return { salt, verifier, wrappedKey, memory };
}

/** Returns whether a password's lock was made without the server's key, or with less memory than now. */
export const isOutdated = ({ memory }: Lock): boolean => memory === null || memory < HASH_MEMORY;

export const openPasswordLock = (
  key: Buffer,
  password: string,
  lock: Lock | null,
  accountId: string,
): Promise<Buffer | null> => openLock(password, lock, accountId, "password", key);

export const openRecoveryLock = (
  code: string,
  lock: Lock | null,
  accountId: string,
): Promise<Buffer | null> => openLock(code, lock, accountId, "recovery", null);

/** `null` for a wrong secret. Without a lock it does the same work: timing reveals nothing. */
async function openLock(
  secret: string,
  lock: Lock | null,
  accountId: string,
  purpose: Purpose,
  key: ServerKey,
): Promise<Buffer | null> {
  const { salt, memory } = lock ?? { salt: randomBytes(SALT_LENGTH), memory: key && HASH_MEMORY };
  const { verifier, wrappingKey } = await stretch(secret, salt, memory, key);
  const matches = timingSafeEqual(verifier, lock?.verifier ?? Buffer.alloc(KEY_LENGTH));
  return lock && matches ? unwrapDataKey(wrappingKey, lock.wrappedKey, accountId, purpose) : null;
}

/** The stored part of a PIN: a verifier without a key. */
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
