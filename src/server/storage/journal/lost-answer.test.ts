import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { openDatabase } from "#server/storage/db/connect.ts";
import type { Database } from "#server/storage/db/schema.ts";
import { inTransaction } from "#server/storage/db/transaction.ts";
import type { Owner } from "#server/storage/owner.ts";
import { engines } from "#server/testing/engines.ts";
import { type Line, openLine } from "#server/testing/faults/line.ts";
import { createTestJournal, type TestJournal } from "#server/testing/test-journal.ts";
import { createJournal, type Journal } from "./journal.ts";
import { nextRevision, recallWrite } from "./store.ts";

const cycle = (day: string) => ({
  id: crypto.randomUUID(),
  startDate: day,
  startDay: calendarDay(day),
});

describe("an entry whose COMMIT got no response", () => {
  let test: TestJournal;
  let line: Line;
  let db: Database;
  let journal: Journal;

  beforeAll(async () => {
    test = await createTestJournal("postgresql");
    line = await openLine(test.location);
    db = openDatabase(line.location);
    journal = createJournal(db);
  });

  afterAll(async () => {
    await db.destroy();
    line.close();
    await test.close();
  });

  it.each([
    ["with its answer", 1],
    ["before", 2],
  ] as const)(
    "exists once when the connection broke %s it, and the user gets a success",
    async (moment, runs) => {
      const owner = await test.makeOwner();
      let attempts = 0;
      line.cutAt("commit", moment);
      const stored = await journal.write(owner, (writer) => {
        attempts += 1;
        // Created in each attempt: repeating a committed one would add a second entry.
        return writer.put("cycle", cycle("2026-11-18"));
      });
      expect(attempts).toBe(runs);
      expect(await journal.read(owner).list("cycle")).toEqual([stored.entry]);
    },
  );
});

describe.each(engines)("the mark of a write on %s", (engine) => {
  let test: TestJournal;
  let owner: Owner;
  const write = (mark?: string) => {
    const marked = mark === undefined ? mark : { mark, keyMark: owner.vault.keyMark() };
    return inTransaction(test.db, (transaction) =>
      nextRevision(transaction, owner.accountId, marked),
    );
  };
  const recall = (mark: string, revision: number) =>
    inTransaction(test.db, (transaction) =>
      recallWrite(transaction, owner.accountId, mark, revision),
    );

  beforeAll(async () => {
    test = await createTestJournal(engine);
    owner = await test.makeOwner();
  });

  afterAll(() => test.close());

  it("shows that a write was committed, also after a session ended elsewhere", async () => {
    const revision = (await write("one")) ?? 0;
    expect(await recall("one", revision)).toBe(true);
    await write();
    expect(await recall("one", revision)).toBe(true);
  });

  it("shows that a write was not committed, also when another took its revision", async () => {
    const revision = (await write("two")) ?? 0;
    expect(await recall("never", revision + 1)).toBe(false);
    const next = (await write("three")) ?? 0;
    expect(await recall("never", next)).toBe(false);
  });

  it("shows nothing after a later write, or without the account", async () => {
    const revision = (await write("four")) ?? 0;
    await write("five");
    expect(await recall("four", revision)).toBeNull();
    await test.db.deleteFrom("accounts").where("account_id", "=", owner.accountId).execute();
    expect(await recall("five", revision + 1)).toBeNull();
  });
});
