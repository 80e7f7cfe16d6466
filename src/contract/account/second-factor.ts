import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { limited, PasswordSchema } from "../kernel/fields.ts";
import { signatureParts } from "./passkey-answer.ts";

/** Six digits from an authenticator app, or a spare code; spaces and dashes are ignored. */
const SecondFactorCodeSchema = limited(20).check(
  z.stringFormat("recovery_code", /^[0-9a-zA-Z\s-]+$/),
);

/** Proof beside the password: either a code, or a passkey's signature over the challenge. */
export const secondStepProof = {
  code: z.optional(SecondFactorCodeSchema),
  passkey: z.optional(z.strictObject(signatureParts)),
};

/**
 * Returns whether password sign-in needs a second step, whether an authenticator app is one, and
 * how many spare codes are left. Passkeys used as a second step are in `listPasskeys`.
 * @example GET → 200 {"isOn":true,"hasApp":true,"spareCodes":9}
 */
export const getSecondFactor = endpoint({
  method: "GET",
  path: "/api/account/second-factor",
  summary: "Whether signing in asks for a code too",
  request: {},
  response: z.object({ isOn: z.boolean(), hasApp: z.boolean(), spareCodes: z.number() }),
});

/**
 * Returns a new secret for an authenticator app (TOTP, RFC 6238), in base32, and its otpauth URI.
 * Takes effect only once a code is sent with it.
 * @example POST → 200 {"secret":"GEZD…","address":"otpauth://totp/Mwezi:thandi%40example.org?secret=GEZD…&issuer=Mwezi"}
 */
export const makeSecondFactorSecret = endpoint({
  method: "POST",
  path: "/api/account/second-factor/secret",
  summary: "Make a secret for an authenticator app",
  request: {},
  response: z.object({ secret: z.string(), address: z.string() }),
});

/**
 * Turns on the authenticator app: password sign-in then needs a code. Returns ten spare codes,
 * once; each works once instead of the app. Passkeys that open the data need no code; the recovery
 * code turns the second factor off. Other sessions end. If a second factor is already on, `current`
 * proves it, and its secret and codes are replaced. Errors: 403 `wrong_password`, `code_needed`,
 * `wrong_code` when the code is not of that secret, or `current` is wrong; 429 `too_many_attempts`.
 * @example POST {"password":"marula-24","secret":"GEZD…","code":"287082"} → 201 {"spareCodes":["7KQ2-M4V9",…]}
 */
export const turnOnSecondFactor = endpoint({
  method: "POST",
  path: "/api/account/second-factor",
  summary: "Ask for a code at sign-in",
  request: {
    body: z.strictObject({
      password: PasswordSchema,
      secret: limited(32).check(z.stringFormat("id", /^[A-Z2-7]{32}$/)),
      code: SecondFactorCodeSchema,
      current: z.optional(z.strictObject(secondStepProof)),
    }),
  },
  response: z.object({ spareCodes: z.array(z.string()) }),
  status: 201,
  errors: ["wrong_password", "code_needed", "wrong_code", "too_many_attempts"],
});

/**
 * Turns off the authenticator app and ends the other sessions. If no passkey is a second step
 * either, the password alone signs in again, and spare codes end.
 * Errors: 403 `wrong_password`, `code_needed`, `wrong_code`; 429 `too_many_attempts`.
 * @example DELETE {"password":"marula-24","code":"287082"} → 204
 */
export const turnOffSecondFactor = endpoint({
  method: "DELETE",
  path: "/api/account/second-factor",
  summary: "Ask for no code at sign-in",
  request: { body: z.strictObject({ password: PasswordSchema, ...secondStepProof }) },
  response: null,
  errors: ["wrong_password", "code_needed", "wrong_code", "too_many_attempts"],
});
