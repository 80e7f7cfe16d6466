import { createHash, randomBytes } from "node:crypto";
import { bytesOfUuid, UUID_LENGTH, uuidOf } from "./account-bytes.ts";
import { deriveKey, KEY_LENGTH } from "./cipher.ts";

/** The secret derives the key that unwraps the data key; the server stores only its hash. */
export interface SessionToken {
  readonly accountId: string;
  readonly hash: string;
  readonly wrappingKey: Buffer;
}

const TOKEN_LENGTH = Math.ceil(((UUID_LENGTH + KEY_LENGTH) * 4) / 3);
const BASE64URL = /^[\w-]+$/;

export type TokenPurpose = "session" | "access-token";

/** Lets secret scanners recognise an access token in a repository or a log. */
const prefixes: Readonly<Record<TokenPurpose, string>> = {
  session: "",
  "access-token": "mwezi_",
};

export function issueToken(
  accountId: string,
  purpose: TokenPurpose = "session",
): SessionToken & { readonly text: string } {
  const secret = randomBytes(KEY_LENGTH);
  const account = bytesOfUuid(accountId);
  const text = prefixes[purpose] + Buffer.concat([account, secret]).toString("base64url");
  return { text, ...fromSecret(accountId, secret, purpose) };
}

export function readToken(text: string, purpose: TokenPurpose = "session"): SessionToken | null {
  const prefix = prefixes[purpose];
  const encoded = text.slice(prefix.length);
  if (!text.startsWith(prefix) || encoded.length !== TOKEN_LENGTH) return null;
  if (!BASE64URL.test(encoded)) return null;
  const bytes = Buffer.from(encoded, "base64url");
  return fromSecret(uuidOf(bytes.subarray(0, UUID_LENGTH)), bytes.subarray(UUID_LENGTH), purpose);
}

function fromSecret(accountId: string, secret: Buffer, purpose: TokenPurpose): SessionToken {
  return {
    accountId,
    hash: createHash("sha256").update(secret).digest("hex"),
    wrappingKey: deriveKey(secret, purpose),
  };
}
