import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { engines } from "#server/testing/engines.ts";
import { createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { isDatabaseFailure, isWorthRepeating } from "./failures.ts";
import { inTransaction, type Write } from "./transaction.ts";

describe.each(engines)("a transaction on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const remember = (write: Write, name: string, value: string) =>
    write.insertInto("facts").values({ name, value }).execute();
  const factsLike = (name: string) =>
    test.db.selectFrom("facts").select("value").where("name", "=", name).execute();
  const losing = (times: number, code: string, name: string) => {
    let tries = 0;
    const work = async (write: Write) => {
      tries += 1;
      await remember(write, name, String(tries));
      if (tries <= times) throw Object.assign(new Error("lost"), { code });
      return tries;
    };
    return { work, tries: () => tries };
  };

  it("is applied as a whole", async () => {
    const answer = await inTransaction(test.db, async (write) => {
      await remember(write, "one", "1");
      await remember(write, "two", "2");
      return "done";
    });
    expect(answer).toBe("done");
    expect([await factsLike("one"), await factsLike("two")]).toEqual([
      [{ value: "1" }],
      [{ value: "2" }],
    ]);
  });

  it("that fails half-way leaves nothing", async () => {
    const failing = inTransaction(test.db, async (write) => {
      await remember(write, "half", "1");
      throw new Error("no further");
    });
    await expect(failing).rejects.toThrow("no further");
    expect(await factsLike("half")).toEqual([]);
  });

  it.each(["40001", "40P01"])(
    "is run again after a conflict (%s), once in effect",
    async (code) => {
      const { work } = losing(3, code, `race ${code}`);
      expect(await inTransaction(test.db, work)).toBe(4);
      expect(await factsLike(`race ${code}`)).toEqual([{ value: "4" }]);
    },
  );

  it("gives up after repeated conflicts, and leaves nothing", async () => {
    const { work, tries } = losing(Number.POSITIVE_INFINITY, "40001", "hopeless");
    await expect(inTransaction(test.db, work)).rejects.toThrow("lost");
    expect([tries(), await factsLike("hopeless")]).toEqual([5, []]);
  });

  it("is not run again after other errors", async () => {
    const { work, tries } = losing(1, "23505", "wrong");
    await expect(inTransaction(test.db, work)).rejects.toThrow("lost");
    expect(tries()).toBe(1);
  });

  it("reports a taken key as a statement's error and not as a database failure", async () => {
    await inTransaction(test.db, (write) => remember(write, "taken", "1"));
    const again = inTransaction(test.db, (write) => remember(write, "taken", "2"));
    const error = await again.catch((cause: unknown) => cause);
    expect([isDatabaseFailure(error), isWorthRepeating(error)]).toEqual([false, false]);
  });

  it("on a closed database is a database failure", async () => {
    const own = await createTestApp(engine);
    await own.db.destroy();
    const error = await inTransaction(own.db, (write) => remember(write, "late", "1")).catch(
      (cause: unknown) => cause,
    );
    expect(isDatabaseFailure(error)).toBe(true);
    await own.app.close();
  });
});

it.each([null, "SQLITE_BUSY", { code: "SQLITE_BUSY" }, new Error("SQLITE_BUSY")])(
  "%j is not a database failure",
  (thrown) => {
    expect([isDatabaseFailure(thrown), isWorthRepeating(thrown)]).toEqual([false, false]);
  },
);
