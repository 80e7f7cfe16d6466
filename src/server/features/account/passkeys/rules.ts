import type { RequestData, ResponseData } from "#contract/endpoint.ts";
import {
  type addPasskey as addEndpoint,
  type beginPasskey as beginEndpoint,
  MOST_PASSKEYS,
  type Passkey,
} from "#contract/passkeys.ts";
import { invalidField, notFound } from "#server/failures/app-error.ts";
import { inTransaction } from "#server/storage/db/transaction.ts";
import type { Owner } from "#server/storage/owner.ts";
import { makeChallenge } from "#server/storage/vault/challenge.ts";
import {
  type PasskeyCredential,
  type PasskeySite,
  passkeyHash,
  passkeyUser,
  verifyNewPasskey,
  wrapForPasskey,
} from "#server/storage/vault/passkey.ts";
import type { ServerSecret } from "#server/storage/vault/server-secret.ts";
import type { AccessServices } from "../access.ts";
import { describeDevice } from "../device.ts";
import { type SignedCaller, withPassword } from "../management.ts";
import { changeAccount } from "../store.ts";
import { addingBy, challengeOf, spendChallenge } from "./challenges.ts";
import {
  deletePasskey,
  findPasskey,
  listPasskeyRows,
  type PasskeyRow,
  replacePasskey,
} from "./store.ts";

/** An account's passkeys: each has its own wrapped copy of the data key. */

export type PasskeyServices = AccessServices & { readonly site: PasskeySite };

const DEVICE = "passkey";

const placeOf = ({ account_id, passkey_hash }: Pick<PasskeyRow, "account_id" | "passkey_hash">) => [
  "passkey",
  account_id,
  passkey_hash,
];

/** `null` where it is damaged. */
export function credentialOf(secret: ServerSecret, row: PasskeyRow): PasskeyCredential | null {
  const text = secret.openText(placeOf(row), row.credential_sealed);
  return text === null ? null : JSON.parse(text);
}

const summaryOf = (owner: Owner, row: PasskeyRow): Passkey => ({
  id: row.passkey_hash,
  device: owner.vault.openText(DEVICE, row.device_sealed),
  addedAt: new Date(row.created_at).toISOString(),
  lastUsedAt: row.last_used_at === null ? null : new Date(row.last_used_at).toISOString(),
});

export async function listPasskeys(
  { db }: Pick<PasskeyServices, "db">,
  owner: Owner,
): Promise<Passkey[]> {
  const rows = await listPasskeyRows(db, owner.accountId);
  return rows.map((row) => summaryOf(owner, row));
}

/** @throws AppError `wrong_password`, `too_many_attempts` */
export async function beginPasskey(
  services: PasskeyServices,
  call: SignedCaller,
  password: string,
): Promise<ResponseData<typeof beginEndpoint>> {
  const { db, secret, clock, site } = services;
  const { owner, tokenHash } = call.session;
  const question = { password, field: "password" } as const;
  return withPassword(services, call, question, async ({ email }) => {
    const rows = await listPasskeyRows(db, owner.accountId);
    return {
      challenge: makeChallenge(secret, addingBy(owner, tokenHash), clock()),
      site: site.id,
      user: passkeyUser(owner.accountId),
      email,
      others: rows.flatMap((row) => credentialOf(secret, row)?.id ?? []),
    };
  });
}

/** @throws AppError `wrong_password`, `too_many_attempts`, `invalid_input` */
export async function addPasskey(
  services: PasskeyServices,
  call: SignedCaller,
  { password, prf, ...answer }: RequestData<typeof addEndpoint>["body"],
): Promise<Passkey> {
  const { db, secret, clock, site } = services;
  const { owner, tokenHash } = call.session;
  const { accountId } = owner;
  const question = { password, field: "password" } as const;
  const row = await withPassword(services, call, question, async ({ account, dataKey }) => {
    const challenge = challengeOf(services, answer, addingBy(owner, tokenHash));
    if (challenge === null) throw invalidField("clientDataJSON", "wrong_value");
    const verified = await verifyNewPasskey(site, answer);
    if (verified === null) throw invalidField("attestationObject", "wrong_value");
    const now = clock();
    const place = { account_id: accountId, passkey_hash: passkeyHash(accountId, answer.id) };
    const passkey: PasskeyRow = {
      ...place,
      credential_sealed: secret.encryptText(placeOf(place), JSON.stringify(verified.credential)),
      device_sealed: owner.vault.encryptText(DEVICE, describeDevice(call.caller.userAgent)),
      wrapped_key: wrapForPasskey(prf, dataKey, accountId, place.passkey_hash),
      counter: verified.counter,
      created_at: now,
      last_used_at: null,
    };
    return inTransaction(db, async (write) => {
      if ((await changeAccount(write, account)) === null) return null;
      if (!(await spendChallenge(write, challenge, now))) {
        throw invalidField("clientDataJSON", "wrong_value");
      }
      await replacePasskey(write, passkey);
      if ((await listPasskeyRows(write, accountId)).length > MOST_PASSKEYS) {
        throw invalidField("id", "too_many", { max: MOST_PASSKEYS });
      }
      return passkey;
    });
  });
  return summaryOf(owner, row);
}

/** @throws AppError `wrong_password`, `too_many_attempts`, `not_found` */
export async function removePasskey(
  services: PasskeyServices,
  call: SignedCaller,
  id: string,
  password: string,
): Promise<void> {
  const { accountId } = call.session.owner;
  if (!(await findPasskey(services.db, accountId, id))) throw notFound();
  const question = { password, field: "password" } as const;
  await withPassword(services, call, question, ({ account }) =>
    inTransaction(services.db, async (write) => {
      const revision = await changeAccount(write, account);
      if (revision !== null) await deletePasskey(write, accountId, id);
      return revision;
    }),
  );
}
