import type { Access, AccessKind } from "#contract/account/access.ts";
import type { FieldProblem } from "#contract/kernel/errors.ts";

export const emptyPasswords = { currentPassword: "", newPassword: "", repeatedPassword: "" };
export type PasswordDraft = typeof emptyPasswords;

export const emptyEmail = { email: "", password: "" };

export const differenceOf = (draft: PasswordDraft): FieldProblem | null =>
  draft.newPassword === draft.repeatedPassword
    ? null
    : { field: "repeatedPassword", code: "wrong_value" };

export type LastSeen =
  | { readonly kind: "now" }
  | { readonly kind: "minutes" | "hours"; readonly count: number }
  | { readonly kind: "on-day" };

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** @example lastSeen("2026-11-20T07:00:00Z", Date.parse("2026-11-20T09:30:00Z")) // 2 hours */
export function lastSeen(instant: string, now: number): LastSeen {
  const age = now - Date.parse(instant);
  if (age < 5 * MINUTE) return { kind: "now" };
  if (age < HOUR) return { kind: "minutes", count: Math.floor(age / MINUTE) };
  if (age < DAY) return { kind: "hours", count: Math.floor(age / HOUR) };
  return { kind: "on-day" };
}

const unreported: readonly AccessKind[] = ["mail", "push"];

/** Sign-ins elsewhere, also those stopped at the second step, after `until` and this session. */
export function newAccesses(accesses: readonly Access[], until: string | null) {
  const own = accesses.find(({ kind, isHere }) => kind === "session" && isHere)?.createdAt;
  if (own === undefined || own === null) return [];
  const since = until !== null && until > own ? until : own;
  return accesses
    .flatMap(({ refusedAt, ...access }) => {
      const createdAt = access.kind === "secondFactor" ? refusedAt : access.createdAt;
      return createdAt ? { ...access, createdAt } : [];
    })
    .filter(({ kind, isActive, isHere, createdAt }) => {
      return !unreported.includes(kind) && isActive && !isHere && createdAt > since;
    })
    .toSorted((one, other) => other.createdAt.localeCompare(one.createdAt));
}
