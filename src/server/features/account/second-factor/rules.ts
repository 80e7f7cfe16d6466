import type * as contract from "#contract/account/second-factor.ts";
import type { RequestData, ResponseData } from "#contract/kernel/endpoint.ts";
import { inTransaction } from "#server/storage/db/transaction.ts";
import type { Owner } from "#server/storage/owner.ts";
import { normaliseRecoveryCode } from "#server/storage/vault/keys/recovery-code.ts";
import { makeTotpSecret, stepOfCode } from "#server/storage/vault/keys/totp.ts";
import type { AccessServices } from "../access.ts";
import { type SignedCaller, withPassword } from "../management.ts";
import { endOtherSessions } from "../sessions.ts";
import { changeAccount } from "../store.ts";
import { countCodes, makeSpares, openState, sealState } from "./code.ts";
import { checkSecondStep, endApp } from "./second-step.ts";
import { findSecondFactor, replaceSecondFactor } from "./store.ts";

export async function describeSecondFactor(
  { db }: Pick<AccessServices, "db">,
  owner: Owner,
): Promise<ResponseData<typeof contract.getSecondFactor>> {
  const row = await findSecondFactor(db, owner.accountId);
  if (!row) return { isOn: false, hasApp: false, spareCodes: 0 };
  const { secret, spares } = openState(owner, row);
  return { isOn: true, hasApp: secret !== null, spareCodes: spares.length };
}

/** Returns a secret with its address in Google's Key URI format, which authenticator apps open. */
export function makeSecret(
  email: string | null,
): ResponseData<typeof contract.makeSecondFactorSecret> {
  const secret = makeTotpSecret();
  const label = encodeURIComponent(email ?? "Mwezi");
  return { secret, address: `otpauth://totp/Mwezi:${label}?secret=${secret}&issuer=Mwezi` };
}

export async function turnOn(
  services: AccessServices,
  call: SignedCaller,
  { password, secret, code, current = {} }: RequestData<typeof contract.turnOnSecondFactor>["body"],
): Promise<string[]> {
  const { db, clock } = services;
  const { owner, tokenHash } = call.session;
  const { accountId } = owner;
  const question = { password, field: "password" } as const;
  return withPassword(services, call, question, async ({ account }) => {
    const pending = { owner, account, from: tokenHash };
    const spend = await checkSecondStep(services, pending, current);
    const step = await countCodes(services, pending, async () =>
      stepOfCode(secret, normaliseRecoveryCode(code), clock()),
    );
    const { codes, spares } = makeSpares();
    const sealed = sealState(owner, { secret, spares, since: clock() });
    return inTransaction(db, async (write) => {
      if ((await changeAccount(write, account)) === null || !(await spend(write))) return null;
      await replaceSecondFactor(write, { account_id: accountId, sealed, last_step: step });
      await endOtherSessions(write, call.session);
      return codes;
    });
  });
}

export async function turnOff(
  services: AccessServices,
  call: SignedCaller,
  { password, ...proof }: RequestData<typeof contract.turnOffSecondFactor>["body"],
): Promise<void> {
  const { owner, tokenHash } = call.session;
  const question = { password, field: "password" } as const;
  await withPassword(services, call, question, async ({ account }) => {
    const spend = await checkSecondStep(services, { owner, account, from: tokenHash }, proof);
    return inTransaction(services.db, async (write) => {
      const revision = await changeAccount(write, account);
      if (revision === null || !(await spend(write))) return null;
      await endApp(write, owner);
      await endOtherSessions(write, call.session);
      return revision;
    });
  });
}
