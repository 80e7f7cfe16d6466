import type { Database } from "./schema.ts";

export async function findFact(db: Database, name: string): Promise<string | null> {
  const row = await db
    .selectFrom("facts")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirst();
  return row?.value ?? null;
}

export async function rememberFact(db: Database, name: string, value: string): Promise<string> {
  const fact = await findFact(db, name);
  if (fact !== null) return fact;
  await db
    .insertInto("facts")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  return (await findFact(db, name)) ?? value;
}

export async function forgetFacts(db: Database, names: readonly string[]): Promise<void> {
  for (const name of names) await db.deleteFrom("facts").where("name", "=", name).execute();
}

export async function findFactNames(db: Database, start: string): Promise<string[]> {
  const rows = await db
    .selectFrom("facts")
    .select("name")
    .where("name", "like", `${start}%`)
    .execute();
  return rows.map(({ name }) => name);
}

export async function checkDatabase(db: Database): Promise<void> {
  await db.selectFrom("facts").select("name").limit(1).execute();
}
