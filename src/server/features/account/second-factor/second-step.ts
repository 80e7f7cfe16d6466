import { AppError } from "#server/failures/app-error.ts";
import type { Throttle } from "#server/http/fairness/throttle.ts";
import type { Database } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import type { Owner } from "#server/storage/owner.ts";
import { makeChallenge } from "#server/storage/vault/challenge.ts";
import {
  type PasskeySite,
  passkeyHash,
  type SignInAnswer,
  verifySignIn,
} from "#server/storage/vault/passkey.ts";
import type { ServerSecret } from "#server/storage/vault/server-secret.ts";
import { besidePassword, challengeOf, spendChallenge } from "../passkeys/challenges.ts";
import { credentialOf } from "../passkeys/credential.ts";
import { findPasskey, hasSecondStep, listPasskeyRows, touchPasskey } from "../passkeys/store.ts";
import type { ProvenAccount } from "../store.ts";
import { countCodes, makeSpares, openState, readCode, type Spend, sealState } from "./code.ts";
import {
  deleteSecondFactor,
  findSecondFactor,
  replaceSealed,
  replaceSecondFactor,
} from "./store.ts";

/** The second step beside her password: a code, or the touch of a passkey of hers. */

interface Services {
  readonly db: Database;
  readonly clock: () => number;
  readonly secret: ServerSecret;
  readonly throttle: Throttle;
  readonly site: PasskeySite;
}

/** Whose password was right, and what a passkey's challenge is bound to beside it: a browser or a session. */
export interface Pending {
  readonly owner: Owner;
  readonly account: ProvenAccount;
  readonly from: string;
}

export interface SecondProof {
  readonly code?: string | undefined;
  readonly passkey?: SignInAnswer | undefined;
}

/**
 * Checks the second step of an account; one that asks for none needs none.
 * @throws AppError `code_needed`, `wrong_code`, `too_many_attempts`
 */
export async function checkSecondStep(
  services: Services,
  pending: Pending,
  { code, passkey }: SecondProof,
): Promise<Spend> {
  const { db, clock } = services;
  const { owner } = pending;
  const { accountId } = owner;
  const row = await findSecondFactor(db, accountId);
  if (!row) return async (write) => (await findSecondFactor(write, accountId)) === undefined;
  if (code === undefined && passkey === undefined) throw await askFor(services, pending);
  return countCodes(services, accountId, async () =>
    passkey ? readSignature(services, pending, passkey) : readCode(owner, row, code, clock()),
  );
}

async function askFor({ db, secret, clock, site }: Services, pending: Pending): Promise<AppError> {
  const rows = await listPasskeyRows(db, pending.owner.accountId);
  const ids = rows.flatMap((row) => credentialOf(secret, row)?.id ?? []);
  const challenge = makeChallenge(secret, purposeOf(pending), clock());
  return new AppError("code_needed", "Send a code, or what a passkey of yours signed, with it.", {
    ...(ids.length > 0 && { passkey: { challenge, site: site.id, ids } }),
  });
}

/** A new password ends the challenge as it ends the proof it stands beside. */
const purposeOf = ({ owner, account, from }: Pending) =>
  besidePassword(owner, account.credential_version, from);

/** What uses a passkey's signature up; `null` for one that proves nothing. */
async function readSignature(
  services: Services,
  pending: Pending,
  answer: SignInAnswer,
): Promise<Spend | null> {
  const { db, clock, secret, site } = services;
  const { accountId } = pending.owner;
  const row = await findPasskey(db, accountId, passkeyHash(accountId, answer.id));
  const challenge = challengeOf(services, answer, purposeOf(pending));
  const credential = row && credentialOf(secret, row);
  if (!challenge || !credential) return null;
  const counter = await verifySignIn(site, answer, credential, row.counter);
  if (counter === null) return null;
  return async (write) =>
    (await spendChallenge(write, challenge, clock())) &&
    (await touchPasskey(write, row, counter, clock()));
}

/** A passkey is a second step from now on. Ten spare codes, where it is the first. */
export async function beginWithPasskey(write: Write, owner: Owner): Promise<string[]> {
  const { accountId } = owner;
  if (await findSecondFactor(write, accountId)) return [];
  const { codes, spares } = makeSpares();
  const sealed = sealState(owner, { secret: null, spares });
  await replaceSecondFactor(write, { account_id: accountId, sealed, last_step: 0 });
  return codes;
}

/** Without an app and a passkey that is one, there is no second step any more. */
export async function endWithLastPasskey(write: Write, owner: Owner): Promise<void> {
  const row = await findSecondFactor(write, owner.accountId);
  if (!row || openState(owner, row).secret !== null) return;
  if (!(await hasSecondStep(write, owner.accountId))) {
    await deleteSecondFactor(write, owner.accountId);
  }
}

/** The app is no second step any more; passkeys that are one stay, with the spare codes. */
export async function endApp(write: Write, owner: Owner): Promise<void> {
  const row = await findSecondFactor(write, owner.accountId);
  if (!row) return;
  const { spares } = openState(owner, row);
  if (await hasSecondStep(write, owner.accountId)) {
    await replaceSealed(write, row, sealState(owner, { secret: null, spares }));
  } else await deleteSecondFactor(write, owner.accountId);
}
