import { MOST_WRONG_PINS } from "#contract/visit/links.ts";
import { AppError, notFound } from "#server/failures/app-error.ts";
import { type Counter, limits } from "#server/http/fairness/throttle.ts";
import type { Services } from "#server/services.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { inTransaction, type Write } from "#server/storage/db/transaction.ts";
import { nextRevision } from "#server/storage/journal/store.ts";
import { pinMatches } from "#server/storage/vault/keys/password.ts";
import { readLinkProof } from "#server/storage/vault/report-link.ts";
import { withOpening } from "./rules.ts";
import { countPin, eraseReport, findReport, type ReportRow, saveOpenings } from "./store.ts";

/** @throws AppError `not_found`, `pin_needed`, `wrong_pin`, `too_many_attempts` */
export async function openLink(
  { db, clock, throttle, secret }: Services,
  { link, pin }: { readonly link: string; readonly pin?: string | undefined },
  counter: Counter,
): Promise<ReportRow> {
  const row = await throttle.attempt([counter], async () => {
    const proof = readLinkProof(link);
    const report = proof && (await findReport(db, proof.accountId, proof.hash));
    return report && report.expires_at > clock() && report.report_sealed.length > 0 ? report : null;
  });
  if (row === null) throw notFound();
  await throttle.count([
    { limit: limits.link, subject: secret.throttleSubject("one link", row.link_hash) },
  ]);
  await verifyPin(db, row, pin);
  await inTransaction(db, (transaction) => recordOpening(transaction, row, clock()));
  return row;
}

async function recordOpening(transaction: Write, row: ReportRow, now: number): Promise<void> {
  const { account_id: accountId, link_hash: hash } = row;
  // The list of links is cached by revision; the row lock also serialises simultaneous openings.
  await nextRevision(transaction, accountId);
  const current = await findReport(transaction, accountId, hash);
  await saveOpenings(transaction, accountId, hash, withOpening(current?.opened ?? "[]", now));
}

async function verifyPin(db: Database, row: ReportRow, pin: string | undefined): Promise<void> {
  const { account_id: accountId, link_hash: hash, pin_salt: salt, pin_verifier: verifier } = row;
  if (!salt || !verifier) return;
  if (pin === undefined) throw new AppError("pin_needed", "Enter the PIN she gave you.");
  const hasAttempt = await countPin(db, accountId, hash, MOST_WRONG_PINS);
  if (hasAttempt && (await pinMatches(pin, { salt, verifier }))) return;
  const attempts = (await findReport(db, accountId, hash))?.wrong_pins ?? MOST_WRONG_PINS;
  if (attempts < MOST_WRONG_PINS) {
    const left = MOST_WRONG_PINS - attempts;
    throw new AppError("wrong_pin", `Check the PIN. The link ends after ${left} more wrong tries.`);
  }
  await eraseReport(db, accountId, hash);
  throw new AppError("not_found", "The link has ended: the PIN was wrong five times.");
}
