import type { ErrorCode, FieldProblem } from "#contract/kernel/errors.ts";
import { ApiError, DeviceFullError, OfflineError } from "./errors.ts";

export type Failure =
  | { readonly kind: "offline" }
  | { readonly kind: "device-full" }
  | { readonly kind: "too-many-attempts"; readonly minutes: number | null }
  | { readonly kind: "wrong-credentials" }
  | { readonly kind: "wrong-recovery-code" }
  | { readonly kind: "wrong-password" }
  | { readonly kind: "code-needed" }
  | { readonly kind: "wrong-code" }
  | { readonly kind: "email-taken" }
  | { readonly kind: "fields"; readonly fields: readonly FieldProblem[] }
  | { readonly kind: "list-full"; readonly max: number | null }
  | { readonly kind: "conflict" }
  | { readonly kind: "signed-out" }
  | { readonly kind: "not-saved" }
  | { readonly kind: "too-large" }
  | { readonly kind: "server-full" }
  | { readonly kind: "registration-closed" }
  | { readonly kind: "server" };

const KINDS: Partial<
  Record<ErrorCode, Exclude<Failure["kind"], "too-many-attempts" | "fields" | "list-full">>
> = {
  wrong_credentials: "wrong-credentials",
  wrong_password: "wrong-password",
  code_needed: "code-needed",
  wrong_code: "wrong-code",
  not_saved: "not-saved",
  email_taken: "email-taken",
  task_too_large: "too-large",
  server_full: "server-full",
  registration_closed: "registration-closed",
};

export function failureOf(error: unknown): Failure {
  if (error instanceof OfflineError) return { kind: "offline" };
  if (error instanceof DeviceFullError) return { kind: "device-full" };
  if (!(error instanceof ApiError)) return { kind: "server" };
  if (error.status === 429) return { kind: "too-many-attempts", minutes: minutesOf(error) };
  if (error.status === 412) return { kind: "conflict" };
  const { code, fields = [] } = error.problem ?? {};
  if (code === "invalid_input") return { kind: "fields", fields };
  if (code === "too_many_entries") {
    return { kind: "list-full", max: fields[0]?.params?.max ?? null };
  }
  const kind = code && KINDS[code];
  return { kind: kind ?? (error.status === 401 ? "signed-out" : "server") };
}

/** Rounded up: a retry must not come too early. */
function minutesOf({ retryAfter }: ApiError): number | null {
  return retryAfter === null ? null : Math.max(1, Math.ceil(retryAfter / 60));
}
