import type { ErrorCode, FieldProblem, Problem } from "#contract/kernel/errors.ts";
import type { FieldCode, FieldParams } from "#contract/kernel/field-codes.ts";

interface More {
  readonly fields?: readonly FieldProblem[];
  readonly retryAfter?: number;
  readonly current?: Problem["current"];
  readonly passkey?: Problem["passkey"];
}

export class AppError extends Error {
  readonly code: ErrorCode;
  readonly fields: readonly FieldProblem[];
  /** Seconds until a retry makes sense. */
  readonly retryAfter: number | undefined;
  /** With `conflict`, the entry's current state; `null` when it was deleted. */
  readonly current: Problem["current"];
  /** With `code_needed`, a challenge that a passkey may sign instead of a code. */
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

/** A full or read-only disk: writes fail, reads work. */
export const notSaved = () =>
  new AppError(
    "not_saved",
    "Nothing was changed. Keep the page open and try again in a few minutes.",
  );

/** Whether anything was written is unknown, so the error claims neither. */
export const unavailable = () =>
  new AppError(
    "unavailable",
    "Your entry was not saved. Keep the page open and try again in a moment.",
  );

export function invalidField(field: string, code: FieldCode, params?: FieldParams): AppError {
  return invalidFields([{ field, code, ...(params && { params }) }]);
}

export function invalidFields(fields: readonly FieldProblem[]): AppError {
  const names = [...new Set(fields.map(({ field }) => field))].join(", ");
  return new AppError("invalid_input", `Look again at: ${names}.`, { fields });
}

/** The same error for a missing entry and for another account's entry, so neither can be probed. */
export const notFound = (): AppError => new AppError("not_found", "There is nothing here.");
