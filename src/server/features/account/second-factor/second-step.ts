import { AppError } from "#server/failures/app-error.ts";
import type { Services } from "#server/services.ts";
import { deleteRows } from "#server/storage/db/account-store.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import type { Owner } from "#server/storage/owner.ts";
import { makeChallenge } from "#server/storage/vault/challenge.ts";
import {
  type PasskeySite,
  passkeyHash,
  type SignInAnswer,
  verifySignIn,
} from "#server/storage/vault/keys/passkey.ts";
import { besidePassword, challengeOf, spendChallenge } from "../passkeys/challenges.ts";
import { credentialOf } from "../passkeys/credential.ts";
import { findPasskey, hasSecondStep, listPasskeyRows, touchPasskey } from "../passkeys/store.ts";
import {
  countCodes,
  makeSpares,
  noteRefusal,
  openState,
  type Pending,
  readCode,
  type Spend,
  sealState,
} from "./code.ts";
import { findSecondFactor, replaceSealed, replaceSecondFactor } from "./store.ts";

interface Parts extends Services {
  readonly site: PasskeySite;
}

export interface SecondProof {
  readonly code?: string | undefined;
  readonly passkey?: SignInAnswer | undefined;
}

export async function checkSecondStep(
  services: Parts,
  pending: Pending,
  { code, passkey }: SecondProof,
): Promise<Spend> {
  const { db, clock } = services;
  const { owner } = pending;
  const { accountId } = owner;
  const row = await findSecondFactor(db, accountId);
  if (!row) return async (write) => (await findSecondFactor(write, accountId)) === undefined;
  const refuse = async () => {
    if (pending.isStranger) await noteRefusal(db, owner, row, clock());
    return null;
  };
  if (code === undefined && passkey === undefined) {
    await refuse();
    throw await askFor(services, pending);
  }
  return countCodes(services, pending, async () => {
    const spend = passkey
      ? await readSignature(services, pending, passkey)
      : readCode(owner, row, code, clock());
    return spend ?? refuse();
  });
}

export async function checkPasskey(
  services: Parts,
  pending: Pending,
  passkey: SignInAnswer | undefined,
): Promise<Spend> {
  if (passkey === undefined) throw await askFor(services, pending);
  return countCodes(services, pending, () => readSignature(services, pending, passkey));
}

async function askFor({ db, secret, clock, site }: Parts, pending: Pending): Promise<AppError> {
  const rows = await listPasskeyRows(db, pending.owner.accountId);
  const ids = rows.flatMap((row) => credentialOf(secret, row)?.id ?? []);
  const challenge = makeChallenge(secret, purposeOf(pending), clock());
  return new AppError("code_needed", "Send a code, or what a passkey of yours signed, with it.", {
    ...(ids.length > 0 && { passkey: { challenge, site: site.id, ids } }),
  });
}

/** A new password invalidates the challenge as well. */
const purposeOf = ({ owner, account, from }: Pending) =>
  besidePassword(owner, account.credential_version, from);

async function readSignature(
  services: Parts,
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

/** Makes a passkey a second step. Returns ten spare codes if it is the first. */
export async function beginWithPasskey(write: Write, owner: Owner, now: number): Promise<string[]> {
  const { accountId } = owner;
  if (await findSecondFactor(write, accountId)) return [];
  const { codes, spares } = makeSpares();
  const sealed = sealState(owner, { secret: null, spares, since: now });
  await replaceSecondFactor(write, { account_id: accountId, sealed, last_step: 0 });
  return codes;
}

/** Ends the second step if neither an app nor a second-step passkey is left. */
export async function endWithLastPasskey(write: Write, owner: Owner): Promise<void> {
  const row = await findSecondFactor(write, owner.accountId);
  if (!row || openState(owner, row).secret !== null) return;
  if (!(await hasSecondStep(write, owner.accountId))) {
    await deleteRows(write, "second_factors", owner.accountId);
  }
}

/** Turns the app off; second-step passkeys stay, with the spare codes. */
export async function endApp(write: Write, owner: Owner): Promise<void> {
  const row = await findSecondFactor(write, owner.accountId);
  if (!row) return;
  const state = openState(owner, row);
  if (await hasSecondStep(write, owner.accountId)) {
    await replaceSealed(write, row, sealState(owner, { ...state, secret: null }));
  } else await deleteRows(write, "second_factors", owner.accountId);
}
