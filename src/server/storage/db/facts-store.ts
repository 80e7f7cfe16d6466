import type { Database } from "./schema.ts";

/** Inserts a fact unless it exists, and returns the stored value. */
export async function rememberFact(db: Database, name: string, value: string): Promise<string> {
  await db
    .insertInto("facts")
    .values({ name, value })
    .onConflict((conflict) => conflict.column("name").doNothing())
    .execute();
  const row = await db
    .selectFrom("facts")
    .select("value")
    .where("name", "=", name)
    .executeTakeFirstOrThrow();
  return row.value;
}

/** Resolves when the database answers a query; throws when it does not. */
export async function checkDatabase(db: Database): Promise<void> {
  await db.selectFrom("facts").select("name").limit(1).execute();
}
