import * as z from "zod/mini";
import { AppError } from "#server/failures/app-error.ts";
import { type Counter, limits, type Throttle } from "#server/http/throttle.ts";
import type { Database } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import type { Owner } from "#server/storage/owner.ts";
import { normaliseRecoveryCode } from "#server/storage/vault/recovery-code.ts";
import type { ServerSecret } from "#server/storage/vault/server-secret.ts";
import { spareCodeHash, stepOfCode } from "#server/storage/vault/totp.ts";
import { findSecondFactor, replaceSealed, type SecondFactorRow, spendStep } from "./store.ts";

const SEALED = "second-factor";

/** What is sealed with her data key: the app's secret, and the hashes of the spare codes left. */
const StateSchema = z.object({ secret: z.string(), spares: z.array(z.string()) });
type State = z.output<typeof StateSchema>;

export const sealState = ({ vault }: Owner, state: State): Buffer =>
  vault.encryptText(SEALED, JSON.stringify(state));

/** Where it is damaged no code is right: the recovery code turns it off. */
export function openState({ vault }: Owner, row: SecondFactorRow): State {
  const text = vault.openText(SEALED, row.sealed);
  return text === null ? { secret: "", spares: [] } : StateSchema.parse(JSON.parse(text));
}

interface Services {
  readonly db: Database;
  readonly clock: () => number;
  readonly secret: ServerSecret;
  readonly throttle: Throttle;
}

/** Uses a code up in the transaction it is for; false when somebody was faster with it. */
export type SpendCode = (write: Write) => Promise<boolean>;

const wrongCode = () =>
  new AppError("wrong_code", "Type the code your app shows now, or a spare code not used yet.");

/**
 * Checks the code that an account asks for beside its password; one that asks for none needs none.
 * @throws AppError `code_needed`, `wrong_code`, `too_many_attempts`
 */
export async function checkCode(
  services: Services,
  owner: Owner,
  code: string | undefined,
): Promise<SpendCode> {
  const { db, clock } = services;
  const { accountId } = owner;
  const row = await findSecondFactor(db, accountId);
  if (!row) return async (write) => (await findSecondFactor(write, accountId)) === undefined;
  if (code === undefined) throw new AppError("code_needed", "Send a code of your app with it.");
  return countCodes(services, accountId, async () => {
    const typed = normaliseRecoveryCode(code);
    const state = openState(owner, row);
    const step = stepOfCode(state.secret, typed, clock());
    if (step !== null) return step > row.last_step ? (write) => spendStep(write, row, step) : null;
    const spares = state.spares.filter((hash) => hash !== spareCodeHash(typed));
    if (spares.length === state.spares.length) return null;
    const next = sealState(owner, { ...state, spares });
    return (write) => replaceSealed(write, row, next);
  });
}

/**
 * Ten wrong codes in a quarter of an hour, of an account: whoever tries knows the password.
 * @throws AppError `wrong_code`, `too_many_attempts`
 */
export async function countCodes<Result>(
  { secret, throttle }: Pick<Services, "secret" | "throttle">,
  accountId: string,
  attempt: () => Promise<Result | null>,
): Promise<Result> {
  const subject = secret.throttleSubject("code", accountId);
  const counter: Counter = { limit: limits.code, subject, isCleared: true };
  const result = await throttle.attempt([counter], attempt);
  if (result === null) throw wrongCode();
  return result;
}
