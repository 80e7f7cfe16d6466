import type { Database } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import { resealFile } from "#server/storage/files/sealed-file.ts";
import { type Kind, LASTING } from "#server/storage/journal/collections.ts";
import { createReader } from "#server/storage/journal/reading/reader.ts";
import type { Owner } from "#server/storage/owner.ts";
import type { OpenPage } from "#server/storage/pages/open-page.ts";
import { hashesOf } from "#server/storage/pages/page-names.ts";
import { sealPage } from "#server/storage/pages/page-slots.ts";
import { createPages } from "#server/storage/pages/pages.ts";
import { deletePage, insertPage, type StoredPage } from "#server/storage/pages/store.ts";
import { createPauses } from "#server/storage/slices.ts";
import { textPlaces } from "#server/storage/vault/text-places.ts";
import { findRevision, saveDeviceNames } from "./store.ts";

export interface Rotation {
  readonly revision: number;
  readonly commit: (write: Write) => Promise<void>;
}

export type Change = (kind: Kind, entry: unknown) => unknown;

const linkKinds = ["sharedReport", "trustedView"] as const;

/** Outside a transaction and in slices: the lock is held for the inserts alone. */
export async function prepareRotation(
  db: Database,
  from: Owner,
  to: Owner,
  change: Change,
): Promise<Rotation | null> {
  const { accountId } = from;
  const revision = await findRevision(db, accountId);
  if (revision === null) return null;
  const pages = createPages(db, from);
  const opened = await (from === to ? pages.open([LASTING]) : pages.openAll());
  const uploads = from === to ? [] : await createReader(db, from).list("upload");
  const pause = createPauses();
  const sealed: StoredPage[] = [];
  const former: string[] = [];
  for (const page of opened) {
    await pause();
    changeEntries(page, change);
    if (from === to && !page.isChanged()) continue;
    former.push(...hashesOf(from.vault, page.name));
    const content = page.content();
    for (const hash of hashesOf(to.vault, page.name)) {
      sealed.push({ page: hash, sealed: sealPage(to.vault, hash, content) });
    }
  }
  const commit = async (write: Write) => {
    for (const page of former) await deletePage(write, { accountId, page });
    for (const page of sealed) await insertPage(write, { accountId, ...page });
    if (from === to) return;
    for (const upload of uploads) await resealFile(write, from, to, upload);
    await resealDeviceNames(write, from, to);
  };
  return { revision, commit };
}

function changeEntries(page: OpenPage, change: Change): void {
  for (const kind of linkKinds) {
    const entries = page.of(kind);
    for (const [key, { entry, revision }] of [...entries.all()]) {
      const changed = change(kind, entry);
      if (changed === null) entries.remove(key);
      else if (changed !== entry) entries.set(key, { entry: changed as never, revision });
    }
  }
}

/** A new key leaves a session and its device; what else has a text under the key has ended. */
async function resealDeviceNames(write: Write, from: Owner, to: Owner): Promise<void> {
  const reseal = (sealed: Buffer) => {
    const text = from.vault.openText(textPlaces.device, sealed);
    return text === null ? sealed : to.vault.encryptText(textPlaces.device, text);
  };
  await saveDeviceNames(write, from.accountId, "sessions", reseal);
  await saveDeviceNames(write, from.accountId, "devices", reseal);
}
