import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { createTestJournal, type TestJournal } from "#server/testing/test-journal.ts";
import { statementOf } from "./statement.ts";
import { inTransaction } from "./transaction.ts";

interface Fact {
  readonly name: string;
  readonly value: string;
}

describe.each(engines)("a statement on %s", (engine) => {
  let test: TestJournal;

  beforeAll(async () => {
    test = await createTestJournal(engine);
  });

  afterAll(() => test.close());

  it("is built once, and runs with new values each time, also in a transaction", async () => {
    let written = 0;
    const adding = statementOf((db, { name, value }: Fact) => {
      written += 1;
      return db.insertInto("facts").values({ name, value });
    });
    const finding = statementOf((db, { name, value }: Fact) =>
      db
        .selectFrom("facts")
        .select("name")
        // In another order than the values are passed.
        .where("value", "=", value)
        .where("name", "=", name),
    );
    const one = { name: "one", value: "first" };
    const other = { name: "other", value: "second" };
    await adding(test.db, one);
    await inTransaction(test.db, (write) => adding(write, other));
    expect(written).toBe(1);
    for (const fact of [one, other]) {
      expect((await finding(test.db, fact)).rows).toEqual([{ name: fact.name }]);
    }
    expect((await finding(test.db, { ...one, value: other.value })).rows).toEqual([]);
  });

  it("returns the number of changed rows, and stores nothing for null", async () => {
    const { accountId } = await test.makeOwner();
    const marking = statementOf(
      (db, { id, mark }: { readonly id: string; readonly mark: string | null }) =>
        db.updateTable("accounts").set({ last_write: mark }).where("account_id", "=", id),
    );
    expect((await marking(test.db, { id: accountId, mark: "a" })).numAffectedRows).toBe(1n);
    expect((await marking(test.db, { id: accountId, mark: null })).numAffectedRows).toBe(1n);
    expect((await marking(test.db, { id: "nobody", mark: "a" })).numAffectedRows).toBe(0n);
    const account = test.db.selectFrom("accounts").select("last_write");
    const row = await account.where("account_id", "=", accountId).executeTakeFirst();
    expect(row).toEqual({ last_write: null });
  });
});
