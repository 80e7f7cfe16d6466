import {
  type AuthenticationResponseJSON,
  base64URLStringToBuffer,
  startAuthentication,
  startRegistration,
  type WebAuthnError,
} from "@simplewebauthn/browser";
import type { PasskeyQuestion } from "#contract/account/passkey-question.ts";
import { PRF_INPUT } from "#contract/account/passkeys.ts";
import type { CallAnswer, CallInput } from "#contract/endpoints.ts";
import { base64UrlOf } from "../seal/base64.ts";
import { PasskeyError, type PasskeyTrouble } from "./passkey-error.ts";

export type NewPasskey = Omit<CallInput<"POST /api/account/passkeys">["body"], "password">;
type SignIn = CallInput<"POST /api/auth/passkey">["body"];
type Signature = Omit<SignIn, "user" | "prf">;

// ES256, EdDSA and RS256 (IANA COSE): every authenticator supports one of them.
const ALGORITHMS = [-7, -8, -257];
const TIMEOUT_MILLISECONDS = 120_000;

const keyWork = () => ({ prf: { eval: { first: new TextEncoder().encode(PRF_INPUT) } } });

/** Creates a passkey, without `prf` if the device doesn't support it. @throws PasskeyError */
export async function makePasskey(
  asked: CallAnswer<"POST /api/account/passkeys/challenge">,
): Promise<NewPasskey> {
  refuseElsewhere(asked.site);
  const made = await startRegistration({
    optionsJSON: {
      challenge: asked.challenge,
      rp: { id: asked.site, name: "Mwezi" },
      user: { id: asked.user, name: asked.email ?? "Mwezi", displayName: asked.email ?? "Mwezi" },
      pubKeyCredParams: ALGORITHMS.map((alg) => ({ alg, type: "public-key" as const })),
      authenticatorSelection: { residentKey: "required", userVerification: "required" },
      excludeCredentials: asked.others.map(descriptorOf),
      timeout: TIMEOUT_MILLISECONDS,
      extensions: keyWork(),
    },
  }).catch(raise);
  const { prf } = made.clientExtensionResults;
  const { attestationObject, clientDataJSON } = made.response;
  const bytes = prf?.results?.first ?? (prf?.enabled ? await askAgain(asked, made.id) : undefined);
  return {
    id: made.id,
    clientDataJSON,
    attestationObject,
    ...(bytes && { prf: textOf(bytes) }),
  };
}

/** Some authenticators return a PRF output only when signing; the signature is ignored. */
async function askAgain(
  { site, challenge }: CallAnswer<"POST /api/account/passkeys/challenge">,
  id: string,
) {
  const signed = await sign({ challenge, site, ids: [id] }, keyWork());
  return signed.clientExtensionResults.prf?.results?.first;
}

export async function askPasskey(
  asked: CallAnswer<"POST /api/auth/passkey/challenge">,
): Promise<SignIn> {
  const signed = await sign(asked, keyWork());
  const prf = signed.clientExtensionResults.prf?.results?.first;
  if (prf === undefined) throw new PasskeyError("no-key");
  return { ...partsOf(signed), user: signed.response.userHandle ?? "", prf: textOf(prf) };
}

/** Signs the server's challenge as a second factor; returns no key. @throws PasskeyError */
export const provePasskey = async (asked: PasskeyQuestion): Promise<Signature> =>
  partsOf(await sign(asked));

/** Requires a touch of one passkey; only the device verifies it. @throws PasskeyError */
export async function touchPasskey(id: string): Promise<void> {
  await touch([id]);
}

/** Asks for a passkey; returns its id if it is this account's, else `null`. @throws PasskeyError */
export async function findPasskeyHere(account: string): Promise<string | null> {
  const { id, response, authenticatorAttachment } = await touch();
  const isHers = response.userHandle === textOf(bytesOfUuid(account));
  return isHers && authenticatorAttachment === "platform" ? id : null;
}

/** Offset of the flags, which include user verification, in authenticator data (WebAuthn §6.1). */
const FLAGS_AT = 32;
const USER_VERIFIED = 0b100;

async function touch(ids?: string[]) {
  const challenge = textOf(crypto.getRandomValues(new Uint8Array(32)));
  const signed = await sign({ challenge, site: location.hostname, ...(ids && { ids }) });
  const said = new Uint8Array(base64URLStringToBuffer(signed.response.authenticatorData));
  if (((said[FLAGS_AT] ?? 0) & USER_VERIFIED) === 0) throw new PasskeyError("stopped");
  return signed;
}

const bytesOfUuid = (uuid: string) =>
  Uint8Array.from(uuid.replaceAll("-", "").match(/../g) ?? [], (hex) => Number.parseInt(hex, 16));

type Asked = Pick<PasskeyQuestion, "challenge" | "site"> & Partial<Pick<PasskeyQuestion, "ids">>;

/** Without `ids` any passkey of the site may sign. */
function sign({ challenge, site, ids }: Asked, extensions?: ReturnType<typeof keyWork>) {
  refuseElsewhere(site);
  return startAuthentication({
    optionsJSON: {
      challenge,
      rpId: site,
      ...(ids && { allowCredentials: ids.map(descriptorOf) }),
      userVerification: "required",
      timeout: TIMEOUT_MILLISECONDS,
      ...(extensions && { extensions }),
    },
  }).catch(raise);
}

const descriptorOf = (id: string) => ({ id, type: "public-key" as const });

function partsOf({ id, response }: AuthenticationResponseJSON): Signature {
  const { authenticatorData, clientDataJSON, signature } = response;
  return { id, authenticatorData, clientDataJSON, signature };
}

function refuseElsewhere(site: string): void {
  const isThere = location.hostname === site || location.hostname.endsWith(`.${site}`);
  if (!isThere || !("PublicKeyCredential" in window)) throw new PasskeyError("elsewhere");
}

function textOf(bytes: ArrayBuffer | ArrayBufferView): string {
  const view = ArrayBuffer.isView(bytes)
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new Uint8Array(bytes);
  return base64UrlOf(view);
}

const TROUBLES: Partial<Record<WebAuthnError["code"], PasskeyTrouble>> = {
  ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED: "exists",
  ERROR_INVALID_DOMAIN: "elsewhere",
  ERROR_INVALID_RP_ID: "elsewhere",
};

/** Browsers don't tell a page why the user or the device cancelled. */
function raise(error: Error & { readonly code?: WebAuthnError["code"] }): never {
  throw new PasskeyError((error.code && TROUBLES[error.code]) ?? "stopped");
}
