import * as z from "zod/mini";
import { endpoint } from "./endpoint.ts";
import { EmailSchema, IdSchema, NameSchema, NewPasswordSchema, PasswordSchema } from "./fields.ts";

export const UserSchema = z.object({ id: IdSchema, name: z.string(), email: z.string() });
export type User = z.infer<typeof UserSchema>;

/** A token opens its own account's data for 30 idle days, 180 at most; it is shown this once. */
const SignedInSchema = z.object({ token: z.string(), user: UserSchema });
export type SignedIn = z.infer<typeof SignedInSchema>;

/** Recovery codes are five groups of five, read aloud without mix-ups: no I, L, O or U. */
const RecoveryCodeSchema = z
  .stringFormat("recovery_code", /^[0-9a-zA-Z\s-]+$/)
  .check(z.maxLength(60));

/**
 * Opens an account and signs in.
 * Errors: 409 `email_taken`, 422 `invalid_input`, 429 `too_many_attempts`.
 * @example POST {"name":"Thandi","email":"thandi@example.org","password":"marula-24"}
 *          → 201 {"token":"…","user":{"id":"…","name":"Thandi","email":"thandi@example.org"}}
 */
export const register = endpoint({
  method: "POST",
  path: "/api/auth/register",
  access: "public",
  summary: "Open an account",
  request: {
    body: z.strictObject({ name: NameSchema, email: EmailSchema, password: NewPasswordSchema }),
  },
  response: SignedInSchema,
  status: 201,
  errors: ["email_taken", "too_many_attempts"],
});

/**
 * Signs in. An unknown address and a wrong password get the same answer in the same time.
 * Errors: 401 `wrong_credentials`, 422 `invalid_input`, 429 `too_many_attempts`.
 * @example POST {"email":"thandi@example.org","password":"marula-24"}
 *          → 200 {"token":"…","user":{"id":"…","name":"Thandi","email":"thandi@example.org"}}
 */
export const login = endpoint({
  method: "POST",
  path: "/api/auth/login",
  access: "public",
  summary: "Sign in",
  request: { body: z.strictObject({ email: EmailSchema, password: PasswordSchema }) },
  response: SignedInSchema,
  errors: ["wrong_credentials", "too_many_attempts"],
});

/**
 * Signs in with the recovery code and sets a new password. The code is spent by this, also when it
 * is sent many times at once, and every other session ends: offer her a new code.
 * Errors: 401 `wrong_credentials`, 422 `invalid_input`, 429 `too_many_attempts`.
 * @example POST {"email":"thandi@example.org","recoveryCode":"7KQ2M-…","newPassword":"moon-and-sea"}
 *          → 200 {"token":"…","user":{…}}
 */
export const recover = endpoint({
  method: "POST",
  path: "/api/auth/recover",
  access: "public",
  summary: "Sign in with the recovery code and set a new password",
  request: {
    body: z.strictObject({
      email: EmailSchema,
      recoveryCode: RecoveryCodeSchema,
      newPassword: NewPasswordSchema,
    }),
  },
  response: SignedInSchema,
  errors: ["wrong_credentials", "too_many_attempts"],
});

/**
 * Ends this session on the server: its token opens nothing afterwards.
 * @example POST → 204
 */
export const logout = endpoint({
  method: "POST",
  path: "/api/auth/logout",
  summary: "Sign out",
  request: {},
  response: null,
});
