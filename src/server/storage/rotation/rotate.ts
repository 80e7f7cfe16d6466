import type { Upload } from "#contract/entries/uploads.ts";
import type { Database, EntryRow } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import { resealFile } from "#server/storage/files/sealed-file.ts";
import { collectionOf, type Kind, kinds, storedKind } from "#server/storage/journal/collections.ts";
import {
  decryptEntry,
  type EncryptedEntry,
  encryptEntry,
} from "#server/storage/journal/sealed-entry.ts";
import { insertNewEntries } from "#server/storage/journal/store.ts";
import type { Owner } from "#server/storage/owner.ts";
import { createPauses } from "#server/storage/slices.ts";
import type { EntryVault } from "#server/storage/vault/entry-vault.ts";
import { textPlaces } from "#server/storage/vault/text-places.ts";
import {
  deleteEntriesOf,
  entryRowsOf,
  findRevision,
  saveDeviceNames,
  saveFeedSecret,
  saveSecondFactor,
} from "./store.ts";

/** An account's re-encrypted data, not stored yet. */
export interface Rotation {
  /**
   * The account's revision when its entries were read. After another write the rotation must be prepared
   * again.
   */
  readonly revision: number;
  /** Replaces the stored data, in the transaction that changes the account's locks. */
  readonly commit: (write: Write) => Promise<void>;
}

/** Returns the entry to store; `null` drops it. */
export type Change = (kind: Kind, entry: unknown) => unknown;

const linkKinds = (["sharedReport", "trustedView"] as const).map(storedKind);
const kindOfName = new Map(kinds.map((kind) => [storedKind(kind), kind]));

/**
 * Encrypts every entry under the key of `to`, outside a transaction and in slices, so that the lock is held
 * for the inserts alone. `to` belongs to the same account; if it equals `from`, only the entries of links are
 * written, for the effect of `change`.
 */
export async function prepareRotation(
  db: Database,
  from: Owner,
  to: Owner,
  change: Change,
): Promise<Rotation | null> {
  const { accountId } = from;
  const revision = await findRevision(db, accountId);
  if (revision === null) return null;
  const names = from === to ? linkKinds : null;
  const rows: EntryRow[] = [];
  const uploads: Upload[] = [];
  const pause = createPauses();
  for await (const page of entryRowsOf(db, accountId, names)) {
    for (const row of page) {
      await pause();
      const next = resealedRow(from.vault, to.vault, row, change, uploads);
      if (next) rows.push(next);
    }
  }
  const commit = async (write: Write) => {
    await deleteEntriesOf(write, accountId, names);
    await insertNewEntries(write, rows);
    if (from === to) return;
    for (const upload of uploads) await resealFile(write, from, to, upload);
    await resealTexts(write, from, to);
  };
  return { revision, commit };
}

function resealedRow(
  from: EntryVault,
  to: EntryVault,
  row: EntryRow,
  change: Change,
  uploads: Upload[],
): EntryRow | null {
  const kind = kindOfName.get(row.kind);
  // Stays unreadable, and is listed and deleted as a damaged entry.
  const envelope = kind && openEnvelope(from, row);
  if (!envelope) return row;
  const entry = readEntry(from, kind, row);
  // Written for a schema unknown to this release; stored unchanged, as a later release may read it.
  if (entry === null) return { ...row, sealed: to.encrypt(row.kind, row.key, envelope) };
  if (kind === "upload") uploads.push(entry as Upload);
  const changed = change(kind, entry);
  return changed === null ? null : { ...row, ...sealedAgain(to, kind, changed) };
}

function openEnvelope(vault: EntryVault, row: EntryRow): unknown {
  try {
    return vault.decrypt(row.kind, row.key, row.sealed);
  } catch {
    return null;
  }
}

function readEntry(vault: EntryVault, kind: Kind, row: EntryRow): unknown {
  try {
    return decryptEntry(vault, row.kind, collectionOf(kind), row);
  } catch {
    return null;
  }
}

const sealedAgain = (vault: EntryVault, kind: Kind, entry: unknown): EncryptedEntry =>
  encryptEntry(vault, storedKind(kind), collectionOf(kind), entry as never);

async function resealTexts(write: Write, from: Owner, to: Owner): Promise<void> {
  const { accountId } = from;
  const at = (place: string) => (sealed: Buffer) => {
    const text = from.vault.openText(place, sealed);
    return text === null ? sealed : to.vault.encryptText(place, text);
  };
  await saveFeedSecret(write, accountId, at(textPlaces.calendarFeed));
  await saveSecondFactor(write, accountId, at(textPlaces.secondFactor));
  await saveDeviceNames(write, accountId, "sessions", at(textPlaces.device));
  await saveDeviceNames(write, accountId, "devices", at(textPlaces.device));
  await saveDeviceNames(write, accountId, "passkeys", at(textPlaces.passkey));
}
