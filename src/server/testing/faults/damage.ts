import { authenticate } from "#server/features/account/sessions.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { type Kind, storedKind } from "#server/storage/journal/collections.ts";
import type { Owner } from "#server/storage/owner.ts";
import type { PageContent, Section } from "#server/storage/pages/page-format.ts";
import { hashesOf } from "#server/storage/pages/page-names.ts";
import { sealPage } from "#server/storage/pages/page-slots.ts";
import { createPages } from "#server/storage/pages/pages.ts";
import type { Client, TestApp } from "../test-app.ts";

export const damages = ["a byte flipped", "cut off", "swapped"] as const;
export type Damage = (typeof damages)[number];

export async function ownerOfClient(test: TestApp, { token }: Client): Promise<Owner> {
  return (await authenticate(test.db, `Bearer ${token}`, test.now())).owner;
}

export async function damageEntry(test: TestApp, client: Client, kind: Kind): Promise<void> {
  const owner = await ownerOfClient(test, client);
  const pages = await createPages(test.db, owner).openAll();
  const page = pages
    .toSorted((one, other) => one.name.localeCompare(other.name))
    .find((each) => each.of(kind).all().size > 0);
  if (!page) throw new Error(`there is no ${kind}`);
  await replacePage(test.db, owner, withUnreadable(page.content(), storedKind(kind)));
}

function withUnreadable({ name, sections }: PageContent, kind: string): PageContent {
  return {
    name,
    sections: sections.flatMap((section) => (section.kind === kind ? split(section) : section)),
  };
}

const KEYS = new Set(["id", "date", "type", "medicineId", "slot"]);

function split(section: Section): Section[] {
  const [[revision, first] = [0, {}], ...rest]: [number, object][] = JSON.parse(section.text);
  const fields = Object.entries(first).map(([name, value]) => [
    name,
    KEYS.has(name) ? value : -1e9,
  ]);
  const changed = [[revision, Object.fromEntries([...fields, ["id", "unreadable"]])]];
  const sectionOf = (entries: readonly unknown[], mark: string): Section => ({
    ...section,
    mark,
    count: entries.length,
    text: `[${entries.map((entry) => JSON.stringify(entry)).join(",\n")}]`,
  });
  const all = [sectionOf(rest, section.mark), sectionOf(changed, "later")];
  return all.filter(({ count }) => count > 0);
}

async function replacePage(db: Database, owner: Owner, content: PageContent): Promise<void> {
  for (const hash of hashesOf(owner.vault, content.name)) {
    await setSealed(db, owner.accountId, hash, sealPage(owner.vault, hash, content));
  }
}

const setSealed = (db: Database, accountId: string, page: string, sealed: Buffer) =>
  db
    .updateTable("pages")
    .set({ sealed })
    .where("account_id", "=", accountId)
    .where("page", "=", page)
    .execute();

const damaged = (damage: Damage, sealed: Buffer, other: Buffer): Buffer => {
  if (damage === "swapped") return other;
  if (damage === "cut off") return sealed.subarray(0, 20);
  const flipped = Buffer.from(sealed);
  flipped.writeUInt8(flipped.readUInt8(flipped.length - 1) ^ 1, flipped.length - 1);
  return flipped;
};

export async function damagePages(
  db: Database,
  accountId: string,
  damage: Damage,
  hashes?: readonly string[],
): Promise<void> {
  const rows = await db
    .selectFrom("pages")
    .select(["page", "sealed"])
    .where("account_id", "=", accountId)
    .orderBy("page")
    .execute();
  for (const [index, { page, sealed }] of rows.entries()) {
    const other = rows[(index + 1) % rows.length]?.sealed ?? sealed;
    if (hashes && !hashes.includes(page)) continue;
    await setSealed(db, accountId, page, damaged(damage, sealed, other));
  }
}

export async function plantDamagedEntry(test: TestApp, client: Client): Promise<string> {
  await client.send("POST", "/api/stress", { body: { date: "2026-11-17", level: 1 } });
  await damageEntry(test, client, "stress");
  return (await client.send("GET", "/api/damaged-entries")).json()[0].id;
}
