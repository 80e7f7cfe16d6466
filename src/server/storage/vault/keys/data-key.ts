import { randomBytes } from "node:crypto";
import { decrypt, encrypt, KEY_LENGTH } from "../cipher.ts";

/** The key that encrypts an account's data. Generated at registration, and replaced when the user locks others out. */
export const makeDataKey = (): Buffer => randomBytes(KEY_LENGTH);

export function wrapDataKey(
  wrappingKey: Buffer,
  dataKey: Buffer,
  accountId: string,
  purpose: string,
): Buffer {
  return encrypt(wrappingKey, dataKey, ["data-key", purpose, accountId]);
}

export function unwrapDataKey(
  wrappingKey: Buffer,
  wrapped: Buffer,
  accountId: string,
  purpose: string,
): Buffer {
  return decrypt(wrappingKey, wrapped, ["data-key", purpose, accountId]);
}
