import {
  startAuthentication,
  startRegistration,
  type WebAuthnError,
} from "@simplewebauthn/browser";
import type { RequestInput, ResponseData } from "#contract/endpoint.ts";
import {
  type addPasskey,
  type beginPasskey,
  type beginPasskeySignIn,
  PRF_INPUT,
  type signInWithPasskey,
} from "#contract/passkeys.ts";
import { PasskeyError, type PasskeyTrouble } from "./passkey-error.ts";

/** What asks her device for a passkey; loaded when she does. */

type NewPasskey = Omit<RequestInput<typeof addPasskey>["body"], "password">;
type SignIn = RequestInput<typeof signInWithPasskey>["body"];

// ES256, EdDSA and RS256 (IANA COSE): between them every device has one.
const ALGORITHMS = [-7, -8, -257];
const TIMEOUT_MILLISECONDS = 120_000;

const keyWork = () => ({ prf: { eval: { first: new TextEncoder().encode(PRF_INPUT) } } });

/** @throws PasskeyError */
export async function makePasskey(asked: ResponseData<typeof beginPasskey>): Promise<NewPasskey> {
  refuseElsewhere(asked.site);
  const made = await startRegistration({
    optionsJSON: {
      challenge: asked.challenge,
      rp: { id: asked.site, name: "Mwezi" },
      user: { id: asked.user, name: asked.email ?? "Mwezi", displayName: asked.email ?? "Mwezi" },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" as const })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: asked.others.map((id) => ({ id, type: "public-key" as const })),
      timeout: TIMEOUT_MILLISECONDS,
      extensions: keyWork(),
    },
  }).catch(raise);
  const { prf } = made.clientExtensionResults;
  const { attestationObject, clientDataJSON } = made.response;
  return {
    id: made.id,
    clientDataJSON,
    attestationObject,
    prf: textOf(prf?.results?.first ?? (prf?.enabled ? await askAgain(asked, made.id) : undefined)),
  };
}

/** Some devices work the key out only when they sign. Nobody reads the signature. */
async function askAgain({ site, challenge }: ResponseData<typeof beginPasskey>, id: string) {
  const signed = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId: site,
      allowCredentials: [{ id, type: "public-key" }],
      userVerification: "required",
      timeout: TIMEOUT_MILLISECONDS,
      extensions: keyWork(),
    },
  }).catch(raise);
  return signed.clientExtensionResults.prf?.results?.first;
}

/** @throws PasskeyError */
export async function askPasskey({
  challenge,
  site,
}: ResponseData<typeof beginPasskeySignIn>): Promise<SignIn> {
  refuseElsewhere(site);
  const signed = await startAuthentication({
    optionsJSON: {
      challenge,
      rpId: site,
      userVerification: "required",
      timeout: TIMEOUT_MILLISECONDS,
      extensions: keyWork(),
    },
  }).catch(raise);
  const { authenticatorData, clientDataJSON, signature, userHandle = "" } = signed.response;
  const prf = textOf(signed.clientExtensionResults.prf?.results?.first);
  return { id: signed.id, user: userHandle, authenticatorData, clientDataJSON, signature, prf };
}

function refuseElsewhere(site: string): void {
  const isThere = location.hostname === site || location.hostname.endsWith(`.${site}`);
  if (!isThere || !("PublicKeyCredential" in window)) throw new PasskeyError("elsewhere");
}

/** @throws PasskeyError where the device works out no key */
function textOf(bytes: ArrayBuffer | ArrayBufferView | undefined): string {
  if (bytes === undefined) throw new PasskeyError("no-key");
  const view = ArrayBuffer.isView(bytes)
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new Uint8Array(bytes);
  const base64 = btoa(String.fromCharCode(...view));
  return base64.replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

const TROUBLES: Partial<Record<WebAuthnError["code"], PasskeyTrouble>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "exists",
  ERROR_INVALID_DOMAIN: "elsewhere",
  ERROR_INVALID_RP_ID: "elsewhere",
};

/** Browsers tell no page why she stopped, or the device. */
function raise(error: Error & { readonly code?: WebAuthnError["code"] }): never {
  throw new PasskeyError((error.code && TROUBLES[error.code]) ?? "stopped");
}
