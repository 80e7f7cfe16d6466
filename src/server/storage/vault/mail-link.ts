import { createHash, randomBytes } from "node:crypto";
import { decodeSecret, encodeSecret } from "./account-bytes.ts";
import { KEY_LENGTH } from "./cipher.ts";

export interface MailLink {
  readonly accountId: string;
  readonly hash: string;
}

export const makeMailToken = (accountId: string): string =>
  encodeSecret(accountId, randomBytes(KEY_LENGTH));

/** Returns `null` if the token is malformed. SHA-256 is enough: the token has 256 random bits. */
export function readMailToken(token: string): MailLink | null {
  const decoded = decodeSecret(token);
  if (decoded === null) return null;
  const { accountId, secret } = decoded;
  return { accountId, hash: createHash("sha256").update(secret).digest("hex") };
}
