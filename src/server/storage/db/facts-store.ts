import type { Database } from "./schema.ts";

/** Writes a fact unless it is known, and answers the one that stands. */
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

/** Answers when the database answers; throws when it does not. */
export async function checkDatabase(db: Database): Promise<void> {
  await db.selectFrom("facts").select("name").limit(1).execute();
}
