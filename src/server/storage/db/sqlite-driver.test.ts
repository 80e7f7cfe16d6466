import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { makeLocation, type TestLocation } from "#server/testing/engines.ts";
import { connectDatabase, openDatabase } from "./connect.ts";
import type { Database } from "./schema.ts";
import { inTransaction, type Write } from "./transaction.ts";

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

/** A transaction that has written and goes on until it is told to end. */
async function begin(on: Database, name: string) {
  let end = () => {};
  const isTold = new Promise<void>((resolve) => {
    end = resolve;
  });
  let begun = () => {};
  const hasBegun = new Promise<void>((resolve) => {
    begun = resolve;
  });
  const done = inTransaction(on, async (write) => {
    await add(write, name);
    begun();
    await isTold;
    return namesIn(write);
  });
  await hasBegun;
  return { end, done };
}

const turn = () => new Promise((resolve) => setImmediate(resolve));

describe("SQLite, while somebody writes at length", () => {
  it("is read without waiting, as it was before", async () => {
    const long = await begin(db, "test one");
    expect(await namesIn(db)).toEqual([]);
    long.end();
    expect(await long.done).toEqual(["test one"]);
    expect(await namesIn(db)).toEqual(["test one"]);
  });

  it("lets the next write wait for its turn, in the order of asking", async () => {
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

  it("lets a write wait for another thread's, and goes on with everything else meanwhile", async () => {
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

  it("gives its turn on when a transaction fails", async () => {
    const failing = inTransaction(db, async (write) => {
      await add(write, "test one");
      throw new Error("no further");
    });
    await expect(failing).rejects.toThrow("no further");
    await add(db, "test two");
    expect(await namesIn(db)).toEqual(["test two"]);
  });
});
