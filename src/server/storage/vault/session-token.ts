import { createHash, randomBytes } from "node:crypto";
import { decodeSecret, encodeSecret } from "./account-bytes.ts";
import { deriveKey, KEY_LENGTH } from "./cipher.ts";

/** The secret derives the key that unwraps the data key; the server stores only its hash. */
export interface SessionToken {
  readonly accountId: string;
  readonly hash: string;
  readonly wrappingKey: Buffer;
}

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
  const text = prefixes[purpose] + encodeSecret(accountId, secret);
  return { text, ...fromSecret(accountId, secret, purpose) };
}

export function readToken(text: string, purpose: TokenPurpose = "session"): SessionToken | null {
  const prefix = prefixes[purpose];
  const decoded = text.startsWith(prefix) ? decodeSecret(text.slice(prefix.length)) : null;
  return decoded && fromSecret(decoded.accountId, decoded.secret, purpose);
}

function fromSecret(accountId: string, secret: Buffer, purpose: TokenPurpose): SessionToken {
  return {
    accountId,
    hash: createHash("sha256").update(secret).digest("hex"),
    wrappingKey: deriveKey(secret, purpose),
  };
}
