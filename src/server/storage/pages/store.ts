import type { ExpressionBuilder } from "kysely";
import type { Database, Tables } from "#server/storage/db/schema.ts";
import { statementOf } from "#server/storage/db/statement.ts";
import type { Write } from "#server/storage/db/transaction.ts";

export interface StoredPage {
  readonly page: string;
  readonly sealed: Buffer;
}

interface PagePlace {
  readonly accountId: string;
  readonly page: string;
}

const pagesOf = (db: Database, accountId: string) =>
  db.selectFrom("pages").select(["page", "sealed"]).where("account_id", "=", accountId);

const onePage = statementOf((db, { accountId, page }: PagePlace) =>
  pagesOf(db, accountId).where("page", "=", page),
);

const twoPages = statementOf(
  (db, { accountId, page, second }: PagePlace & { readonly second: string }) =>
    pagesOf(db, accountId).where("page", "in", [page, second]),
);

export async function findPages(
  db: Database,
  accountId: string,
  hashes: readonly string[],
): Promise<readonly StoredPage[]> {
  const [page, second, ...more] = hashes;
  if (page === undefined) return [];
  if (second === undefined) return (await onePage(db, { accountId, page })).rows;
  if (more.length === 0) return (await twoPages(db, { accountId, page, second })).rows;
  return pagesOf(db, accountId).where("page", "in", hashes).execute();
}

// Two years of most users: about 250 kB.
const PAGES_AT_ONCE = 60;

const somePages = statementOf((db, { accountId, after }: { accountId: string; after: string }) =>
  pagesOf(db, accountId).where("page", ">", after).orderBy("page").limit(PAGES_AT_ONCE),
);

export async function* allPages(
  db: Database,
  accountId: string,
): AsyncGenerator<readonly StoredPage[]> {
  for (let after: string | undefined = ""; after !== undefined; ) {
    const { rows }: { rows: StoredPage[] } = await somePages(db, { accountId, after });
    yield rows;
    after = rows.length < PAGES_AT_ONCE ? undefined : rows.at(-1)?.page;
  }
}

export async function listPages(db: Database, accountId: string): Promise<readonly string[]> {
  const { rows } = await listing(db, { accountId });
  return rows.map(({ page }) => page);
}

const listing = statementOf((db, { accountId }: { readonly accountId: string }) =>
  db.selectFrom("pages").select("page").where("account_id", "=", accountId),
);

type PageWrite = StoredPage & { readonly accountId: string };

const inserting = statementOf((db, { accountId: account_id, page, sealed }: PageWrite) =>
  db.insertInto("pages").values({ account_id, page, sealed }).returning(total),
);

const updating = statementOf((db, { accountId, page, sealed }: PageWrite) =>
  db
    .updateTable("pages")
    .set({ sealed })
    .where("account_id", "=", accountId)
    .where("page", "=", page)
    .returning(total),
);

/** The size of the account's pages, in the same round trip as a write. The written page may count once, twice or not. */
const total = (eb: ExpressionBuilder<Tables, "pages">) =>
  eb
    .selectFrom("pages as other")
    .select((other) => other.fn.sum<number>(other.fn("octet_length", ["other.sealed"])).as("bytes"))
    .whereRef("other.account_id", "=", "pages.account_id")
    .as("bytes");

export async function insertPage(write: Write, page: PageWrite): Promise<number> {
  const { rows } = await inserting(write, page);
  return Number(rows[0]?.bytes ?? 0);
}

/** Returns the bytes of the account's pages. @throws Error when missing: the account is locked */
export async function updatePage(write: Write, page: PageWrite): Promise<number> {
  const { rows } = await updating(write, page);
  if (rows.length !== 1) throw new Error("a page disappeared while it was written");
  return Number(rows[0]?.bytes ?? 0);
}

export async function renamePage(
  write: Write,
  { accountId, page }: PagePlace,
  next: string,
): Promise<void> {
  await write
    .updateTable("pages")
    .set({ page: next })
    .where("account_id", "=", accountId)
    .where("page", "=", page)
    .execute();
}

export async function deletePage(write: Write, { accountId, page }: PagePlace): Promise<boolean> {
  const { numDeletedRows } = await write
    .deleteFrom("pages")
    .where("account_id", "=", accountId)
    .where("page", "=", page)
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}

export const findLayout = (db: Database, accountId: string) =>
  db
    .selectFrom("accounts")
    .select(["revision", "layout"])
    .where("account_id", "=", accountId)
    .executeTakeFirst();

export async function setLayout(write: Write, accountId: string, layout: number): Promise<void> {
  await write.updateTable("accounts").set({ layout }).where("account_id", "=", accountId).execute();
}
