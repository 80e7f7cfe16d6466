import { createCipheriv, createDecipheriv, createHmac, randomBytes } from "node:crypto";

export class DecryptionError extends Error {
  constructor() {
    super("the bytes could not be decrypted");
    this.name = "DecryptionError";
  }
}

const FORMAT = 1;
const IV_LENGTH = 12;
const TAG_LENGTH = 16;
const HEADER_LENGTH = 1 + IV_LENGTH + TAG_LENGTH;
export const KEY_LENGTH = 32;

/**
 * `place` is authenticated. Random IVs are safe for 2^32 encryptions with one key (SP 800-38D
 * §8.3).
 */
export function encrypt(key: Buffer, plain: Uint8Array, place: readonly string[]): Buffer {
  const iv = randomBytes(IV_LENGTH);
  const cipher = createCipheriv("aes-256-gcm", key, iv);
  cipher.setAAD(encodePlace(place));
  // GCM is a stream mode: `final` adds only the tag, so the ciphertext needs no copying.
  const sealed = cipher.update(plain);
  cipher.final();
  return Buffer.concat([Buffer.of(FORMAT), iv, cipher.getAuthTag(), sealed]);
}

export function decrypt(key: Buffer, sealed: Buffer, place: readonly string[]): Buffer {
  if (sealed.length < HEADER_LENGTH || sealed[0] !== FORMAT) throw new DecryptionError();
  const iv = sealed.subarray(1, 1 + IV_LENGTH);
  const tag = sealed.subarray(1 + IV_LENGTH, HEADER_LENGTH);
  try {
    const decipher = createDecipheriv("aes-256-gcm", key, iv, { authTagLength: TAG_LENGTH });
    decipher.setAAD(encodePlace(place));
    decipher.setAuthTag(tag);
    const plain = decipher.update(sealed.subarray(HEADER_LENGTH));
    decipher.final();
    return plain;
  } catch {
    throw new DecryptionError();
  }
}

/** Computes one block of HKDF (RFC 5869) without salt: Node's own takes twice as long. */
export function deriveKey(key: Buffer, purpose: string): Buffer {
  const extracted = createHmac("sha256", "").update(key).digest();
  return createHmac("sha256", extracted).update(`mwezi/${purpose}\u0001`).digest();
}

// JSON distinguishes ["ab","c"] from ["a","bc"]; joining would not.
const encodePlace = (place: readonly string[]) => Buffer.from(JSON.stringify(place));
