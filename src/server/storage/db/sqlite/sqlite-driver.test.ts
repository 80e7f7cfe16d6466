import fc from "fast-check";
import { sql } from "kysely";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { makeLocation, type TestLocation } from "#server/testing/engines.ts";
import { connectDatabase, openDatabase } from "../connect.ts";
import type { Database } from "../schema.ts";
import { inTransaction, type Write } from "../transaction.ts";

let place: TestLocation;
let db: Database;
let elsewhere: Database;

beforeEach(async () => {
  place = await makeLocation("sqlite");
  db = await connectDatabase(place.location);
  elsewhere = openDatabase(place.location);
});

afterEach(async () => {
  await elsewhere.destroy();
  await db.destroy();
  await place.remove();
});

const add = (write: Database | Write, name: string) =>
  write.insertInto("facts").values({ name, value: name }).execute();

const namesIn = async (read: Database | Write) => {
  const rows = await read.selectFrom("facts").select("name").orderBy("name").execute();
  return rows.map(({ name }) => name).filter((name) => name.startsWith("test "));
};

async function begin(on: Database, name: string) {
  let end = () => {};
  const isTold = new Promise<void>((resolve) => {
    end = resolve;
  });
  let resolveStarted = () => {};
  const hasStarted = new Promise<void>((resolve) => {
    resolveStarted = resolve;
  });
  const done = inTransaction(on, async (write) => {
    await add(write, name);
    resolveStarted();
    await isTold;
    return namesIn(write);
  });
  await hasStarted;
  return { end, done };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("SQLite during a long write", () => {
  it("is read without waiting, in its state before the write", async () => {
    const long = await begin(db, "test one");
    expect(await namesIn(db)).toEqual([]);
    long.end();
    expect(await long.done).toEqual(["test one"]);
    expect(await namesIn(db)).toEqual(["test one"]);
  });

  it("queues further writes in first-come order", async () => {
    const long = await begin(db, "test one");
    const order: string[] = [];
    const writes = ["test two", "test three"].map((name) =>
      add(db, name).then(() => order.push(name)),
    );
    await turn();
    expect(order).toEqual([]);
    long.end();
    await Promise.all(writes);
    expect(order).toEqual(["test two", "test three"]);
  });

  it("lets a write wait for another thread's without blocking anything else", async () => {
    const long = await begin(elsewhere, "test one");
    let isWritten = false;
    const write = add(db, "test two").then(() => {
      isWritten = true;
    });
    for (let turns = 0; turns < 20; turns += 1) {
      await turn();
      expect(await namesIn(db)).toEqual([]);
    }
    expect(isWritten).toBe(false);
    long.end();
    await write;
    expect(await namesIn(db)).toEqual(["test one", "test two"]);
  });

  it("runs the next write when a transaction fails", async () => {
    const failing = inTransaction(db, async (write) => {
      await add(write, "test one");
      throw new Error("no further");
    });
    await expect(failing).rejects.toThrow("no further");
    await add(db, "test two");
    expect(await namesIn(db)).toEqual(["test two"]);
  });
});

describe("writes in close succession", () => {
  const names = ["test 1", "test 2", "test 3", "test 4", "test 5"];

  // A group of writes also ends after 10 ms, which pass quickly on a busy machine.
  beforeEach(() => void vi.useFakeTimers({ toFake: ["performance"] }));
  afterEach(() => void vi.useRealTimers());

  it("reach the disk together, and none is acknowledged before", async () => {
    const seen: string[][] = [];
    const write = (name: string) =>
      inTransaction(db, (transaction) => add(transaction, name)).then(async () => {
        seen.push(await namesIn(elsewhere));
      });
    await Promise.all(names.map(write));
    expect(seen).toEqual(names.map(() => names));
    await write("test 6");
    expect(seen.at(-1)).toEqual([...names, "test 6"]);
  });

  it("roll back one that fails, and no other", async () => {
    const ends = await Promise.allSettled(
      names.map((name, place) =>
        inTransaction(db, async (write) => {
          await add(write, name);
          if (place % 2 === 0) throw new Error(`no further than ${name}`);
          return namesIn(write);
        }),
      ),
    );
    expect(ends.map(({ status }) => status)).toEqual([
      "rejected",
      "fulfilled",
      "rejected",
      "fulfilled",
      "rejected",
    ]);
    expect(await namesIn(elsewhere)).toEqual(["test 2", "test 4"]);
    // A statement without a transaction joins the group too.
    const again = [add(db, "test 2"), add(db, "test 7")];
    expect((await Promise.allSettled(again)).map(({ status }) => status)).toEqual([
      "rejected",
      "fulfilled",
    ]);
    expect(await namesIn(elsewhere)).toEqual(["test 2", "test 4", "test 7"]);
  });

  it("all fail when their commit fails, and can be repeated", async () => {
    const ends = await Promise.allSettled(
      names.map((name, place) =>
        inTransaction(db, async (write) => {
          await add(write, name);
          if (place !== 2) return;
          // Fails only at the commit: a session of an account that does not exist.
          await sql`pragma defer_foreign_keys = on`.execute(write);
          await write.insertInto("sessions").values(sessionOfNobody).execute();
        }),
      ),
    );
    expect(ends.map(({ status }) => status)).toEqual(names.map(() => "rejected"));
    expect(await namesIn(elsewhere)).toEqual([]);
    await Promise.all(names.map((name) => inTransaction(db, (write) => add(write, name))));
    expect(await namesIn(elsewhere)).toEqual(names);
  });

  it("are on disk before a statement that runs alone, such as a checkpoint", async () => {
    const writes = names.map((name) => add(db, name));
    await sql`pragma wal_checkpoint(truncate)`.execute(db);
    expect(await namesIn(elsewhere)).toEqual(names);
    await Promise.all(writes);
  });

  it("change only their own rows, whichever of very many fail", async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 3 }), { maxLength: 150 }),
        async (kinds) => {
          await db.deleteFrom("facts").where("name", "like", "test %").execute();
          const run = kinds.map(async (kind, place) => {
            const name = `test ${String(place).padStart(3, "0")}`;
            if (kind === 0) await add(db, name);
            else if (kind === 3) await turn();
            else {
              await inTransaction(db, async (write) => {
                await add(write, name);
                if (kind === 2) throw new Error("no further");
              });
            }
            return name;
          });
          const ends = await Promise.allSettled(run);
          const acknowledged = ends.flatMap((end, place) =>
            end.status === "fulfilled" && kinds[place] !== 3 ? [end.value] : [],
          );
          expect(await namesIn(elsewhere)).toEqual(acknowledged);
        },
      ),
      { numRuns: 40 },
    );
  });
});

const sessionOfNobody = {
  account_id: "nobody",
  token_hash: "none",
  device_hash: null,
  credential_version: 1,
  wrapped_key: Buffer.alloc(1),
  device_sealed: Buffer.alloc(1),
  created_at: 1,
  last_seen_at: 1,
};
