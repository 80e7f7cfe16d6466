import { createHash, randomBytes } from "node:crypto";
import { bytesOfUuid, UUID_LENGTH, uuidOf } from "./account-bytes.ts";
import { KEY_LENGTH } from "./cipher.ts";

export interface MailLink {
  readonly accountId: string;
  readonly hash: string;
}

export const makeMailToken = (accountId: string): string =>
  Buffer.concat([bytesOfUuid(accountId), randomBytes(KEY_LENGTH)]).toString("base64url");

const TOKEN = /^[\w-]{64}$/;

/** Returns `null` if the token is malformed. SHA-256 is enough: the token has 256 random bits. */
export function readMailToken(token: string): MailLink | null {
  if (!TOKEN.test(token)) return null;
  const bytes = Buffer.from(token, "base64url");
  return {
    accountId: uuidOf(bytes.subarray(0, UUID_LENGTH)),
    hash: createHash("sha256").update(bytes.subarray(UUID_LENGTH)).digest("hex"),
  };
}
