import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { PasswordSchema, ShortTextSchema } from "../kernel/fields.ts";
import { DeviceHeadersSchema, SignedInSchema } from "./auth.ts";
import { CredentialIdSchema, PartSchema, signatureParts } from "./passkey-answer.ts";
import { secondStepProof } from "./second-factor.ts";

/** 32 bytes that only the authenticator can derive, from the credential and `PRF_INPUT`. */
const PrfSchema = ShortTextSchema.check(z.stringFormat("base64url", /^[\w-]{43}$/));

/** The input of WebAuthn's PRF extension. Must never change: keys are derived from it. */
export const PRF_INPUT = "mwezi/data-key/1";

export const PasskeySchema = z.object({
  id: z.string(),
  /** The browser that added it; `null` if corrupted at rest. */
  device: z.nullable(z.string()),
  /** False if the authenticator lacks PRF: only a second step beside the password. */
  opensData: z.boolean(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof PasskeySchema>;

export const MOST_PASSKEYS = 20;

/**
 * Lists the passkeys, the latest added first.
 * @example GET → 200 [{"id":"9f2c…","device":"Chrome on Android","opensData":true,"addedAt":"…","lastUsedAt":null}]
 */
export const listPasskeys = endpoint({
  method: "GET",
  path: "/api/account/passkeys",
  summary: "List passkeys",
  request: {},
  response: z.array(PasskeySchema),
});

/**
 * Returns what a browser needs to create a passkey: a challenge for this session (valid once, for
 * five minutes), the site's name, the user handle, and the existing credential ids. With a second
 * factor the request must include it.
 * Errors: 403 `wrong_password`, `code_needed`, `wrong_code`; 429 `too_many_attempts`.
 * @example POST {"password":"marula-24"}
 *          → 201 {"challenge":"q83v…","site":"mwezi.example.org","user":"GRqX…","email":"thandi@example.org","others":[]}
 */
export const beginPasskey = endpoint({
  method: "POST",
  path: "/api/account/passkeys/challenge",
  summary: "Begin to add a passkey",
  request: { body: z.strictObject({ password: PasswordSchema, ...secondStepProof }) },
  response: z.object({
    challenge: z.string(),
    site: z.string(),
    user: z.string(),
    email: z.nullable(z.string()),
    others: z.array(z.string()),
  }),
  status: 201,
  errors: ["wrong_password", "code_needed", "wrong_code", "too_many_attempts"],
});

/**
 * Adds a passkey that signs in and opens the data. `prf` is the authenticator's output for
 * `PRF_INPUT`; it wraps a copy of the data key and is not stored. Without `prf` the passkey is a
 * second step: password sign-in then needs it, or a code, and other sessions end. The first second
 * step returns ten spare codes, once.
 * Errors: 403 `wrong_password`, 422 `invalid_input` on `clientDataJSON` when the challenge expired,
 * was used or is another account's, on `attestationObject` when it is not from a passkey of this
 * site, and `too_many` on `id` beyond 20; 429 `too_many_attempts`.
 * @example POST {"password":"marula-24","id":"kX2…","clientDataJSON":"eyJ…","attestationObject":"o2N…","prf":"Zm9…"}
 *          → 201 {"id":"9f2c…","device":"Chrome on Android","opensData":true,"addedAt":"…","lastUsedAt":null,"spareCodes":[]}
 */
export const addPasskey = endpoint({
  method: "POST",
  path: "/api/account/passkeys",
  summary: "Add a passkey",
  request: {
    body: z.strictObject({
      password: PasswordSchema,
      id: CredentialIdSchema,
      clientDataJSON: PartSchema,
      attestationObject: PartSchema,
      prf: z.optional(PrfSchema),
    }),
  },
  response: z.extend(PasskeySchema, { spareCodes: z.array(z.string()) }),
  status: 201,
  errors: ["wrong_password", "too_many_attempts"],
});

/**
 * Removes a passkey and its copy of the data key. Sessions it started continue. Removing one that
 * is a second step needs a code or its signature, like signing in, and ends the other sessions;
 * after the last one, and without an app, the password alone signs in.
 * Errors: 403 `wrong_password`, `code_needed`, `wrong_code`, 404 `not_found` for an unknown passkey
 * or another account's, 429 `too_many_attempts`.
 * @example DELETE /api/account/passkeys/9f2c… {"password":"marula-24"} → 204
 */
export const removePasskey = endpoint({
  method: "DELETE",
  path: "/api/account/passkeys/{id}",
  summary: "Remove a passkey",
  request: {
    params: z.strictObject({ id: ShortTextSchema.check(z.stringFormat("id", /^[\w-]+$/)) }),
    body: z.strictObject({ password: PasswordSchema, ...secondStepProof }),
  },
  response: null,
  errors: ["wrong_password", "code_needed", "wrong_code", "too_many_attempts"],
});

/**
 * Returns a challenge for signing in with any passkey of this site: valid once, for five minutes.
 * @example POST → 200 {"challenge":"q83v…","site":"mwezi.example.org"}
 */
export const beginPasskeySignIn = endpoint({
  method: "POST",
  path: "/api/auth/passkey/challenge",
  access: "public",
  summary: "Begin to sign in with a passkey",
  request: {},
  response: z.object({ challenge: z.string(), site: z.string() }),
});

/**
 * Signs in with a discoverable passkey and opens the data with it. An unknown or removed passkey
 * and a wrong signature get the same answer.
 * Errors: 401 `wrong_credentials`, 422 `invalid_input`, 429 `too_many_attempts`.
 * @example POST {"id":"kX2…","user":"GRqX…","clientDataJSON":"eyJ…","authenticatorData":"SZY…","signature":"MEU…","prf":"Zm9…"}
 *          → 200 {"token":"…","user":{"id":"…","name":"Thandi","email":"thandi@example.org"}}
 */
export const signInWithPasskey = endpoint({
  method: "POST",
  path: "/api/auth/passkey",
  access: "public",
  summary: "Sign in with a passkey",
  request: {
    headers: DeviceHeadersSchema,
    body: z.strictObject({
      ...signatureParts,
      user: ShortTextSchema.check(z.stringFormat("base64url", /^[\w-]+$/)),
      prf: PrfSchema,
    }),
  },
  response: SignedInSchema,
  errors: ["wrong_credentials", "too_many_attempts"],
});
