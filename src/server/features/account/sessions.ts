import type { Session } from "#contract/account/account.ts";
import { AppError } from "#server/failures/app-error.ts";
import type { Authenticated, Caller } from "#server/http/caller.ts";
import {
  type DeviceRow,
  deleteIdleDevices,
  deleteSignedOutDevices,
  isKnownDevice,
  listSignedOutDevices,
  upsertDevice,
} from "#server/storage/db/device-store.ts";
import { ignoringWriteFailure } from "#server/storage/db/failures.ts";
import { deletePushOfEndedSessions } from "#server/storage/db/push-store.ts";
import type { Database } from "#server/storage/db/schema.ts";
import {
  deleteExpiredSessions,
  deleteIdlestSessions,
  deleteSession,
  deleteSessionsExcept,
  deleteSomeIdleSessions,
  findSession,
  insertSession,
  listSessionRows,
  touchSession,
} from "#server/storage/db/session-store.ts";
import { inTransaction, type Write } from "#server/storage/db/transaction.ts";
import { nextRevision } from "#server/storage/journal/store.ts";
import { type Owner, ownerOf } from "#server/storage/owner.ts";
import { moveEntries, PAGES } from "#server/storage/pages/move-entries.ts";
import { DecryptionError } from "#server/storage/vault/cipher.ts";
import { hashDeviceToken } from "#server/storage/vault/device-token.ts";
import { createEntryVault } from "#server/storage/vault/entry-vault.ts";
import { unwrapDataKey, wrapDataKey } from "#server/storage/vault/keys/data-key.ts";
import {
  issueToken,
  readToken,
  type SessionToken,
  type TokenPurpose,
} from "#server/storage/vault/session-token.ts";
import { textPlaces } from "#server/storage/vault/text-places.ts";
import { describeDevice } from "./device.ts";

const DAY = 86_400_000;
const IDLE_LIFE = 30 * DAY;
const WHOLE_LIFE = 180 * DAY;
/** Beyond this number a sign-in ends the session idle the longest. */
const MOST_SESSIONS = 50;
// Updating "last seen" on every request would cost a disk write each; an hour is accurate enough.
const TOUCH_AFTER = DAY / 24;

const SESSION = "session";
export const ACCESS_TOKEN = "access-token";

/** A signing-in client, with its browser's device token if sent. */
export interface Visitor extends Caller {
  readonly deviceToken?: string | undefined;
}

export async function beginSession(
  write: Write,
  owner: Owner,
  { dataKey, credentialVersion }: { readonly dataKey: Buffer; readonly credentialVersion: number },
  visitor: Visitor,
  now: number,
): Promise<string> {
  const token = issueToken(owner.accountId);
  await deleteExpiredSessions(write, owner.accountId, now - WHOLE_LIFE, now - IDLE_LIFE);
  await deleteIdlestSessions(write, owner.accountId, MOST_SESSIONS - 1);
  await deletePushOfEndedSessions(write, owner.accountId);
  const row = {
    account_id: owner.accountId,
    device_sealed: owner.vault.encryptText(textPlaces.device, describeDevice(visitor.userAgent)),
    created_at: now,
    last_seen_at: now,
  };
  const deviceHash = visitor.deviceToken
    ? hashDeviceToken(owner.accountId, visitor.deviceToken)
    : null;
  if (deviceHash !== null) {
    await upsertDevice(write, { ...row, device_hash: deviceHash });
    await deleteIdleDevices(write, owner.accountId, now - WHOLE_LIFE, MOST_SESSIONS);
  }
  await insertSession(write, {
    ...row,
    token_hash: token.hash,
    wrapped_key: wrapDataKey(token.wrappingKey, dataKey, owner.accountId, SESSION),
    credential_version: credentialVersion,
    device_hash: deviceHash,
    proven_at: null,
  });
  return token.text;
}

export async function findKnownDevice(
  { db, clock }: { db: Database; clock: () => number },
  token: string | undefined,
  accountId: string,
): Promise<string | null> {
  if (token === undefined) return null;
  const hash = hashDeviceToken(accountId, token);
  return (await isKnownDevice(db, accountId, hash, clock() - WHOLE_LIFE)) ? hash : null;
}

/** @throws AppError `not_signed_in` for a token that is missing, unknown, revoked or expired */
export async function authenticate(
  db: Database,
  authorization: string | undefined,
  now: number,
): Promise<Authenticated> {
  const token = readToken(bearerOf(authorization));
  if (!token) throw new AppError("not_signed_in", "Sign in to continue.");
  const row = await findSession(db, token.accountId, token.hash);
  if (!row || now - row.created_at > WHOLE_LIFE || now - row.last_seen_at > IDLE_LIFE) {
    throw new AppError("not_signed_in", "Your session has ended. Sign in again.");
  }
  if (now - row.last_seen_at > TOUCH_AFTER) {
    await ignoringWriteFailure(() => touchSession(db, token.accountId, token.hash, now));
  }
  const { wrapped_key, revision } = row;
  const provenAt = row.proven_at ?? row.created_at;
  return withPages(db, row, openWith(token, SESSION, { wrapped_key, revision, provenAt }));
}

/** Moves the account's entries into pages, if an earlier release stored them. */
export const withPages = async (
  db: Database,
  { layout }: { readonly layout: number },
  caller: Authenticated,
): Promise<Authenticated> =>
  layout === PAGES ? caller : { ...caller, revision: await moveEntries(db, caller.owner) };

export const bearerOf = (authorization: string | undefined): string =>
  /^Bearer (\S+)$/i.exec(authorization ?? "")?.[1] ?? "";

interface TokenRow extends Pick<Authenticated, "revision" | "provenAt"> {
  readonly wrapped_key: Buffer;
}

export function openWith(
  token: SessionToken,
  purpose: TokenPurpose,
  { wrapped_key, revision, provenAt }: TokenRow,
): Authenticated {
  const { accountId, hash: tokenHash, wrappingKey } = token;
  const dataKey = openKey(token, purpose, wrapped_key);
  return {
    owner: ownerOf(accountId, createEntryVault(accountId, dataKey)),
    tokenHash,
    revision,
    provenAt,
    wrap: (key) => wrapDataKey(wrappingKey, key, accountId, purpose),
    wrapFor: (other) => wrapDataKey(other.wrappingKey, dataKey, accountId, ACCESS_TOKEN),
  };
}

/** @throws AppError `not_signed_in` when the row is damaged; a new sign-in creates another */
function openKey(
  { wrappingKey, accountId }: SessionToken,
  purpose: TokenPurpose,
  wrapped: Buffer,
): Buffer {
  try {
    return unwrapDataKey(wrappingKey, wrapped, accountId, purpose);
  } catch (error) {
    if (!(error instanceof DecryptionError)) throw error;
    throw new AppError("not_signed_in", "We can't read your session any more. Sign in again.");
  }
}

export async function listSessions(db: Database, session: Authenticated): Promise<Session[]> {
  const { owner, tokenHash } = session;
  const summarise = (row: Pick<DeviceRow, "device_sealed" | "created_at" | "last_seen_at">) => ({
    device: owner.vault.openText(textPlaces.device, row.device_sealed),
    createdAt: new Date(row.created_at).toISOString(),
    lastSeenAt: new Date(row.last_seen_at).toISOString(),
  });
  const sessions = await listSessionRows(db, owner.accountId);
  const signedOut = await listSignedOutDevices(db, owner.accountId);
  return [
    ...sessions.map((row) => ({
      id: row.token_hash,
      ...summarise(row),
      current: row.token_hash === tokenHash,
      signedIn: true,
    })),
    ...signedOut.map((row) => ({
      id: row.device_hash,
      ...summarise(row),
      current: false,
      signedIn: false,
    })),
  ];
}

export async function endExpiredSessions(db: Database, now: number): Promise<void> {
  while (await deleteSomeIdleSessions(db, now - IDLE_LIFE));
  await deletePushOfEndedSessions(db, null);
}

export async function endSession(db: Database, { owner, tokenHash }: Authenticated): Promise<void> {
  await inTransaction(db, async (write) => {
    await nextRevision(write, owner.accountId);
    await deleteSession(write, owner.accountId, tokenHash);
    await deletePushOfEndedSessions(write, owner.accountId);
  });
}

/** Also forgets a signed-out device. @throws AppError `not_found` */
export async function revokeSession(db: Database, owner: Owner, id: string): Promise<void> {
  const { accountId } = owner;
  await inTransaction(db, async (write) => {
    await nextRevision(write, accountId);
    const device = await deleteSession(write, accountId, id);
    await deletePushOfEndedSessions(write, accountId);
    const devices =
      device === null ? 0 : await deleteSignedOutDevices(write, accountId, device ?? id);
    if (device === undefined && devices === 0) {
      throw new AppError("not_found", "This session has already ended.");
    }
  });
}

export async function endOtherSessions(
  write: Write,
  { owner, tokenHash }: Authenticated,
): Promise<void> {
  await deleteSessionsExcept(write, owner.accountId, tokenHash);
  await deletePushOfEndedSessions(write, owner.accountId);
}

export async function endAllSessions(db: Database, owner: Owner): Promise<void> {
  await inTransaction(db, async (write) => {
    await nextRevision(write, owner.accountId);
    await deleteSessionsExcept(write, owner.accountId, null);
    await deleteSignedOutDevices(write, owner.accountId, null);
    await deletePushOfEndedSessions(write, owner.accountId);
  });
}
