import type { FieldProblem } from "#contract/errors.ts";
import { parseFields } from "#contract/field-problems.ts";
import { NewPasswordSchema } from "#contract/fields.ts";

export interface PasswordDraft {
  readonly current: string;
  readonly next: string;
  readonly repeated: string;
}

export const emptyPasswordDraft: PasswordDraft = { current: "", next: "", repeated: "" };

export type PasswordProblem =
  | { readonly field: "current"; readonly kind: "missing" | "wrong" }
  | { readonly field: "next"; readonly kind: "refused"; readonly problem: FieldProblem }
  | { readonly field: "repeated"; readonly kind: "different" };

/** What must be put right before the passwords are sent; the first thing only. */
export function passwordProblem({
  current,
  next,
  repeated,
}: PasswordDraft): PasswordProblem | null {
  if (current === "") return { field: "current", kind: "missing" };
  const checked = parseFields(NewPasswordSchema, next, "newPassword");
  const refused = checked.success ? undefined : checked.problems[0];
  if (refused) return { field: "next", kind: "refused", problem: refused };
  return next === repeated ? null : { field: "repeated", kind: "different" };
}

/** What is remembered of a session's age, counted in the units people use. */
export type LastSeen =
  | { readonly kind: "now" }
  | { readonly kind: "minutes" | "hours"; readonly count: number }
  | { readonly kind: "on-day" };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * How long ago a session was last used. A server whose clock runs ahead counts as now.
 * @example lastSeen("2026-11-20T07:00:00Z", Date.parse("2026-11-20T09:30:00Z")) // 2 hours
 */
export function lastSeen(instant: string, now: number): LastSeen {
  const age = now - Date.parse(instant);
  if (age < 5 * MINUTE) return { kind: "now" };
  if (age < HOUR) return { kind: "minutes", count: Math.floor(age / MINUTE) };
  if (age < DAY) return { kind: "hours", count: Math.floor(age / HOUR) };
  return { kind: "on-day" };
}
