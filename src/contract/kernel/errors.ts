import * as z from "zod/mini";
import { PasskeyQuestionSchema } from "../account/passkey-question.ts";
import { FieldCodeSchema, FieldParamsSchema } from "./field-codes.ts";

/**
 * With HTTP statuses. `too_many_entries` has the full list's name in the export and its `max`.
 * `proof_needed` asks for a sign-in or `proveSession` at most five minutes before.
 */
export const statusOfError = {
  malformed_request: 400,
  not_signed_in: 401,
  wrong_credentials: 401,
  wrong_password: 403,
  code_needed: 403,
  wrong_code: 403,
  proof_needed: 403,
  out_of_scope: 403,
  pin_needed: 403,
  wrong_pin: 403,
  not_found: 404,
  too_slow: 408,
  email_taken: 409,
  conflict: 412,
  body_too_large: 413,
  unsupported_media_type: 415,
  invalid_input: 422,
  too_many_entries: 422,
  too_many_attempts: 429,
  headers_too_large: 431,
  internal: 500,
  not_saved: 503,
  task_too_large: 503,
  registration_closed: 503,
  unavailable: 503,
  server_full: 507,
} as const;

export type ErrorCode = keyof typeof statusOfError;

const errorCodes = Object.keys(statusOfError) as ErrorCode[];

/**
 * One invalid field, as data; the client has the sentence. Never contains the value.
 * @example {"field":"age","code":"too_small","params":{"min":13,"max":100,"whole":true}}
 */
export const FieldProblemSchema = z.object({
  field: z.string(),
  code: FieldCodeSchema,
  params: z.optional(FieldParamsSchema),
});
export type FieldProblem = z.infer<typeof FieldProblemSchema>;

/** The body of every error response: `application/problem+json`, RFC 9457. */
export const ProblemSchema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  code: z.enum(errorCodes as [ErrorCode, ...ErrorCode[]]),
  detail: z.string(),
  fields: z.optional(z.array(FieldProblemSchema)),
  /** With `conflict`: the current entry, `null` if deleted. */
  current: z.optional(z.nullable(z.looseObject({ revision: z.int() }))),
  /** With `code_needed`: the challenge that a passkey may sign instead of a code. */
  passkey: z.optional(PasskeyQuestionSchema),
});
export type Problem = z.infer<typeof ProblemSchema>;

export const titleOfError: Record<ErrorCode, string> = {
  malformed_request: "The request could not be read",
  not_signed_in: "You are not signed in",
  wrong_credentials: "The e-mail address or password does not match",
  wrong_password: "The password does not match",
  code_needed: "This account asks for a code too",
  wrong_code: "The code does not match",
  proof_needed: "Prove the password or a passkey first",
  out_of_scope: "This access token may not do that",
  pin_needed: "This link asks for a PIN",
  wrong_pin: "The PIN does not match",
  not_found: "Not found",
  too_slow: "The request took too long to arrive",
  email_taken: "This e-mail address already has an account",
  conflict: "This entry has changed since you read it",
  body_too_large: "The request is too large",
  unsupported_media_type: "The request must be JSON",
  invalid_input: "Some fields need another look",
  too_many_entries: "There is no room for another entry of this kind",
  too_many_attempts: "Too many attempts",
  headers_too_large: "The headers of the request are too large",
  internal: "Something went wrong on our side",
  not_saved: "Nothing can be saved right now",
  registration_closed: "No new accounts can be made here",
  server_full: "This copy of Mwezi is full",
  task_too_large: "This is more than the server does at once",
  unavailable: "The service cannot save or read right now",
};
