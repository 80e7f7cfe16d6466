import {
  type EndableAccess,
  endableAccess,
  type lockEveryoneOut,
} from "#contract/account/access.ts";
import type { changePassword as changeEndpoint } from "#contract/account/account.ts";
import type { RequestData } from "#contract/kernel/endpoint.ts";
import { renewSession } from "#server/storage/db/session-store.ts";
import { makeDataKey } from "#server/storage/vault/keys/data-key.ts";
import { makePasswordLock } from "#server/storage/vault/keys/password.ts";
import type { AccessServices } from "../access.ts";
import { newCredentials } from "../locks.ts";
import { type SignedCaller, withPassword } from "../management.ts";
import { checkSecondStep, type SecondProof } from "../second-factor/second-step.ts";
import { replaceKey } from "./replace-key.ts";

interface NewPassword extends SecondProof {
  readonly password: string;
  readonly field: "password" | "currentPassword";
  /** The same password when only others are locked out. */
  readonly newPassword: string;
  readonly ends: ReadonlySet<EndableAccess>;
  readonly newKey?: Buffer;
}

async function renewCredentials(
  services: AccessServices,
  call: SignedCaller,
  { password, field, newPassword, ends, newKey, ...proof }: NewPassword,
): Promise<void> {
  const { owner, tokenHash, wrap } = call.session;
  await withPassword(services, call, { password, field }, async (proven) => {
    const { account } = proven;
    const nextKey = newKey ?? proven.dataKey;
    const pending = { owner, account, from: tokenHash };
    const spend = ends.has("secondFactor") ? await checkSecondStep(services, pending, proof) : null;
    const credentials = newCredentials(
      account,
      await makePasswordLock(services.secret.passwordKey, newPassword, nextKey, owner.accountId),
    );
    const replacement = {
      account,
      dataKey: proven.dataKey,
      newKey,
      credentials,
      ends,
      keeps: tokenHash,
      ...(spend && { spend }),
    };
    return replaceKey(services, replacement, async (write, _, revision) => {
      await renewSession(write, owner.accountId, {
        credential_version: credentials.credential_version,
        wrapped_key: wrap(nextKey),
      });
      return revision;
    });
  });
}

export const lockOut = (
  services: AccessServices,
  call: SignedCaller,
  { password, ...proof }: RequestData<typeof lockEveryoneOut>["body"],
): Promise<void> =>
  renewCredentials(services, call, {
    password,
    field: "password",
    newPassword: password,
    ...proof,
    ends: new Set(endableAccess),
    newKey: makeDataKey(),
  });

const USUAL_ENDS = endableAccess.filter((each) => each !== "secondFactor");

export const changePassword = (
  services: AccessServices,
  call: SignedCaller,
  { currentPassword, ends = USUAL_ENDS, ...input }: RequestData<typeof changeEndpoint>["body"],
): Promise<void> =>
  renewCredentials(services, call, {
    password: currentPassword,
    field: "currentPassword",
    ...input,
    ends: new Set(ends),
  });
