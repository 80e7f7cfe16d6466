import { createHmac } from "node:crypto";
import { isSignInName } from "#contract/kernel/email-address.ts";
import { decrypt, deriveKey, encrypt } from "../cipher.ts";

/** Begins the hash of a sign-in name, so that unused accounts without an address can be deleted. */
export const NAME_MARK = "name:";

/** This server's keyed hashes and encryption, never for health data. */
export interface ServerSecret {
  /** Finds an account by its e-mail address, or by its sign-in name, marked by `NAME_MARK`. */
  readonly emailMac: (email: string) => string;
  /** Pseudonym of an account outside the database. */
  readonly accountMac: (accountId: string) => string;
  /** Pseudonym of an account or address in the throttle. */
  readonly throttleSubject: (scope: string, value: string) => string;
  readonly pushMac: (endpoint: string) => string;
  /** Proves that a challenge for a passkey is this server's. */
  readonly challengeMac: (text: string) => Buffer;
  /** Encrypts what the server must read while the user is signed out, never health data. */
  readonly encryptText: (place: readonly string[], text: string) => Buffer;
  /** `null` for a text that is damaged or from another place. */
  readonly openText: (place: readonly string[], sealed: Buffer) => string | null;
  /** Part of every password hash, so that a stolen database alone cannot verify guesses. */
  readonly passwordKey: Buffer;
  /** Stored in the database, so that another secret is detected at start. */
  readonly checkValue: string;
}

export function createServerSecret(secret: string): ServerSecret {
  const root = Buffer.from(secret, "utf8");
  const mac = (purpose: string) => {
    const key = deriveKey(root, purpose);
    return (text: string) => createHmac("sha256", key).update(text).digest("base64url");
  };
  const throttle = mac("throttle");
  const emailHash = mac("email");
  const challenge = mac("challenge");
  const sealingKey = deriveKey(root, "server-texts");
  return {
    emailMac: (email) => (isSignInName(email) ? NAME_MARK : "") + emailHash(email),
    pushMac: mac("push-endpoint"),
    accountMac: mac("account"),
    throttleSubject: (scope, value) => throttle(`${scope}\n${value}`),
    challengeMac: (text) => Buffer.from(challenge(text), "base64url"),
    encryptText: (place, text) => encrypt(sealingKey, Buffer.from(text), place),
    openText: (place, sealed) => {
      try {
        return decrypt(sealingKey, sealed, place).toString();
      } catch {
        return null;
      }
    },
    passwordKey: deriveKey(root, "password"),
    checkValue: mac("check")("mwezi"),
  };
}
