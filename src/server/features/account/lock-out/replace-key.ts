import type * as z from "zod/mini";
import type { EndableAccess } from "#contract/account/access.ts";
import type { SharedReportSchema } from "#contract/visit/links.ts";
import type { TrustedViewSchema } from "#contract/visit/trusted-views.ts";
import { AppError } from "#server/failures/app-error.ts";
import type { Services } from "#server/services.ts";
import { deleteRows } from "#server/storage/db/account-store.ts";
import { deleteSignedOutDevices } from "#server/storage/db/device-store.ts";
import { deletePushOfEndedSessions } from "#server/storage/db/push-store.ts";
import type { AccountRow, Database } from "#server/storage/db/schema.ts";
import { deleteSessionsExcept } from "#server/storage/db/session-store.ts";
import { inTransaction, type Write } from "#server/storage/db/transaction.ts";
import { type Owner, ownerOf } from "#server/storage/owner.ts";
import { moveEntries, PAGES } from "#server/storage/pages/move-entries.ts";
import { type Change, prepareRotation } from "#server/storage/rotation/rotate.ts";
import { createEntryVault } from "#server/storage/vault/entry-vault.ts";
import { addEarlierKey, findEarlierKey } from "#server/storage/vault/keys/earlier-keys.ts";
import { hashOfFragment } from "#server/storage/vault/report-link.ts";
import { textPlaces } from "#server/storage/vault/text-places.ts";
import { deleteOpeningPasskeys } from "../passkeys/store.ts";
import type { Spend } from "../second-factor/code.ts";
import { type AccountLocks, changeAccount } from "../store.ts";
import { deleteReports, eraseReportsExcept } from "./store.ts";

interface Replacement {
  readonly account: AccountLocks;
  readonly dataKey: Buffer;
  /** The new data key; without it the account keeps its own. */
  readonly newKey?: Buffer | undefined;
  readonly credentials: Partial<AccountRow>;
  readonly ends: ReadonlySet<EndableAccess>;
  readonly keeps: string | null;
  readonly spend?: Spend;
  /** The salt of the verified recovery code. */
  readonly recoverySalt?: Buffer | null;
  readonly email?: string;
}

type Finish<Result> = (write: Write, to: Owner, revision: number) => Promise<Result>;

const MAX_TRIES = 5;

/** Rolls back when the account was written to while its entries were re-encrypted. */
class Overtaken extends Error {}
class OutOfDate extends Error {}

/**
 * `null` when the credentials are out of date. @throws AppError `unavailable` if writes never pause
 */
export async function replaceKey<Result>(
  services: Services,
  replacement: Replacement,
  finish: Finish<Result>,
): Promise<Result | null> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    try {
      return await replaceOnce(services, replacement, finish);
    } catch (error) {
      if (error instanceof OutOfDate) return null;
      if (!(error instanceof Overtaken)) throw error;
    }
  }
  throw new AppError("unavailable", "Nothing was changed. Try again in a moment.");
}

async function replaceOnce<Result>(
  { db, clock }: Pick<Services, "db" | "clock">,
  replacement: Replacement,
  finish: Finish<Result>,
): Promise<Result> {
  const { account, dataKey, newKey, ends, keeps, spend, recoverySalt } = replacement;
  const { account_id: accountId } = account;
  const owner = ownerOf(accountId, createEntryVault(accountId, dataKey));
  const to = newKey ? ownerOf(accountId, createEntryVault(accountId, newKey)) : owner;
  const links = createLinkChange(ends, clock());
  const rotation = await prepareRotation(db, owner, to, links.change);
  if (!rotation) throw new OutOfDate();
  const changes = { ...replacement.credentials, ...sealedFor(owner, to, replacement) };
  return inTransaction(db, async (write) => {
    const revision = await changeAccount(write, account, changes, recoverySalt);
    if (revision === null) throw new OutOfDate();
    if (revision !== rotation.revision + 1) throw new Overtaken();
    if (spend && !(await spend(write))) throw new OutOfDate();
    await deleteSessionsExcept(write, accountId, keeps);
    await deleteSignedOutDevices(write, accountId, null);
    await endOthers(write, accountId, ends, links);
    await rotation.commit(write);
    return finish(write, to, revision);
  });
}

function sealedFor(
  from: Owner,
  { accountId, vault }: Owner,
  { account, dataKey, newKey, email }: Replacement,
) {
  const text = from.vault.openText(textPlaces.email, account.email_sealed) ?? email;
  const { earlier_keys, key_mark: mark } = account;
  return {
    ...(newKey && {
      key_mark: vault.keyMark(),
      earlier_keys: addEarlierKey(earlier_keys, { accountId, from: dataKey, to: newKey, mark }),
    }),
    ...(text !== undefined && { email_sealed: vault.encryptText(textPlaces.email, text) }),
  };
}

/** Run after verifying credentials. @throws AppError `unavailable` while another sign-in does so */
export async function catchUp(
  db: Database,
  account: AccountLocks,
  dataKey: Buffer,
): Promise<AccountLocks> {
  const { account_id: accountId, key_mark: mark, earlier_keys } = account;
  const to = ownerOf(accountId, createEntryVault(accountId, dataKey));
  const key_mark = to.vault.keyMark();
  const earlier =
    earlier_keys && mark !== key_mark
      ? findEarlierKey(earlier_keys, { accountId, dataKey, mark })
      : null;
  const from = earlier ? ownerOf(accountId, createEntryVault(accountId, earlier)) : to;
  if (account.layout !== PAGES) await moveEntries(db, from);
  if (!earlier) return account;
  const rotation = await prepareRotation(db, from, to, (_, entry) => entry);
  await inTransaction(db, async (write) => {
    const revision = await changeAccount(write, account, { key_mark });
    if (!rotation || revision !== rotation.revision + 1) {
      throw new AppError("unavailable", "Try again in a moment.");
    }
    await rotation.commit(write);
  });
  return { ...account, key_mark };
}

interface LinkChange {
  readonly change: Change;
  readonly views: readonly string[];
}

function createLinkChange(ends: ReadonlySet<EndableAccess>, now: number): LinkChange {
  const views: string[] = [];
  const change: Change = (kind, entry) => {
    if (kind === "sharedReport") {
      const shared = entry as z.output<typeof SharedReportSchema>;
      if (!ends.has("reportLinks")) return shared;
      return { ...shared, revokedAt: shared.revokedAt ?? new Date(now).toISOString() };
    }
    if (kind !== "trustedView") return entry;
    views.push(hashOfFragment((entry as z.output<typeof TrustedViewSchema>).fragment));
    return ends.has("trustedViews") ? null : entry;
  };
  return { change, views };
}

async function endOthers(
  write: Write,
  accountId: string,
  ends: ReadonlySet<EndableAccess>,
  { views }: LinkChange,
): Promise<void> {
  if (ends.has("secondFactor")) {
    await deleteRows(write, "passkeys", accountId);
    await deleteRows(write, "second_factors", accountId);
  } else await deleteOpeningPasskeys(write, accountId);
  if (ends.has("calendarFeed")) await deleteRows(write, "calendar_feeds", accountId);
  if (ends.has("mail")) await deleteRows(write, "mail_reminders", accountId);
  if (ends.has("accessTokens")) await deleteRows(write, "access_tokens", accountId);
  if (ends.has("push")) await deleteRows(write, "push_subscriptions", accountId);
  else await deletePushOfEndedSessions(write, accountId);
  // Deletes all except those that stay, so that a link with a damaged entry ends too.
  if (ends.has("reportLinks")) await eraseReportsExcept(write, accountId, views);
  if (ends.has("trustedViews")) await deleteReports(write, accountId, views);
}
