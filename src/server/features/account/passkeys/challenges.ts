import { limits } from "#server/http/fairness/throttle.ts";
import { countAttempt } from "#server/storage/db/throttle-store.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import type { Owner } from "#server/storage/owner.ts";
import { readChallenge } from "#server/storage/vault/challenge.ts";
import { clientDataOf, type PasskeyAnswer } from "#server/storage/vault/passkey.ts";
import type { ServerSecret } from "#server/storage/vault/server-secret.ts";

export const SIGN_IN = "sign-in";

/** Of one session: another's challenge adds no passkey here. */
export const addingBy = ({ accountId }: Owner, tokenHash: string): string =>
  `add\n${accountId}\n${tokenHash}`;

/** Beside this version of the password alone, and for who was asked: a browser, or a session. */
export const besidePassword = ({ accountId }: Owner, version: number, from: string): string =>
  `beside\n${accountId}\n${version}\n${from}`;

interface Challenges {
  readonly secret: ServerSecret;
  readonly clock: () => number;
}

/** By what the use of an answer's challenge is counted; `null` when it may not be used. */
export function challengeOf(
  { secret, clock }: Challenges,
  answer: PasskeyAnswer,
  purpose: string,
): string | null {
  const hash = readChallenge(secret, clientDataOf(answer).challenge, purpose, clock());
  return hash === null ? null : secret.throttleSubject("challenge", hash);
}

/** False the second time. */
export async function spendChallenge(
  write: Write,
  challenge: string,
  now: number,
): Promise<boolean> {
  return (await countAttempt(write, challenge, now, limits.challenge)) !== null;
}
