import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeLocation, type TestLocation } from "#server/testing/engines.ts";
import { type Line, openLine } from "#server/testing/faults/line.ts";
import { connectDatabase, openDatabase } from "../connect.ts";
import { checkDatabase, findFact } from "../facts-store.ts";
import { isDatabaseFailure } from "../failures.ts";
import type { Database } from "../schema.ts";
import { inTransaction, type Write } from "../transaction.ts";

describe("a lost connection to PostgreSQL", () => {
  let test: TestLocation;
  let line: Line;
  let db: Database;

  beforeEach(async () => {
    test = await makeLocation("postgresql");
    await (await connectDatabase(test.location)).destroy();
    line = await openLine(test.location);
    db = openDatabase(line.location);
    await checkDatabase(db);
  });

  afterEach(async () => {
    await db.destroy();
    line.close();
    await test.remove();
  });

  const remember = (write: Write, value: string) =>
    write.insertInto("facts").values({ name: "line", value }).execute();
  const counted = () => {
    let attempts = 0;
    const work = async (write: Write) => {
      attempts += 1;
      await remember(write, String(attempts));
      return attempts;
    };
    return { work, attempts: () => attempts };
  };

  it.each(["before", "with its answer"] as const)(
    "during a read (%s) is invisible: the read is retried on another",
    async (moment) => {
      line.cutAt('from "facts"', moment);
      expect(await findFact(db, "line")).toBeNull();
    },
  );

  it("during a transaction makes it run again, once in effect", async () => {
    const { work } = counted();
    line.cutAt("insert into", "with its answer");
    expect(await inTransaction(db, work)).toBe(2);
    expect(await findFact(db, "line")).toBe("2");
  });

  it("during every attempt of a transaction makes it fail after two seconds without a trace", async () => {
    const { work, attempts } = counted();
    const began = performance.now();
    const often = inTransaction(db, (write) => {
      line.cutAt("insert into", "before");
      return work(write);
    });
    expect(isDatabaseFailure(await often.catch((error: unknown) => error))).toBe(true);
    expect(performance.now() - began).toBeGreaterThan(1900);
    expect(attempts()).toBeGreaterThan(1);
    expect(await findFact(db, "line")).toBeNull();
  });

  it("that loses the response to a COMMIT makes it fail rather than run twice", async () => {
    const { work, attempts } = counted();
    line.cutAt("commit", "with its answer");
    const lost = await inTransaction(db, work).catch((error: unknown) => error);
    expect(isDatabaseFailure(lost)).toBe(true);
    expect([attempts(), await findFact(db, "line")]).toEqual([1, "1"]);
  });

  it.each([
    ["with its answer", 1],
    ["before", 2],
  ] as const)(
    "during a COMMIT (%s) is resolved by a caller that can check the outcome",
    async (moment, runs) => {
      const { work, attempts } = counted();
      line.cutAt("commit", moment);
      const recall = async (write: Write) => (await findFact(write, "line")) !== null;
      expect(await inTransaction(db, work, recall)).toBe(runs);
      expect([attempts(), await findFact(db, "line")]).toEqual([runs, String(runs)]);
    },
  );

  it("during a COMMIT and afterwards repeats nothing blindly", async () => {
    const { work, attempts } = counted();
    line.cutAt("commit", "with its answer");
    const recall = async () => {
      line.cut();
      return null;
    };
    const lost = await inTransaction(db, work, recall).catch((error: unknown) => error);
    line.restore();
    expect(isDatabaseFailure(lost)).toBe(true);
    expect([attempts(), await findFact(db, "line")]).toEqual([1, "1"]);
  });

  it("of a moment is waited for, and later reads and writes succeed", async () => {
    line.cut();
    const answers = Promise.all([findFact(db, "line"), inTransaction(db, counted().work)]);
    setTimeout(line.restore, 300);
    expect((await answers)[1]).toBe(1);
  });

  it("that lasts is a database failure after two seconds, counted again for the next query", async () => {
    line.cut();
    const began = performance.now();
    const error = await findFact(db, "line").catch((cause: unknown) => cause);
    expect(isDatabaseFailure(error)).toBe(true);
    expect(performance.now() - began).toBeGreaterThan(1900);
    line.restore();
    expect(await findFact(db, "line")).toBeNull();
  });

  it("before the start ends it with what to check, without address or password", async () => {
    line.cut();
    const start = connectDatabase(line.location);
    await expect(start).rejects.toThrow("DATABASE_URL");
    await expect(start).rejects.not.toThrow(/mwezi:|127/);
  });

  it("does not hide an error thrown by the work before", async () => {
    const refusal = new Error("refused");
    const work = inTransaction(db, async (write) => {
      await remember(write, "1");
      line.cut();
      line.restore();
      throw refusal;
    });
    await expect(work).rejects.toBe(refusal);
  });

  it("ended by PostgreSQL affects only that query", async () => {
    const cut = db.transaction().execute(async (write) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(write);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
      await sql`select 1`.execute(write);
    });
    await expect(cut).rejects.toThrow();
    await expect(checkDatabase(db)).resolves.not.toThrow();
  });
});
