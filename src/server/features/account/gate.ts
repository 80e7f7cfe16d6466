import type { ErrorCode } from "#contract/kernel/errors.ts";
import { AppError } from "#server/failures/app-error.ts";
import { anyoneAt, type Place } from "#server/http/fairness/queue.ts";
import { type Counter, limits, type Throttle } from "#server/http/fairness/throttle.ts";
import type { ServerSecret } from "#server/storage/vault/keys/server-secret.ts";

export interface Attempter {
  readonly place: Place;
  readonly counters: readonly Counter[];
}

/** Attempts from an unknown device, counted by address, and by e-mail whether or not an account has it. */
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

/** Counts by address only: by account, a stranger could lock the user out. */
export const addressAlone = (secret: ServerSecret, address: string): Attempter => ({
  place: anyoneAt(address),
  counters: [{ limit: limits.address, subject: secret.throttleSubject("address", address) }],
});

/** Attempts from a device that has signed in before, not limited by those of strangers. */
export const knownDevice = (
  secret: ServerSecret,
  address: string,
  deviceHash: string,
): Attempter => ({
  place: { address, line: deviceHash, isKnown: true },
  counters: [
    {
      limit: limits.device,
      subject: secret.throttleSubject("device", deviceHash),
      isCleared: true,
    },
  ],
});

/** Attempts inside a session, not limited by those of strangers. */
export const herself = (secret: ServerSecret, address: string, tokenHash: string): Attempter => ({
  place: { address, line: tokenHash, isKnown: true },
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
  readonly field?: string;
}

/** One at a time; `null` fails with `code`. @throws AppError `too_many_attempts`, `unavailable` */
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
