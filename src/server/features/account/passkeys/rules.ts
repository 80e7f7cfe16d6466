import {
  type addPasskey as addEndpoint,
  type beginPasskey as beginEndpoint,
  MOST_PASSKEYS,
  type Passkey,
  type removePasskey as removeEndpoint,
} from "#contract/account/passkeys.ts";
import type { RequestData, ResponseData } from "#contract/kernel/endpoint.ts";
import { invalidField, notFound } from "#server/failures/app-error.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { inTransaction } from "#server/storage/db/transaction.ts";
import type { Owner } from "#server/storage/owner.ts";
import { makeChallenge } from "#server/storage/vault/challenge.ts";
import {
  passkeyHash,
  passkeyUser,
  verifyNewPasskey,
  wrapForPasskey,
} from "#server/storage/vault/keys/passkey.ts";
import { textPlaces } from "#server/storage/vault/text-places.ts";
import type { AccessServices } from "../access.ts";
import { describeDevice } from "../device.ts";
import { type SignedCaller, withPassword } from "../management.ts";
import {
  beginWithPasskey,
  checkSecondStep,
  endWithLastPasskey,
} from "../second-factor/second-step.ts";
import { findSecondFactor } from "../second-factor/store.ts";
import { endOtherSessions } from "../sessions.ts";
import { changeAccount } from "../store.ts";
import { addingBy, challengeOf, spendChallenge } from "./challenges.ts";
import { credentialOf, sealCredential } from "./credential.ts";
import {
  deletePasskey,
  findPasskey,
  listPasskeyRows,
  type PasskeyRow,
  replacePasskey,
} from "./store.ts";

/** Each passkey wraps the data key; one that can't derive a key is a second step only. */

const summaryOf = (owner: Owner, row: PasskeyRow): Passkey => ({
  id: row.passkey_hash,
  device: owner.vault.openText(textPlaces.passkey, row.device_sealed),
  opensData: row.wrapped_key !== null,
  addedAt: new Date(row.created_at).toISOString(),
  lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at).toISOString(),
});

export async function listPasskeys(
  { db }: Pick<AccessServices, "db">,
  owner: Owner,
): Promise<Passkey[]> {
  const rows = await listPasskeyRows(db, owner.accountId);
  return rows.map((row) => summaryOf(owner, row));
}

/** The challenge also stands for the second factor, which adding then doesn't ask for again. */
export async function beginPasskey(
  services: AccessServices,
  call: SignedCaller,
  { password, ...proof }: RequestData<typeof beginEndpoint>["body"],
): Promise<ResponseData<typeof beginEndpoint>> {
  const { db, secret, clock, site } = services;
  const { owner, tokenHash } = call.session;
  const question = { password, field: "password" } as const;
  return withPassword(services, call, question, async ({ account, email }) => {
    const hasFactor = await isFactorOn(db, owner);
    const spend = await checkSecondStep(services, { owner, account, from: tokenHash }, proof);
    if (!(await inTransaction(db, spend))) return null;
    const rows = await listPasskeyRows(db, owner.accountId);
    return {
      challenge: makeChallenge(secret, addingBy(owner, tokenHash, hasFactor), clock()),
      site: site.id,
      user: passkeyUser(owner.accountId),
      email,
      others: rows.flatMap((row) => credentialOf(secret, row)?.id ?? []),
    };
  });
}

const isFactorOn = async (db: Database, { accountId }: Owner) =>
  (await findSecondFactor(db, accountId)) !== undefined;

export async function addPasskey(
  services: AccessServices,
  call: SignedCaller,
  { password, prf, ...answer }: RequestData<typeof addEndpoint>["body"],
): Promise<ResponseData<typeof addEndpoint>> {
  const { db, secret, clock, site } = services;
  const { owner, tokenHash } = call.session;
  const { accountId } = owner;
  const question = { password, field: "password" } as const;
  return withPassword(services, call, question, async ({ account, dataKey }) => {
    const verified = await verifyNewPasskey(site, answer);
    if (verified === null) throw invalidField("attestationObject", "wrong_value");
    const now = clock();
    const place = { account_id: accountId, passkey_hash: passkeyHash(accountId, answer.id) };
    const passkey: PasskeyRow = {
      ...place,
      credential_sealed: sealCredential(secret, place, verified.credential),
      device_sealed: owner.vault.encryptText(
        textPlaces.passkey,
        describeDevice(call.caller.userAgent),
      ),
      wrapped_key:
        prf === undefined ? null : wrapForPasskey(prf, dataKey, accountId, place.passkey_hash),
      counter: verified.counter,
      created_at: now,
      last_used_at: null,
      made_by: tokenHash,
    };
    return inTransaction(db, async (write) => {
      if ((await changeAccount(write, account)) === null) return null;
      const purpose = addingBy(owner, tokenHash, await isFactorOn(write, owner));
      const challenge = challengeOf(services, answer, purpose);
      if (challenge === null || !(await spendChallenge(write, challenge, now))) {
        throw invalidField("clientDataJSON", "wrong_value");
      }
      await replacePasskey(write, passkey);
      if ((await listPasskeyRows(write, accountId)).length > MOST_PASSKEYS) {
        throw invalidField("id", "too_many", { max: MOST_PASSKEYS });
      }
      const summary = summaryOf(owner, passkey);
      if (summary.opensData) return { ...summary, spareCodes: [] };
      await endOtherSessions(write, call.session);
      return { ...summary, spareCodes: await beginWithPasskey(write, owner, now) };
    });
  });
}

export async function removePasskey(
  services: AccessServices,
  call: SignedCaller,
  id: string,
  { password, ...proof }: RequestData<typeof removeEndpoint>["body"],
): Promise<void> {
  const { owner, tokenHash } = call.session;
  const passkey = await findPasskey(services.db, owner.accountId, id);
  if (!passkey) throw notFound();
  const isSecondStep = passkey.wrapped_key === null;
  const question = { password, field: "password" } as const;
  await withPassword(services, call, question, async ({ account }) => {
    const pending = { owner, account, from: tokenHash };
    const spend = isSecondStep ? await checkSecondStep(services, pending, proof) : null;
    return inTransaction(services.db, async (write) => {
      const revision = await changeAccount(write, account);
      if (revision === null || (spend && !(await spend(write)))) return null;
      await deletePasskey(write, owner.accountId, id);
      if (!isSecondStep) return revision;
      await endWithLastPasskey(write, owner);
      await endOtherSessions(write, call.session);
      return revision;
    });
  });
}
