import * as z from "zod/mini";
import { EmailSchema } from "../kernel/email-address.ts";
import { endpoint } from "../kernel/endpoint.ts";
import { NewPasswordSchema, PasswordSchema, ShortTextSchema } from "../kernel/fields.ts";
import { fileOf } from "../kernel/files.ts";
import { EndsSchema } from "./access.ts";
import { secondStepProof } from "./second-factor.ts";

/**
 * Returns the account's own data, apart from the journal. Times are ISO timestamps.
 * @example GET → 200 {"email":"thandi@example.org","createdAt":"2026-11-20T07:30:00.000Z","hasRecoveryCode":false}
 */
export const getAccount = endpoint({
  method: "GET",
  path: "/api/account",
  summary: "The account: address, age, whether a recovery code exists",
  request: {},
  response: z.object({
    /** `null` if corrupted at rest; the next sign-in restores it. */
    email: z.nullable(z.string()),
    createdAt: z.iso.datetime(),
    hasRecoveryCode: z.boolean(),
  }),
});

/**
 * Changes the password. The data key stays; every other session, the passkeys that open the data
 * and the recovery code end. `ends` lists what else ends; ending the second factor requires it.
 * Errors: 403 `wrong_password`, `code_needed`, `wrong_code`; 422 `invalid_input`, 429
 * `too_many_attempts`.
 * @example POST {"currentPassword":"marula-24","newPassword":"moon-and-sea"} → 204
 */
export const changePassword = endpoint({
  method: "POST",
  path: "/api/account/password",
  summary: "Change the password",
  request: {
    body: z.strictObject({
      currentPassword: PasswordSchema,
      newPassword: NewPasswordSchema,
      ends: EndsSchema,
      ...secondStepProof,
    }),
  },
  response: null,
  errors: ["wrong_password", "code_needed", "wrong_code", "too_many_attempts", "unavailable"],
});

/**
 * Changes the address used to sign in. Every session stays. Reminders by e-mail to the old address
 * stop, as `stoppedMail` reports, until they are requested again and the new address confirms.
 * Errors: 403 `wrong_password`; 409 `email_taken`, as at registration; 422 `invalid_input`; 429
 * `too_many_attempts`, also from the eleventh try per account and day.
 * @example POST {"email":"thandi.nkosi@example.org","password":"marula-24"} → 200 {"email":"thandi.nkosi@example.org","stoppedMail":false}
 */
export const changeEmail = endpoint({
  method: "POST",
  path: "/api/account/email",
  summary: "Change the e-mail address",
  request: { body: z.strictObject({ email: EmailSchema, password: PasswordSchema }) },
  response: z.object({ email: z.string(), stoppedMail: z.boolean() }),
  errors: ["wrong_password", "email_taken", "too_many_attempts"],
});

/**
 * Creates a recovery code and returns it once; an earlier code stops working. With a second factor
 * the request must include it, because the recovery code turns the second factor off.
 * Errors: 403 `wrong_password`, `code_needed`, `wrong_code`; 429 `too_many_attempts`.
 * @example POST {"password":"marula-24"} → 201 {"recoveryCode":"7KQ2M-4V9XD-…"}
 */
export const makeRecoveryCode = endpoint({
  method: "POST",
  path: "/api/account/recovery-code",
  summary: "Make a recovery code",
  request: { body: z.strictObject({ password: PasswordSchema, ...secondStepProof }) },
  response: z.object({ recoveryCode: z.string() }),
  status: 201,
  errors: ["wrong_password", "code_needed", "wrong_code", "too_many_attempts"],
});

export const SessionSchema = z.object({
  id: z.string(),
  /** The shortened user agent of the sign-in; `null` if corrupted at rest. */
  device: z.nullable(z.string()),
  createdAt: z.iso.datetime(),
  lastSeenAt: z.iso.datetime(),
  current: z.boolean(),
  /** False for a device that is signed out but still recognised at sign-in. */
  signedIn: z.boolean(),
});
export type Session = z.infer<typeof SessionSchema>;

/**
 * Lists signed-in devices, then signed-out devices that are still recognised; each most recently
 * seen first.
 * @example GET → 200 [{"id":"9f2c…","device":"Chrome on Android","createdAt":"…","lastSeenAt":"…","current":true,"signedIn":true}]
 */
export const listSessions = endpoint({
  method: "GET",
  path: "/api/account/sessions",
  summary: "List sessions",
  request: {},
  response: z.array(SessionSchema),
});

/**
 * Signs a device out and forgets it; a signed-out one is only forgotten.
 * Errors: 404 `not_found` for an unknown session or another account's.
 * @example DELETE /api/account/sessions/9f2c… → 204
 */
export const revokeSession = endpoint({
  method: "DELETE",
  path: "/api/account/sessions/{id}",
  summary: "Sign one device out",
  request: {
    params: z.strictObject({
      id: ShortTextSchema.check(z.stringFormat("id", /^[0-9a-f]{64}$/)),
    }),
  },
  response: null,
});

/** Signs out and forgets every device, this one included. @example DELETE → 204 */
export const revokeAllSessions = endpoint({
  method: "DELETE",
  path: "/api/account/sessions",
  summary: "Sign out everywhere",
  request: {},
  response: null,
});

/**
 * Raised when the export's shape changes; imports read all versions up to this one.
 * 1: `account` lacks `access`, or has it as an object. 2: `account.access` is a list.
 */
export const EXPORT_VERSION = 2;

/**
 * Exports the whole account as one decrypted JSON document: a file `mwezi-export-<day>.json`.
 * @example POST → 200 {"format":"mwezi-export","version":2,"exportedAt":"…","account":{"email":"…"}, "profile":{…},"cycles":[…]}
 */
export const exportAccount = endpoint({
  method: "POST",
  path: "/api/account/export",
  summary: "Export everything",
  request: {},
  response: fileOf("application/json"),
  errors: ["too_many_attempts", "task_too_large"],
});

/**
 * Deletes the account and everything in it, immediately and permanently.
 * Errors: 403 `wrong_password`, 429 `too_many_attempts`.
 * @example DELETE {"password":"marula-24"} → 204
 */
export const deleteAccount = endpoint({
  method: "DELETE",
  path: "/api/account",
  summary: "Delete the account and everything in it",
  request: { body: z.strictObject({ password: PasswordSchema }) },
  response: null,
  errors: ["wrong_password", "too_many_attempts"],
});
