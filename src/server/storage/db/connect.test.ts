import { sql } from "kysely";
import { expect, it } from "vitest";
import { makeLocation } from "#server/testing/engines.ts";
import { connectDatabase } from "./connect.ts";
import { checkDatabase } from "./facts-store.ts";

it("a connection that PostgreSQL ends amid a transaction costs that transaction alone", async () => {
  const { location, remove } = await makeLocation("postgresql");
  const db = await connectDatabase(location);
  const cut = db.transaction().execute(async (write) => {
    const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(write);
    await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
    await sql`select 1`.execute(write);
  });
  await expect(cut).rejects.toThrow();
  await expect(checkDatabase(db)).resolves.not.toThrow();
  await db.destroy();
  await remove();
});
