import { limits } from "#server/http/fairness/throttle.ts";
import { countAttempt } from "#server/storage/db/throttle-store.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import type { Owner } from "#server/storage/owner.ts";
import { readChallenge } from "#server/storage/vault/challenge.ts";
import { clientDataOf, type PasskeyAnswer } from "#server/storage/vault/keys/passkey.ts";
import type { ServerSecret } from "#server/storage/vault/keys/server-secret.ts";

export const SIGN_IN = "sign-in";

/** Bound to the session, and to having a second factor: turning one on ends earlier challenges. */
export const addingBy = ({ accountId }: Owner, tokenHash: string, hasFactor: boolean): string =>
  `add\n${accountId}\n${tokenHash}\n${hasFactor}`;

/** Bound to the password version and to the browser or session that was challenged. */
export const besidePassword = ({ accountId }: Owner, version: number, from: string): string =>
  `beside\n${accountId}\n${version}\n${from}`;

/** Returns the key that marks a challenge as used; `null` when the challenge is not valid. */
export function challengeOf(
  { secret, clock }: { readonly secret: ServerSecret; readonly clock: () => number },
  answer: PasskeyAnswer,
  purpose: string,
): string | null {
  const hash = readChallenge(secret, clientDataOf(answer).challenge, purpose, clock());
  return hash === null ? null : secret.throttleSubject("challenge", hash);
}

/** Returns false when the challenge was used before. */
export async function spendChallenge(
  write: Write,
  challenge: string,
  now: number,
): Promise<boolean> {
  return (await countAttempt(write, challenge, now, limits.challenge)) !== null;
}
