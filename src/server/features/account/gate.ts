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
    account: { limit: limits.account, subject: secret.throttleSubject("account", email) },
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
 * Limits attempts with a password or recovery code: one at a time, refused after too many. A failure
 * is counted; a success resets the account's count.
 * @throws AppError `too_many_attempts`, or `code` when `attempt` returns `null`
 */
export async function guardAttempt<Result>(
  throttle: Throttle,
  counters: Counters,
  attempt: () => Promise<Result | null>,
  { code, detail, field }: Refusal,
): Promise<Result> {
  return throttle.inTurn(counters.account, async () => {
    await throttle.check([counters.account, counters.address]);
    const result = await attempt();
    if (result === null) {
      await throttle.count([counters.account, counters.address]);
      const fields = field === undefined ? [] : [{ field, code: "wrong_password" as const }];
      throw new AppError(code, detail, { fields });
    }
    await throttle.forget(counters.account);
    return result;
  });
}
