import { createHash, randomBytes } from "node:crypto";
import { decodeSecret, encodeSecret } from "./account-bytes.ts";
import { decrypt, deriveKey, encrypt, KEY_LENGTH } from "./cipher.ts";

/** What a feed's address gives access to: one calendar, and no key of the account. */
export interface FeedAccess {
  readonly accountId: string;
  readonly hash: string;
  readonly encrypt: (calendar: string) => Buffer;
  readonly decrypt: (sealed: Buffer) => Buffer;
}

export const makeFeedToken = (accountId: string): string =>
  encodeSecret(accountId, randomBytes(KEY_LENGTH));

/** Returns `null` if the token is malformed. SHA-256 is enough: the token has 256 random bits. */
export function readFeedToken(token: string): FeedAccess | null {
  const decoded = decodeSecret(token);
  if (decoded === null) return null;
  const { accountId, secret } = decoded;
  const key = deriveKey(secret, "calendar-feed/key");
  const place = ["calendar-feed", accountId];
  return {
    accountId,
    hash: createHash("sha256").update(deriveKey(secret, "calendar-feed/proof")).digest("hex"),
    encrypt: (calendar) => encrypt(key, Buffer.from(calendar), place),
    decrypt: (sealed) => decrypt(key, sealed, place),
  };
}
