import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { PasswordSchema, ShortTextSchema } from "../kernel/fields.ts";
import { DeviceHeadersSchema, SignedInSchema } from "./auth.ts";
import { CredentialIdSchema, PartSchema, signatureParts } from "./passkey-answer.ts";
import { secondStepProof } from "./second-factor.ts";

/** 32 bytes that the device works out of the credential and `PRF_INPUT`, and nobody else can. */
const PrfSchema = ShortTextSchema.check(z.stringFormat("base64url", /^[\w-]{43}$/));

/** What a device is asked to work a key out of (WebAuthn's PRF extension). Never changed: keys hang on it. */
export const PRF_INPUT = "mwezi/data-key/1";

export const PasskeySchema = z.object({
  id: z.string(),
  /** The browser it was added with; `null` where its name is damaged at rest. */
  device: z.nullable(z.string()),
  /** False where its device works no key out: it is a second step beside the password, and no more. */
  opensData: z.boolean(),
  addedAt: z.iso.datetime(),
  lastUsedAt: z.nullable(z.iso.datetime()),
});
export type Passkey = z.infer<typeof PasskeySchema>;

export const MOST_PASSKEYS = 20;

/**
 * Her passkeys, the one added last first.
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
 * What a browser needs to make a passkey: a challenge for this session that lasts five minutes and
 * works once, the name of the site, hers, and the identifiers of those she has already.
 * An account with a second factor sends it too.
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
 * Adds a passkey, which from then on signs her in and opens her data. `prf` is what her device
 * worked out of `PRF_INPUT`; a copy of the data key is wrapped with it, and it is not stored. Without
 * it the passkey is a second step: signing in with the password asks for its touch, or a code, and her
 * other sessions end. The first such turns that on and answers ten spare codes, this once.
 * Errors: 403 `wrong_password`, 422 `invalid_input` on `clientDataJSON` when the challenge has ended,
 * was used or is another's, on `attestationObject` when the answer is not a passkey's of this site,
 * and `too_many` on `id` beyond 20; 429 `too_many_attempts`.
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
 * Removes a passkey with its copy of the data key; it signs nobody in any more. Sessions that it
 * began go on until they are ended. One that is a second step takes a code or its touch too, as signing
 * in does, and ends her other sessions; with the last of them, and without an app, signing in asks for
 * the password alone.
 * Errors: 403 `wrong_password`, `code_needed`, `wrong_code`, 404 `not_found` for an unknown passkey or another woman's, 429
 * `too_many_attempts`.
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
 * A challenge to sign in by any passkey of this site: it lasts five minutes and works once.
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
 * Signs in with a passkey, which says itself whose it is, and opens her data with it. A passkey that
 * is unknown, was removed or signed something else gets the same answer.
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
