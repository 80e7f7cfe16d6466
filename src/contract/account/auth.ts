import * as z from "zod/mini";
import { EmailSchema, SignInEmailSchema } from "../kernel/email-address.ts";
import { endpoint } from "../kernel/endpoint.ts";
import {
  IdSchema,
  limited,
  NewPasswordSchema,
  PasswordSchema,
  PersonNameSchema,
  ShortTextSchema,
} from "../kernel/fields.ts";
import { languageTags } from "../kernel/language-tag.ts";
import { oneOf } from "../kernel/scales.ts";
import { secondStepProof } from "./second-factor.ts";

export const UserSchema = z.object({ id: IdSchema, name: z.string(), email: z.string() });
export type User = z.infer<typeof UserSchema>;

/** A token expires after 30 idle days, and after 180 days in any case; returned only once. */
export const SignedInSchema = z.object({ token: z.string(), user: UserSchema });
export type SignedIn = z.infer<typeof SignedInSchema>;

/** Five groups of five characters without I, L, O and U, which are misread. */
const RecoveryCodeSchema = limited(60).check(z.stringFormat("recovery_code", /^[0-9a-zA-Z\s-]+$/));

/**
 * 32 random bytes in base64url, generated once per browser and sent with every sign-in. The account
 * stores their hash, and failed passwords elsewhere no longer delay this browser. Optional;
 * forgotten when the session is ended from another device.
 * @example Device-Token: q83vEjRWeJCrze8SNFZ4kKvN7xI0VniQq83vEjRWeJA
 */
export const DeviceHeadersSchema = z.object({
  "device-token": z.optional(ShortTextSchema.check(z.stringFormat("device_token", /^[\w-]{43}$/))),
});
export type DeviceHeaders = z.input<typeof DeviceHeadersSchema>;

/**
 * Creates an account and signs in.
 * Errors: 409 `email_taken`, 422 `invalid_input`, 429 `too_many_attempts`; 507 `server_full` or 503
 * `registration_closed` when this instance has reached its limit.
 * @example POST {"name":"Thandi","email":"thandi@example.org","password":"marula-24"}
 *          → 201 {"token":"…","user":{"id":"…","name":"Thandi","email":"thandi@example.org"}}
 */
export const register = endpoint({
  method: "POST",
  path: "/api/auth/register",
  access: "public",
  summary: "Open an account",
  request: {
    headers: DeviceHeadersSchema,
    body: z.strictObject({
      name: PersonNameSchema,
      email: EmailSchema,
      password: NewPasswordSchema,
    }),
  },
  response: SignedInSchema,
  status: 201,
  errors: ["email_taken", "too_many_attempts", "server_full", "registration_closed"],
});

/**
 * Creates an account without an e-mail address and signs in. The server makes the sign-in name,
 * three words in `language` (English where it has no list), which stands in `email`, and a recovery
 * code, returned only here. The account receives no mail; `changeEmail` adds an address. Errors: as
 * `register`, apart from `email_taken`.
 * @example POST {"password":"marula-24","language":"en"}
 *   → 201 {"token":"…","user":{"id":"…","name":"","email":"amber-river-kite"},"recoveryCode":"7KQ2M-…"}
 */
export const begin = endpoint({
  method: "POST",
  path: "/api/auth/begin",
  access: "public",
  summary: "Open an account without an e-mail address",
  request: {
    headers: DeviceHeadersSchema,
    body: z.strictObject({
      password: NewPasswordSchema,
      language: z.optional(oneOf(languageTags)),
    }),
  },
  response: z.extend(SignedInSchema, { recoveryCode: z.string() }),
  status: 201,
  errors: ["too_many_attempts", "server_full", "registration_closed"],
});

/**
 * Signs in. `email` may also be a sign-in name from `begin`. An unknown address and a wrong
 * password get the same response in the same time. Ten wrong passwords delay the account, except
 * for devices that have signed in before, which have their own counters. With a second factor the
 * request also needs a code from the app, a spare code, or a passkey's signature; `code_needed`
 * comes with the challenge to sign, as `passkey`. Errors: 401 `wrong_credentials`; 403
 * `code_needed`, `wrong_code`, once the password is right; 422 `invalid_input`, 429
 * `too_many_attempts`.
 * @example POST {"email":"thandi@example.org","password":"marula-24"}
 *   → 200 {"token":"…","user":{"id":"…","name":"Thandi","email":"thandi@example.org"}}
 */
export const login = endpoint({
  method: "POST",
  path: "/api/auth/login",
  access: "public",
  summary: "Sign in",
  request: {
    headers: DeviceHeadersSchema,
    body: z.strictObject({
      email: SignInEmailSchema,
      password: PasswordSchema,
      ...secondStepProof,
    }),
  },
  response: SignedInSchema,
  errors: ["wrong_credentials", "code_needed", "wrong_code", "too_many_attempts"],
});

/**
 * Signs in with the recovery code, which works once, and sets a new password. Every other access
 * ends, as with `lockEveryoneOut`, so the client should offer a new code; the password alone then
 * signs in. Errors: 401 `wrong_credentials`, 422 `invalid_input`, 429 `too_many_attempts`.
 * @example POST {"email":"thandi@example.org","recoveryCode":"7KQ2M-…","newPassword":"moon-and-sea"} → 200 {"token":"…","user":{…}}
 */
export const recover = endpoint({
  method: "POST",
  path: "/api/auth/recover",
  access: "public",
  summary: "Sign in with the recovery code and set a new password",
  request: {
    headers: DeviceHeadersSchema,
    body: z.strictObject({
      email: SignInEmailSchema,
      recoveryCode: RecoveryCodeSchema,
      newPassword: NewPasswordSchema,
    }),
  },
  response: SignedInSchema,
  errors: ["wrong_credentials", "too_many_attempts", "unavailable"],
});

/** Ends this session on the server; its token is invalid afterwards. @example POST → 204 */
export const logout = endpoint({
  method: "POST",
  path: "/api/auth/logout",
  summary: "Sign out",
  request: {},
  response: null,
});
