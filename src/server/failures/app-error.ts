import type { ErrorCode, FieldProblem, Problem } from "#contract/kernel/errors.ts";
import type { FieldCode, FieldParams } from "#contract/kernel/field-codes.ts";

interface More {
  readonly fields?: readonly FieldProblem[];
  readonly retryAfter?: number;
  readonly current?: Problem["current"];
  readonly passkey?: Problem["passkey"];
}

/** A failure with an error code: the error handler answers it as a problem document. */
export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[];
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;
  /** With `conflict`, the entry as it is now; `null` when it is gone. */
  readonly current: Problem["current"];
  /** With `code_needed`, what a passkey may sign in place of a code. */
  readonly passkey: Problem["passkey"];

  constructor(code: ErrorCode, detail: string, more: More = {}) {
    super(detail);
    this.name = "AppError";
    this.code = code;
    this.fields = more.fields ?? [];
    this.retryAfter = more.retryAfter;
    this.current = more.current;
    this.passkey = more.passkey;
  }
}

/** A full or read-only disk: nothing can be written, everything may be read. */
export const notSaved = () =>
  new AppError(
    "not_saved",
    "Nothing was changed. Keep the page open and try again in a few minutes.",
  );

/** A database that does not answer: whether anything was written is not known, so nothing is said to be. */
export const unavailable = () =>
  new AppError(
    "unavailable",
    "Your entry was not saved. Keep the page open and try again in a moment.",
  );

/** One field of a valid request breaks a rule. */
export function invalidField(field: string, code: FieldCode, params?: FieldParams): AppError {
  return invalidFields([{ field, code, ...(params && { params }) }]);
}

export function invalidFields(fields: readonly FieldProblem[]): AppError {
  const names = [...new Set(fields.map(({ field }) => field))].join(", ");
  return new AppError("invalid_input", `Look again at: ${names}.`, { fields });
}

/** The same answer for what does not exist and for what belongs to another account. */
export function notFound(): AppError {
  return new AppError("not_found", "There is nothing here.");
}
