import * as z from "zod/mini";
import { endpoint } from "../kernel/endpoint.ts";
import { PasswordSchema } from "../kernel/fields.ts";
import { oneOf } from "../kernel/scales.ts";
import { TokenScopeSchema } from "./access-tokens.ts";
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
  "accessTokens",
] as const;
export type EndableAccess = (typeof endableAccess)[number];

/** By default all but the second factor, which only the user can turn off. */
export const EndsSchema = z.optional(
  z.array(oneOf(endableAccess)).check(z.maxLength(endableAccess.length)),
);

/**
 * Ends every other session, the passkeys, the second factor, the recovery code, the calendar feed,
 * all links, mail, push and access tokens, and encrypts everything under a new data key. Needs the
 * password, which wraps that key. Errors: 403 `wrong_password`, `code_needed`, `wrong_code`; 429
 * `too_many_attempts`.
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
 * Proves the password, or a passkey, for this session, which for five minutes may make calendar
 * feeds, links and access tokens. Without either, the answer has a challenge for a passkey. Errors:
 * 403 `wrong_password`, `code_needed` with the challenge, `wrong_code` for a wrong signature; 429
 * `too_many_attempts`.
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

const accessKinds = [
  "session",
  "passkey",
  "secondFactor",
  "calendarFeed",
  "reportLink",
  "trustedView",
  "mail",
  "push",
  "accessToken",
] as const;
export type AccessKind = (typeof accessKinds)[number];

const AccessSchema = z.object({
  kind: oneOf(accessKinds),
  id: z.string(),
  /** The device, the recipient or the address; `null` without one. */
  name: z.nullable(z.string()),
  /** False for a device that is signed out and still recognised, and for a link that has ended. */
  isActive: z.boolean(),
  /** Whether it is this session, or was made in it. */
  isHere: z.boolean(),
  /** `null` if an earlier release made it. */
  createdAt: z.nullable(z.iso.datetime()),
  lastUsedAt: z.nullable(z.iso.datetime()),
  expiresAt: z.optional(z.iso.datetime()),
  /** When an unknown browser last had the right password but not the second factor. */
  refusedAt: z.optional(z.iso.datetime()),
  /** Each time a link was opened, up to the last hundred. */
  openedAt: z.optional(z.array(z.iso.datetime())),
  scope: z.optional(TokenScopeSchema),
});
export type Access = z.infer<typeof AccessSchema>;

/**
 * Lists everything that can get into the account or see something of it.
 * @example GET → 200 [{"kind":"reportLink","id":"…","name":"Dr Dlamini","isActive":true,"isHere":false,
 *   "createdAt":"…","lastUsedAt":null,"expiresAt":"…","openedAt":[]}]
 */
export const listAccess = endpoint({
  method: "GET",
  path: "/api/account/access",
  summary: "Everything that can get in or see",
  request: {},
  response: z.array(AccessSchema),
});
