import { AppError } from "#server/failures/app-error.ts";
import type { Database } from "#server/storage/db/schema.ts";
import type { Write } from "#server/storage/db/transaction.ts";
import { LASTING } from "#server/storage/journal/collections.ts";
import type { Owner } from "#server/storage/owner.ts";
import { type OpenPage, openPage } from "./open-page.ts";
import { countOf, type PageContent } from "./page-format.ts";
import { damagedHash, MOST_DAMAGED, monthsByHash } from "./page-names.ts";
import { createSlots, openStored, type Slot, type Slots, sealPage } from "./page-slots.ts";
import { openShared } from "./shared-pages.ts";
import { deletePage, findPages, insertPage, listPages, renamePage, updatePage } from "./store.ts";

export interface Pages {
  readonly open: (names: readonly string[]) => Promise<readonly OpenPage[]>;
  readonly openAll: () => Promise<readonly OpenPage[]>;
  readonly months: () => Promise<readonly string[]>;
  readonly hasLeftOut: () => boolean;
  readonly damaged: () => Promise<readonly string[]>;
}

/** Pages in a transaction that has raised the account's revision, which serialises its writes. */
export interface WritablePages extends Pages {
  readonly edit: (name: string) => Promise<OpenPage>;
  /** Returns the bytes of all pages of the account, or less. @throws AppError `too_many_entries` */
  readonly save: () => Promise<number>;
}

export const createPages = (db: Database, owner: Owner): Pages =>
  pagesOf(db, owner, createSlots(db, owner, openShared(owner)));

const pagesIn = (slots: readonly Slot[]) => slots.flatMap(({ page }) => page ?? []);

function pagesOf(db: Database, { accountId, vault }: Owner, slots: Slots): Pages {
  return {
    open: async (names) => pagesIn(await slots.load(names)),
    openAll: async () => pagesIn(await slots.loadAll()),
    months: async () => {
      const stored = await listPages(db, accountId);
      const others = new Set(slots.hashesOf(LASTING));
      const months = monthsByHash(
        stored.filter((hash) => !others.has(hash)),
        (month) => vault.blindPage(month),
      );
      return [...months.values()].sort().reverse();
    },
    hasLeftOut: () => slots.damaged.size > 0,
    damaged: async () => {
      await slots.loadAll();
      return [...slots.damaged].sort();
    },
  };
}

export function createWritablePages(write: Write, owner: Owner): WritablePages {
  const slots = createSlots(write, owner, openStored(owner));
  return {
    ...pagesOf(write, owner, slots),
    edit: async (name) => {
      const [slot] = await slots.load([name]);
      const page = slot?.page ?? openPage({ name, sections: [] });
      if (slot) slot.page = page;
      return page;
    },
    save: async () => {
      let bytes = 0;
      for (const { page, copies } of await slots.loaded()) {
        if (!page?.isChanged()) continue;
        const content = page.content();
        if (countOf(content.sections) > countOf(page.stored)) checkSize(content);
        const saving = { content, hashes: slots.hashesOf(page.name), copies };
        bytes = Math.max(bytes, await savePage(write, owner, saving));
      }
      return bytes;
    },
  };
}

interface PageSaving {
  readonly content: PageContent;
  readonly hashes: readonly string[];
  readonly copies: Slot["copies"];
}

async function savePage(
  write: Write,
  owner: Owner,
  { content, hashes, copies }: PageSaving,
): Promise<number> {
  let bytes = 0;
  const { accountId, vault } = owner;
  const isLost = copies.size > 0 && ![...copies.values()].includes(true);
  if (isLost) await setAside(write, owner, content.name, [...copies.keys()]);
  for (const page of hashes) {
    const isStored = copies.has(page) && !isLost;
    if (content.sections.length === 0) {
      if (isStored) await deletePage(write, { accountId, page });
      continue;
    }
    const row = { accountId, page, sealed: sealPage(vault, page, content) };
    bytes = await (isStored ? updatePage(write, row) : insertPage(write, row));
  }
  return bytes;
}

/** Moves damaged pages to free places instead of overwriting them: a backup or a tool may mend them. */
async function setAside(
  write: Write,
  { accountId, vault }: Owner,
  name: string,
  hashes: readonly string[],
): Promise<void> {
  const places = Array.from({ length: MOST_DAMAGED }, (_, index) =>
    damagedHash(vault, name, index),
  );
  const taken = new Set((await findPages(write, accountId, places)).map(({ page }) => page));
  const free = places.filter((place) => !taken.has(place));
  for (const page of hashes) {
    const next = free.shift();
    if (next === undefined) throw new AppError("unavailable", FULL_OF_DAMAGE);
    await renamePage(write, { accountId, page }, next);
  }
}

const FULL_OF_DAMAGE =
  "Too much was damaged where your entries are stored. Delete what can't be read first, on the privacy page.";

const MOST_IN_MONTH = 2_000;
const LONGEST_MONTH = 300_000;

function checkSize({ name, sections }: PageContent): void {
  if (name === LASTING) return;
  const length = sections.reduce((sum, { text }) => sum + text.length, 0);
  if (countOf(sections) <= MOST_IN_MONTH && length <= LONGEST_MONTH) return;
  throw new AppError(
    "too_many_entries",
    `A month holds at most ${MOST_IN_MONTH} entries, or fewer with long notes. ` +
      "Delete some of that month to add another.",
    { fields: [{ field: "date", code: "too_many", params: { max: MOST_IN_MONTH } }] },
  );
}
