import { createHash } from "node:crypto";
import type { VerifiedRegistrationResponse } from "@simplewebauthn/server";
import { bytesOfUuid, UUID_LENGTH, uuidOf } from "../account-bytes.ts";
import { DecryptionError, deriveKey, KEY_LENGTH } from "../cipher.ts";
import { unwrapDataKey, wrapDataKey } from "./data-key.ts";

export interface PasskeySite {
  /** The host name (WebAuthn's relying party). */
  readonly id: string;
  readonly isOrigin: (origin: string) => boolean;
}

export function passkeySite(publicAddress: string | null): PasskeySite {
  if (publicAddress === null) {
    return { id: "localhost", isOrigin: (origin) => /^http:\/\/localhost(:\d+)?$/.test(origin) };
  }
  const { hostname, origin: own } = new URL(publicAddress);
  return { id: hostname, isOrigin: (origin) => origin === own };
}

export interface PasskeyCredential {
  readonly id: string;
  /** COSE, in base64url. */
  readonly publicKey: string;
}

/** A device's response for a sign-in or a new passkey; each text is in base64url. */
export interface PasskeyAnswer {
  readonly id: string;
  readonly clientDataJSON: string;
}
export type NewPasskeyAnswer = PasskeyAnswer & { readonly attestationObject: string };
export type SignInAnswer = PasskeyAnswer & {
  readonly authenticatorData: string;
  readonly signature: string;
};

export const passkeyUser = (accountId: string): string =>
  bytesOfUuid(accountId).toString("base64url");

export function accountOfPasskeyUser(text: string): string | null {
  const bytes = Buffer.from(text, "base64url");
  return bytes.length === UUID_LENGTH ? uuidOf(bytes) : null;
}

/** Returns the hash of a passkey's id for one account, so that accounts cannot be linked by it. */
export const passkeyHash = (accountId: string, credentialId: string): string =>
  createHash("sha256").update(`${accountId}\n${credentialId}`).digest("hex");

export function clientDataOf({ clientDataJSON }: PasskeyAnswer): {
  readonly challenge: string;
  readonly origin: string;
} {
  try {
    const { challenge, origin } = JSON.parse(Buffer.from(clientDataJSON, "base64url").toString());
    return { challenge: String(challenge), origin: String(origin) };
  } catch {
    return { challenge: "", origin: "" };
  }
}

/** Returns the credential if it signed this challenge on a page of this site, else `null`. */
export async function verifyNewPasskey(
  site: PasskeySite,
  { id, clientDataJSON, attestationObject }: NewPasskeyAnswer,
): Promise<{ readonly credential: PasskeyCredential; readonly counter: number } | null> {
  const { challenge, origin } = clientDataOf({ id, clientDataJSON });
  if (!site.isOrigin(origin)) return null;
  const { verifyRegistrationResponse } = await loadWebAuthn();
  const answer = verifyRegistrationResponse({
    response: {
      ...frameOf(id),
      response: { clientDataJSON, attestationObject },
    },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: site.id,
  });
  const verified = await answer.catch((): VerifiedRegistrationResponse => ({ verified: false }));
  if (!verified.verified) return null;
  const { counter, publicKey } = verified.registrationInfo.credential;
  return {
    credential: { id, publicKey: Buffer.from(publicKey).toString("base64url") },
    counter,
  };
}

/** Returns the counter if the passkey signed this challenge on this site, else `null`. */
export async function verifySignIn(
  site: PasskeySite,
  { id, ...response }: SignInAnswer,
  { publicKey }: PasskeyCredential,
  counter: number,
): Promise<number | null> {
  const { challenge, origin } = clientDataOf({ id, ...response });
  if (!site.isOrigin(origin)) return null;
  const { verifyAuthenticationResponse } = await loadWebAuthn();
  const answer = verifyAuthenticationResponse({
    response: { ...frameOf(id), response },
    expectedChallenge: challenge,
    expectedOrigin: origin,
    expectedRPID: site.id,
    credential: { id, publicKey: Uint8Array.from(Buffer.from(publicKey, "base64url")), counter },
  });
  const verified = await answer.catch(() => null);
  return verified?.verified ? verified.authenticationInfo.newCounter : null;
}

const frameOf = (id: string) => ({
  id,
  rawId: id,
  type: "public-key" as const,
  clientExtensionResults: {},
});

/** Wraps with a key that only the device can derive (WebAuthn PRF: 32 bytes, never stored). */
export const wrapForPasskey = (
  prf: string,
  dataKey: Buffer,
  accountId: string,
  hash: string,
): Buffer => wrapDataKey(keyOf(prf), dataKey, accountId, `passkey/${hash}`);

/** Returns `null` when it was wrapped with another key, or is damaged. */
export function openForPasskey(
  prf: string,
  wrapped: Buffer,
  accountId: string,
  hash: string,
): Buffer | null {
  if (Buffer.from(prf, "base64url").length !== KEY_LENGTH) return null;
  try {
    return unwrapDataKey(keyOf(prf), wrapped, accountId, `passkey/${hash}`);
  } catch (error) {
    if (error instanceof DecryptionError) return null;
    throw error;
  }
}

/** Loaded with the first passkey, since it takes 20 MB (docs/decisions/006). */
const loadWebAuthn = () => import("@simplewebauthn/server");

const keyOf = (prf: string) => deriveKey(Buffer.from(prf, "base64url"), "passkey");
