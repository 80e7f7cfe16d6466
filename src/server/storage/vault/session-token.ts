import { createHash, randomBytes } from "node:crypto";
import { bytesOfUuid, UUID_LENGTH, uuidOf } from "./account-bytes.ts";
import { deriveKey, KEY_LENGTH } from "./cipher.ts";

/**
 * A session token has its account and a secret. The server stores the secret's hash, and the data key wrapped
 * with a key derived from the secret, so that only the token can unwrap it.
 */
export interface SessionToken {
  readonly accountId: string;
  readonly hash: string;
  readonly wrappingKey: Buffer;
}

const TOKEN_LENGTH = Math.ceil(((UUID_LENGTH + KEY_LENGTH) * 4) / 3);
const BASE64URL = /^[\w-]+$/;

export function issueToken(accountId: string): SessionToken & { readonly text: string } {
  const secret = randomBytes(KEY_LENGTH);
  const account = bytesOfUuid(accountId);
  const text = Buffer.concat([account, secret]).toString("base64url");
  return { text, ...fromSecret(accountId, secret) };
}

/** Returns `null` for a malformed token. */
export function readToken(text: string): SessionToken | null {
  if (text.length !== TOKEN_LENGTH || !BASE64URL.test(text)) return null;
  const bytes = Buffer.from(text, "base64url");
  return fromSecret(uuidOf(bytes.subarray(0, UUID_LENGTH)), bytes.subarray(UUID_LENGTH));
}

function fromSecret(accountId: string, secret: Buffer): SessionToken {
  return {
    accountId,
    // SHA-256 is enough for 256 random bits.
    hash: createHash("sha256").update(secret).digest("hex"),
    wrappingKey: deriveKey(secret, "session"),
  };
}
