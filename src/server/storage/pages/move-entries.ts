import { isDeepStrictEqual } from "node:util";
import { AppError } from "#server/failures/app-error.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { inTransaction, type Write } from "#server/storage/db/transaction.ts";
import {
  collectionOf,
  findKindOfStored,
  type Kind,
  pageOf,
} from "#server/storage/journal/collections.ts";
import { nextRevision } from "#server/storage/journal/store.ts";
import type { Owner } from "#server/storage/owner.ts";
import { createPauses } from "#server/storage/slices.ts";
import { deleteOlderEntries, olderEntries, openOlderEntry } from "./older-entries.ts";
import { type OpenPage, openPage } from "./open-page.ts";
import { hashesOf } from "./page-names.ts";
import { sealPage, unsealPage } from "./page-slots.ts";
import { findLayout, insertPage, type StoredPage, setLayout } from "./store.ts";

export const PAGES = 1;

interface Move {
  readonly revision: number;
  readonly pages: readonly StoredPage[];
  readonly moved: ReadonlyMap<string, readonly string[]>;
}

const MAX_TRIES = 5;

const underWay = new WeakMap<Database, Map<string, Promise<number>>>();

/** Shared by simultaneous requests. @throws AppError `unavailable` if writes never pause */
export function moveEntries(db: Database, owner: Owner): Promise<number> {
  const moves = underWay.get(db) ?? new Map<string, Promise<number>>();
  underWay.set(db, moves);
  const { accountId } = owner;
  const known = moves.get(accountId);
  if (known) return known;
  const move = moveAll(db, owner).finally(() => moves.delete(accountId));
  moves.set(accountId, move);
  return move;
}

async function moveAll(db: Database, owner: Owner): Promise<number> {
  for (let attempt = 0; attempt < MAX_TRIES; attempt += 1) {
    const account = await findLayout(db, owner.accountId);
    if (!account) throw new AppError("not_signed_in", "Sign in again.");
    if (account.layout === PAGES) return account.revision;
    const move = await prepareMove(db, owner, account.revision);
    const isDone = await inTransaction(db, (write) => commitMove(write, owner, move));
    if (isDone) return move.revision + 1;
  }
  throw new AppError("unavailable", "Try again in a moment.");
}

/** Seals the pages outside the transaction and in slices, so that the lock is held for the rows alone. */
async function prepareMove(db: Database, owner: Owner, revision: number): Promise<Move> {
  const { accountId, vault } = owner;
  const opened = new Map<string, OpenPage>();
  const moved = new Map<string, string[]>();
  const pause = createPauses();
  for await (const rows of olderEntries(db, accountId)) {
    for (const row of rows) {
      await pause();
      const kind = findKindOfStored(row.kind);
      const entry = kind ? openOlderEntry(vault, kind, row) : null;
      // Rows that can't be opened stay where they are, and are listed as damaged.
      if (!kind || entry === null) continue;
      addTo(opened, kind, { entry, revision: row.revision });
      const keys = moved.get(row.kind);
      if (keys) keys.push(row.key);
      else moved.set(row.kind, [row.key]);
    }
  }
  const pages: StoredPage[] = [];
  for (const page of opened.values()) {
    await pause();
    pages.push(...sealAndCheck(owner, page));
  }
  return { revision, pages, moved };
}

function addTo(
  pages: Map<string, OpenPage>,
  kind: Kind,
  stored: { readonly entry: unknown; readonly revision: number },
): void {
  // TypeScript cannot match an entry to a kind known only at run time.
  const entry = stored.entry as never;
  const name = pageOf(kind, entry);
  const page = pages.get(name) ?? openPage({ name, sections: [] });
  pages.set(name, page);
  page.of(kind).set(collectionOf(kind).naturalKey(entry), { entry, revision: stored.revision });
}

/** @throws Error when what was sealed does not open as it was: its rows must not be deleted */
function sealAndCheck({ vault }: Owner, opened: OpenPage): StoredPage[] {
  const content = opened.content();
  return hashesOf(vault, opened.name).map((page) => {
    const row = { page, sealed: sealPage(vault, page, content) };
    if (!isDeepStrictEqual(unsealPage(vault, row), content))
      throw new Error("a page does not open");
    return row;
  });
}

async function commitMove(
  write: Write,
  { accountId, vault }: Owner,
  { revision, pages, moved }: Move,
): Promise<boolean> {
  const mark = { mark: crypto.randomUUID(), keyMark: vault.keyMark() };
  const next = await nextRevision(write, accountId, mark);
  if (next === null) throw new AppError("not_signed_in", "Sign in again.");
  if (next !== revision + 1) return false;
  for (const page of pages) await insertPage(write, { accountId, ...page });
  for (const [kind, keys] of moved) {
    const deleted = await deleteOlderEntries(write, accountId, kind, keys);
    if (deleted !== keys.length) throw new Error("a row disappeared while it was moved");
  }
  await setLayout(write, accountId, PAGES);
  return true;
}
