import type { FastifyInstance } from "fastify";
import {
  deleteSharedReport,
  listSharedReports,
  MOST_WRONG_PINS,
  openSharedReport,
  revokeSharedReport,
  shareReport,
} from "#contract/links.ts";
import type { VisitOptions } from "#contract/visit.ts";
import type { VisitReport } from "#contract/visit-report.ts";
import { AppError, notFound } from "#server/failures/app-error.ts";
import { type Gatekeeper, route } from "#server/http/route.ts";
import { type Counter, limits, type Throttle } from "#server/http/throttle.ts";
import type { Task } from "#server/jobs/task.ts";
import type { Work } from "#server/jobs/work.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { inTransaction, type Write } from "#server/storage/db/transaction.ts";
import type { Journal } from "#server/storage/journal/journal.ts";
import { nextRevision } from "#server/storage/journal/store.ts";
import type { Owner } from "#server/storage/owner.ts";
import { pinFits } from "#server/storage/vault/password.ts";
import { makeReportLink, readShownLink } from "#server/storage/vault/report-link.ts";
import type { ServerSecret } from "#server/storage/vault/server-secret.ts";
import { listed, newRow, newSharedReport, type SharedReport, withOpening } from "./rules.ts";
import {
  countPin,
  deleteShared,
  emptyExpired,
  emptyShared,
  findShared,
  insertShared,
  listShared,
  noteOpening,
  type SharedRow,
} from "./store.ts";

interface Services {
  readonly db: Database;
  readonly clock: () => number;
  readonly secret: ServerSecret;
  readonly throttle: Throttle;
}

/** Links that open one report for somebody without an account. */
export function sharedReportRoutes(
  app: FastifyInstance,
  gatekeeper: Gatekeeper,
  journal: Journal,
  services: Services,
  work: Work<{ visitReport: Task<VisitOptions, VisitReport> }>,
): void {
  const { db, clock } = services;

  const list = async (owner: Owner) => {
    await emptyExpired(db, owner.accountId, clock());
    const kept = await journal.read(owner).list("sharedReport");
    return listed(kept, await listShared(db, owner.accountId), clock());
  };
  const one = async (owner: Owner, id: string) => {
    const found = (await list(owner)).find((report) => report.id === id);
    if (!found) throw notFound();
    return found;
  };

  route(app, gatekeeper, listSharedReports, ({ owner }) => list(owner));

  route(app, gatekeeper, shareReport, async (call) => {
    const { owner, body } = call;
    const link = makeReportLink(owner.accountId);
    const shared = newSharedReport(body, link, clock());
    const report = await work.run(call, "visitReport", body.report);
    const row = await newRow(owner.accountId, shared, link, report, body.pin);
    await journal.write(owner, async (writer, transaction) => {
      await writer.put("sharedReport", shared);
      await insertShared(transaction, row);
    });
    return { report: await one(owner, shared.id), fragment: link.fragment };
  });

  route(app, gatekeeper, revokeSharedReport, async ({ owner, params }) => {
    const kept = await keptBy(journal, owner, params.id);
    const revoked = { ...kept, revokedAt: kept.revokedAt ?? new Date(clock()).toISOString() };
    await journal.write(owner, async (writer, transaction) => {
      await writer.put("sharedReport", revoked);
      await emptyShared(transaction, owner.accountId, kept.hash);
    });
    return one(owner, params.id);
  });

  route(app, gatekeeper, deleteSharedReport, async ({ owner, params }) => {
    const kept = await keptBy(journal, owner, params.id);
    await journal.write(owner, async (writer, transaction) => {
      await writer.remove("sharedReport", kept.id);
      await deleteShared(transaction, owner.accountId, kept.hash);
    });
    return null;
  });

  route(app, gatekeeper, openSharedReport, async ({ body, caller }) => {
    const subject = services.secret.throttleSubject("link", caller.address);
    const row = await openLink(services, body, { limit: limits.address, subject });
    return {
      sealed: row.report_sealed.toString("base64"),
      expiresAt: new Date(row.expires_at).toISOString(),
    };
  });
}

async function keptBy(journal: Journal, owner: Owner, id: string): Promise<SharedReport> {
  const kept = await journal.read(owner).find("sharedReport", id);
  if (!kept) throw notFound();
  return kept;
}

/**
 * The sealed report of a link that still opens; the opening is noted for her to see.
 * @throws AppError `not_found`, `pin_needed`, `wrong_pin`, `too_many_attempts`
 */
async function openLink(
  { db, clock, throttle }: Services,
  { link, pin }: { readonly link: string; readonly pin?: string | undefined },
  counter: Counter,
): Promise<SharedRow> {
  await throttle.check([counter]);
  const shown = readShownLink(link);
  const row = shown && (await findShared(db, shown.accountId, shown.hash));
  if (!row || row.expires_at <= clock() || row.report_sealed.length === 0) {
    await throttle.count([counter]);
    throw notFound();
  }
  await provePin(db, row, pin);
  await inTransaction(db, (transaction) => noteOpened(transaction, row, clock()));
  return row;
}

async function noteOpened(transaction: Write, row: SharedRow, now: number): Promise<void> {
  const { account_id: accountId, link_hash: hash } = row;
  // Her list is an answer that she reads by revision; and openings at once follow one another.
  await nextRevision(transaction, accountId);
  const current = await findShared(transaction, accountId, hash);
  await noteOpening(transaction, accountId, hash, withOpening(current?.opened ?? "[]", now));
}

async function provePin(db: Database, row: SharedRow, pin: string | undefined): Promise<void> {
  const { account_id: accountId, link_hash: hash, pin_salt: salt, pin_verifier: verifier } = row;
  if (!salt || !verifier) return;
  if (pin === undefined) throw new AppError("pin_needed", "Enter the PIN she gave you.");
  const mayTry = await countPin(db, accountId, hash, MOST_WRONG_PINS);
  if (mayTry && (await pinFits(pin, { salt, verifier }))) return;
  const tries = (await findShared(db, accountId, hash))?.wrong_pins ?? MOST_WRONG_PINS;
  if (tries < MOST_WRONG_PINS) {
    const left = MOST_WRONG_PINS - tries;
    throw new AppError("wrong_pin", `Check the PIN. The link ends after ${left} more wrong tries.`);
  }
  await emptyShared(db, accountId, hash);
  throw new AppError("not_found", "The link has ended: the PIN was wrong five times.");
}
