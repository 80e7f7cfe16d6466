import { createHmac } from "node:crypto";
import { deriveKey } from "./cipher.ts";

/** Keyed hashes of this server. The secret decrypts no health data. */
export interface ServerSecret {
  /** Finds an account by its e-mail address. */
  readonly emailMac: (email: string) => string;
  /** Pseudonym of an account or address in the throttle. */
  readonly throttleSubject: (scope: string, value: string) => string;
  /** Stored with the database, so that another secret is noticed at start. */
  readonly checkValue: string;
}

export function createServerSecret(secret: string): ServerSecret {
  const root = Buffer.from(secret, "utf8");
  const mac = (purpose: string) => {
    const key = deriveKey(root, purpose);
    return (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  };
  const throttle = mac("throttle");
  return {
    emailMac: mac("email"),
    throttleSubject: (scope, value) => throttle(`${scope}\n${value}`),
    checkValue: mac("check")("mwezi"),
  };
}
