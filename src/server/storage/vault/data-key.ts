import { randomBytes } from "node:crypto";
import { KEY_LENGTH, open, seal } from "./cipher.ts";

/** The key that encrypts an account's data. Generated once, at registration. */
export const makeDataKey = (): Buffer => randomBytes(KEY_LENGTH);

export function sealDataKey(
  wrappingKey: Buffer,
  dataKey: Buffer,
  accountId: string,
  purpose: string,
): Buffer {
  return seal(wrappingKey, dataKey, ["data-key", purpose, accountId]);
}

/** @throws SealBrokenError */
export function openDataKey(
  wrappingKey: Buffer,
  wrapped: Buffer,
  accountId: string,
  purpose: string,
): Buffer {
  return open(wrappingKey, wrapped, ["data-key", purpose, accountId]);
}
