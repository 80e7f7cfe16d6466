import * as z from "zod/mini";
import { AppError } from "#server/failures/app-error.ts";
import { type Counter, limits, type Throttle } from "#server/http/fairness/throttle.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { inTransaction, type Write } from "#server/storage/db/transaction.ts";
import type { Owner } from "#server/storage/owner.ts";
import { normaliseRecoveryCode } from "#server/storage/vault/keys/recovery-code.ts";
import type { ServerSecret } from "#server/storage/vault/keys/server-secret.ts";
import { makeSpareCodes, spareCodeHash, stepOfCode } from "#server/storage/vault/keys/totp.ts";
import { textPlaces } from "#server/storage/vault/text-places.ts";
import type { ProvenAccount } from "../store.ts";
import { replaceSealed, type SecondFactorRow, spendStep } from "./store.ts";

/** Encrypted: the app's secret, `null` with passkeys alone, and hashes of the spare codes. */
const StateSchema = z.object({
  secret: z.nullable(z.string()),
  spares: z.array(z.string()),
  since: z.optional(z.number()),
  /** When an unknown browser last sent the right password without the second step. */
  refusedAt: z.optional(z.number()),
});
export type State = z.output<typeof StateSchema>;

export const sealState = ({ vault }: Owner, state: State): Buffer =>
  vault.encryptText(textPlaces.secondFactor, JSON.stringify(state));

/** When damaged, no code is valid; the recovery code turns the second factor off. */
export function openState({ vault }: Owner, row: SecondFactorRow): State {
  const text = vault.openText(textPlaces.secondFactor, row.sealed);
  return text === null ? { secret: null, spares: [] } : StateSchema.parse(JSON.parse(text));
}

/** Sign-ins within this time of a refusal are the same person, who found the code. */
export const REFUSAL_WINDOW = 15 * 60_000;

/** Notes that someone has the password, at most once in the window; never in a damaged state. */
export async function noteRefusal(
  db: Database,
  owner: Owner,
  row: SecondFactorRow,
  now: number,
): Promise<void> {
  if (owner.vault.openText(textPlaces.secondFactor, row.sealed) === null) return;
  const state = openState(owner, row);
  if (now - (state.refusedAt ?? 0) < REFUSAL_WINDOW) return;
  const next = sealState(owner, { ...state, refusedAt: now });
  await inTransaction(db, (write) => replaceSealed(write, row, next));
}

export function makeSpares(): { readonly codes: string[]; readonly spares: string[] } {
  const codes = makeSpareCodes();
  return { codes, spares: codes.map((code) => spareCodeHash(normaliseRecoveryCode(code))) };
}

/** Uses up the proof inside the transaction it protects; false when it was used first elsewhere. */
export type Spend = (write: Write) => Promise<boolean>;

export const wrongCode = () =>
  new AppError("wrong_code", "Type the code your app shows now, or a spare code not used yet.");

/** Returns a function that uses up the code; `null` for a wrong or used one. */
export function readCode(
  owner: Owner,
  row: SecondFactorRow,
  code: string | undefined,
  now: number,
): Spend | null {
  if (code === undefined) return null;
  const typed = normaliseRecoveryCode(code);
  const state = openState(owner, row);
  const step = state.secret === null ? null : stepOfCode(state.secret, typed, now);
  if (step !== null) return step > row.last_step ? (write) => spendStep(write, row, step) : null;
  const spares = state.spares.filter((hash) => hash !== spareCodeHash(typed));
  if (spares.length === state.spares.length) return null;
  const next = sealState(owner, { ...state, spares });
  return (write) => replaceSealed(write, row, next);
}

/** The verified account, and the browser or session that a passkey challenge is bound to. */
export interface Pending {
  readonly owner: Owner;
  readonly account: ProvenAccount;
  readonly from: string;
  readonly isStranger?: boolean;
}

/** Ten wrong codes in 15 minutes for strangers who know the password, ten for each known device. */
export async function countCodes<Result>(
  { secret, throttle }: { readonly secret: ServerSecret; readonly throttle: Throttle },
  { owner: { accountId }, from, isStranger }: Pending,
  attempt: () => Promise<Result | null>,
): Promise<Result> {
  const who = isStranger ? accountId : `${accountId} ${from}`;
  const subject = secret.throttleSubject("code", who);
  const counter: Counter = { limit: limits.code, subject, isCleared: true };
  const result = await throttle.attempt([counter], attempt);
  if (result === null) throw wrongCode();
  return result;
}
