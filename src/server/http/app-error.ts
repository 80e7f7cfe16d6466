import type { ErrorCode, FieldProblem } from "#contract/errors.ts";

/** A failure with an answer: the one error handler turns it into a problem document. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[];
  /** Seconds until another try makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: ErrorCode,
    detail: string,
    more: { fields?: readonly FieldProblem[]; retryAfter?: number } = {},
  ) {
    super(detail);
    this.name = "AppError";
    this.code = code;
    this.fields = more.fields ?? [];
    this.retryAfter = more.retryAfter;
  }
}

/** One field of a readable request breaks a rule. The message says what to do. */
export function invalidField(field: string, message: string): AppError {
  return new AppError("invalid_input", message, { fields: [{ field, message }] });
}
