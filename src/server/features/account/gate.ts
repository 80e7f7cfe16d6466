import type { ErrorCode } from "#contract/errors.ts";
import { AppError } from "#server/failures/app-error.ts";
import { type Counter, limits, type Throttle } from "#server/http/throttle.ts";
import type { ServerSecret } from "#server/storage/vault/server-secret.ts";

/** Counters for attempts to open one account from one address. */
export interface Counters {
  readonly account: Counter;
  readonly address: Counter;
}

/** Before signing in, the account is identified by the e-mail typed, whether it exists or not. */
export function countersOf(secret: ServerSecret, email: string, address: string): Counters {
  return {
    account: {
      limit: limits.account,
      subject: secret.throttleSubject("account", email),
      isCleared: true,
    },
    address: { limit: limits.address, subject: secret.throttleSubject("address", address) },
  };
}

interface Refusal {
  readonly code: ErrorCode;
  readonly detail: string;
  /** Of the request, when one is at fault. */
  readonly field?: string;
}

/**
 * Limits attempts with a password or recovery code: a failure is counted, a success resets the
 * account's count.
 * @throws AppError `too_many_attempts`, or `code` when `attempt` returns `null`
 */
export async function guardAttempt<Result>(
  throttle: Throttle,
  counters: Counters,
  attempt: () => Promise<Result | null>,
  { code, detail, field }: Refusal,
): Promise<Result> {
  const result = await throttle.attempt([counters.address, counters.account], attempt);
  if (result !== null) return result;
  const fields = field === undefined ? [] : [{ field, code: "wrong_password" as const }];
  throw new AppError(code, detail, { fields });
}
