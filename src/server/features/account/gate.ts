import type { ErrorCode } from "#contract/kernel/errors.ts";
import { AppError } from "#server/failures/app-error.ts";
import { anyoneAt, type Place } from "#server/http/fairness/queue.ts";
import { type Counter, limits, type Throttle } from "#server/http/fairness/throttle.ts";
import type { ServerSecret } from "#server/storage/vault/server-secret.ts";

/** Whose attempts are counted together, and where they wait. */
export interface Attempter {
  readonly place: Place;
  readonly counters: readonly Counter[];
}

/** Whoever comes from an address; an account is counted by the e-mail, whether it exists or not. */
export const strangerAt = (secret: ServerSecret, address: string, email: string): Attempter => ({
  place: anyoneAt(address),
  counters: [
    { limit: limits.address, subject: secret.throttleSubject("address", address) },
    accountCounter(secret, email),
  ],
});

export const accountCounter = (secret: ServerSecret, email: string): Counter => ({
  limit: limits.account,
  subject: secret.throttleSubject("account", email),
  isCleared: true,
});

/**
 * Whoever tries a recovery code or a passkey. An account is not counted: nobody guesses 125 random
 * bits, and a stranger who tried could keep her out.
 */
export const addressAlone = (secret: ServerSecret, address: string): Attempter => ({
  place: anyoneAt(address),
  counters: [{ limit: limits.address, subject: secret.throttleSubject("address", address) }],
});

/** A device that has signed in before, whom no stranger's attempts concern. */
export const knownDevice = (
  secret: ServerSecret,
  address: string,
  deviceHash: string,
): Attempter => ({
  place: { address, line: deviceHash },
  counters: [
    {
      limit: limits.device,
      subject: secret.throttleSubject("device", deviceHash),
      isCleared: true,
    },
  ],
});

/** She inside a session, whom no stranger's attempts concern. */
export const herself = (secret: ServerSecret, address: string, tokenHash: string): Attempter => ({
  place: { address, line: tokenHash },
  counters: [
    {
      limit: limits.session,
      subject: secret.throttleSubject("session", tokenHash),
      isCleared: true,
    },
  ],
});

interface Refusal {
  readonly code: ErrorCode;
  readonly detail: string;
  /** Of the request, when one is at fault. */
  readonly field?: string;
}

/**
 * Limits attempts with a password or recovery code. Each waits its turn; a failure is counted, a
 * success resets the count.
 * @throws AppError `too_many_attempts`, `unavailable`, or `code` when `attempt` returns `null`
 */
export async function guardAttempt<Result>(
  throttle: Throttle,
  { place, counters }: Attempter,
  attempt: () => Promise<Result | null>,
  { code, detail, field }: Refusal,
): Promise<Result> {
  const result = await throttle.inTurn(place, () => throttle.attempt(counters, attempt));
  if (result !== null) return result;
  const fields = field === undefined ? [] : [{ field, code: "wrong_password" as const }];
  throw new AppError(code, detail, { fields });
}
