import { createHash, randomBytes } from "node:crypto";
import { bytesOfUuid, UUID_LENGTH, uuidOf } from "./account-bytes.ts";
import { KEY_LENGTH } from "./cipher.ts";

/** What the link in a mail proves: that its holder reads the mails of one account. It opens nothing. */
export interface MailLink {
  readonly accountId: string;
  /** Finds the row; the server stores it beside the sealed token. */
  readonly hash: string;
}

/** A new token: the account and a secret, in base64url. */
export const makeMailToken = (accountId: string): string =>
  Buffer.concat([bytesOfUuid(accountId), randomBytes(KEY_LENGTH)]).toString("base64url");

/** 48 bytes in base64url. */
const TOKEN = /^[\w-]{64}$/;

/** `null` for what is no token. A fast hash is enough for 256 random bits. */
export function readMailToken(token: string): MailLink | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, "base64url");
  return {
    accountId: uuidOf(bytes.subarray(0, UUID_LENGTH)),
    hash: createHash("sha256").update(bytes.subarray(UUID_LENGTH)).digest("hex"),
  };
}
