import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { PasswordSchema } from "../kernel/fields.ts";
import { oneOf } from "../kernel/scales.ts";
import { secondStepProof } from "./second-factor.ts";

/**
 * Access that a new password may leave in place. Sessions, passkeys that open the data and the
 * recovery code always end with the password.
 */
export const endableAccess = [
  "secondFactor",
  "calendarFeed",
  "reportLinks",
  "trustedViews",
  "mail",
  "push",
] as const;
export type EndableAccess = (typeof endableAccess)[number];

/** By default all but the second factor, which only the user can turn off. */
export const EndsSchema = z.optional(
  z.array(oneOf(endableAccess)).check(z.maxLength(endableAccess.length)),
);

/**
 * Ends every other session, the passkeys, the second factor, the recovery code, the calendar feed,
 * all links, mail and push, and encrypts everything under a new data key. The current session
 * continues. Needs the password, which wraps the new key; a passkey alone can't do that.
 * Errors: 403 `wrong_password`, `code_needed`, `wrong_code`; 429 `too_many_attempts`.
 * @example POST {"password":"marula-24"} → 204
 */
export const lockEveryoneOut = endpoint({
  method: "POST",
  path: "/api/account/lock-out",
  summary: "Lock everyone else out",
  request: { body: z.strictObject({ password: PasswordSchema, ...secondStepProof }) },
  response: null,
  errors: ["wrong_password", "code_needed", "wrong_code", "too_many_attempts", "unavailable"],
});

/**
 * Proves the password, or a passkey instead of it, for this session: for five minutes, as after a
 * sign-in, it may then make calendar feeds and links. Without either, the answer has the challenge
 * for a passkey.
 * Errors: 403 `wrong_password`, `code_needed` with the challenge, `wrong_code` for a wrong
 * signature; 429 `too_many_attempts`.
 * @example POST {"password":"marula-24"} → 204
 */
export const proveSession = endpoint({
  method: "POST",
  path: "/api/account/proof",
  summary: "Prove the password or a passkey again",
  request: {
    body: z.strictObject({
      password: z.optional(PasswordSchema),
      passkey: secondStepProof.passkey,
    }),
  },
  response: null,
  errors: ["wrong_password", "code_needed", "wrong_code", "too_many_attempts"],
});
