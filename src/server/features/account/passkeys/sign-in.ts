import type { SignedIn } from "#contract/account/auth.ts";
import type { signInWithPasskey as endpoint } from "#contract/account/passkeys.ts";
import type { RequestData } from "#contract/kernel/endpoint.ts";
import { ownerOf } from "#server/storage/owner.ts";
import { createEntryVault } from "#server/storage/vault/entry-vault.ts";
import {
  accountOfPasskeyUser,
  openForPasskey,
  passkeyHash,
  verifySignIn,
} from "#server/storage/vault/keys/passkey.ts";
import { textPlaces } from "#server/storage/vault/text-places.ts";
import { type AccessServices, startSession } from "../access.ts";
import { addressAlone, guardAttempt, knownDevice } from "../gate.ts";
import { catchUp } from "../lock-out/replace-key.ts";
import { findKnownDevice, type Visitor } from "../sessions.ts";
import { changeAccount, findAccount } from "../store.ts";
import { challengeOf, SIGN_IN, spendChallenge } from "./challenges.ts";
import { credentialOf } from "./credential.ts";
import { findPasskey, touchPasskey } from "./store.ts";

type Answer = RequestData<typeof endpoint>["body"];

export async function signInWithPasskey(
  services: AccessServices,
  visitor: Visitor,
  answer: Answer,
): Promise<SignedIn> {
  const { secret, throttle } = services;
  const account = accountOfPasskeyUser(answer.user) ?? "";
  const device = await findKnownDevice(services, visitor.deviceToken, account);
  return guardAttempt(
    throttle,
    device ? knownDevice(secret, visitor.address, device) : addressAlone(secret, visitor.address),
    () => open(services, visitor, account, answer),
    { code: "wrong_credentials", detail: "Sign in with your password, or with another passkey." },
  );
}

async function open(
  services: AccessServices,
  visitor: Visitor,
  accountId: string,
  { prf, user: _, ...answer }: Answer,
): Promise<SignedIn | null> {
  const { db, clock, secret, site } = services;
  const hash = passkeyHash(accountId, answer.id);
  const account = await findAccount(db, accountId);
  const row = await findPasskey(db, accountId, hash);
  const challenge = challengeOf(services, answer, SIGN_IN);
  const credential = row && credentialOf(secret, row);
  if (!account || !row?.wrapped_key || !challenge || !credential) return null;
  const counter = await verifySignIn(site, answer, credential, row.counter);
  const dataKey = openForPasskey(prf, row.wrapped_key, accountId, hash);
  if (counter === null || dataKey === null) return null;
  await catchUp(db, account, dataKey);
  const { vault } = ownerOf(accountId, createEntryVault(accountId, dataKey));
  const email = vault.openText(textPlaces.email, account.email_sealed);
  return startSession(services, visitor, email, account, {
    dataKey,
    credentialVersion: account.credential_version,
    prove: async (write) => {
      const now = clock();
      const revision = await changeAccount(write, account);
      if (revision === null || !(await spendChallenge(write, challenge, now))) return null;
      return (await touchPasskey(write, row, counter, now)) ? revision : null;
    },
  });
}
