import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

/** Thrown when sealed bytes do not open: another key, another place, or a changed byte. */
export class SealBrokenError extends Error {
  constructor() {
    super("sealed bytes do not open here");
    this.name = "SealBrokenError";
  }
}

const FORMAT = 1;
const IV_LENGTH = 12;
const TAG_LENGTH = 16;
const HEADER_LENGTH = 1 + IV_LENGTH + TAG_LENGTH;
export const KEY_LENGTH = 32;

/**
 * Seals with AES-256-GCM: format byte, IV, tag, ciphertext. `place` says where the bytes belong
 * (account, kind, key …); they open nowhere else. Random IVs are safe for 2^32 seals of one key
 * (NIST SP 800-38D §8.3), more than one woman writes.
 */
export function seal(key: Buffer, plain: Buffer, place: readonly string[]): Buffer {
  const iv = randomBytes(IV_LENGTH);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  cipher.setAAD(encodePlace(place));
  const sealed = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([Buffer.of(FORMAT), iv, cipher.getAuthTag(), sealed]);
}

/** @throws SealBrokenError */
export function open(key: Buffer, sealed: Buffer, place: readonly string[]): Buffer {
  if (sealed.length < HEADER_LENGTH || sealed[0] !== FORMAT) throw new SealBrokenError();
  const iv = sealed.subarray(1, 1 + IV_LENGTH);
  const tag = sealed.subarray(1 + IV_LENGTH, HEADER_LENGTH);
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, iv, { authTagLength: TAG_LENGTH });
    decipher.setAAD(encodePlace(place));
    decipher.setAuthTag(tag);
    return Buffer.concat([decipher.update(sealed.subarray(HEADER_LENGTH)), decipher.final()]);
  } catch {
    throw new SealBrokenError();
  }
}

/** A key for one purpose from a key of full strength. */
export function deriveKey(key: Buffer, purpose: string): Buffer {
  return Buffer.from(hkdfSync("sha256", key, "", `mwezi/${purpose}`, KEY_LENGTH));
}

// JSON keeps ["ab","c"] and ["a","bc"] apart, which joining would not.
const encodePlace = (place: readonly string[]) => Buffer.from(JSON.stringify(place));
