import type { Database } from "#server/storage/db/schema.ts";
import { type Kind, storedKind } from "#server/storage/journal/collections.ts";
import type { Client, TestApp } from "../test-app.ts";

export const damages = ["a byte flipped", "cut off", "swapped"] as const;
export type Damage = (typeof damages)[number];

/** Damages the first row of a kind by key; "swapped" exchanges two rows. */
export async function damageEntry(
  db: Database,
  accountId: string,
  kind: Kind,
  damage: Damage,
): Promise<void> {
  const rows = await db
    .selectFrom("entries")
    .select(["kind", "key", "sealed"])
    .where("account_id", "=", accountId)
    .orderBy("kind")
    .orderBy("key")
    .execute();
  const first = rows.find((row) => row.kind === storedKind(kind));
  if (!first) throw new Error(`there is no ${kind}`);
  const set = (row: typeof first, sealed: Buffer) =>
    db
      .updateTable("entries")
      .set({ sealed })
      .where("account_id", "=", accountId)
      .where("kind", "=", row.kind)
      .where("key", "=", row.key)
      .execute();
  if (damage === "cut off") await set(first, first.sealed.subarray(0, 20));
  else if (damage === "a byte flipped") {
    const flipped = Buffer.from(first.sealed);
    flipped.writeUInt8(flipped.readUInt8(flipped.length - 1) ^ 1, flipped.length - 1);
    await set(first, flipped);
  } else {
    const isOther = (row: typeof first) => row !== first && row.kind === first.kind;
    const other = rows.find(isOther) ?? rows.find((row) => row.kind !== first.kind);
    if (!other) throw new Error("there is nothing to swap with");
    await set(first, other.sealed);
    await set(other, first.sealed);
  }
}

export async function plantDamagedEntry({ db }: TestApp, { send, user }: Client): Promise<string> {
  await send("POST", "/api/stress", { body: { date: "2026-11-17", level: 1 } });
  await damageEntry(db, user.id, "stress", "a byte flipped");
  return (await send("GET", "/api/damaged-entries")).json()[0].id;
}
