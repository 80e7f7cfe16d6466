import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod/mini";
import type { Cycle } from "#contract/entries/cycles.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import type { Database } from "#server/storage/db/schema.ts";
import type { Owner } from "#server/storage/owner.ts";
import { unsealPage } from "#server/storage/pages/page-slots.ts";
import { upgradeEntry } from "#server/storage/pages/upgrade-entry.ts";
import { engines } from "#server/testing/engines.ts";
import { createTestJournal, type TestJournal } from "#server/testing/test-journal.ts";
import type { Collection } from "./collections.ts";
import type { Journal } from "./journal.ts";

function cycleOn(day: string): Cycle {
  return { id: crypto.randomUUID(), startDate: day, startDay: calendarDay(day) };
}

describe.each(engines)("the journal on %s", (engine) => {
  let test: TestJournal;
  let db: Database;
  let journal: Journal;

  beforeAll(async () => {
    test = await createTestJournal(engine);
    ({ db, journal } = test);
  });

  afterAll(() => test.close());

  const makeOwner = () => test.makeOwner();

  const storedPages = ({ accountId }: Owner) =>
    db.selectFrom("pages").selectAll().where("account_id", "=", accountId).execute();

  it("stores a renamed kind under the name its first entries were encrypted with", async () => {
    const owner = await makeOwner();
    const date = calendarDay("2026-11-20");
    const log = { date, pain_level: 4 };
    await journal.write(owner, (writer) => writer.put("dailyLog", log));
    const [row] = await storedPages(owner);
    const content = row && unsealPage(owner.vault, row);
    expect(content?.sections.map(({ kind }) => kind)).toEqual(["pcosLog"]);
    expect(await journal.read(owner).list("dailyLog")).toEqual([log]);
  });

  it("returns what was stored", async () => {
    const owner = await makeOwner();
    const cycle = cycleOn("2026-11-20");
    await journal.write(owner, (writer) => writer.put("cycle", cycle));
    expect(await journal.read(owner).find("cycle", cycle.id)).toEqual(cycle);
    expect(await journal.read(owner).list("cycle")).toEqual([cycle]);
  });

  it("replaces the entry with the same natural key in a second write", async () => {
    const owner = await makeOwner();
    const cycle = cycleOn("2026-11-20");
    await journal.write(owner, (writer) => writer.put("cycle", cycle));
    await journal.write(owner, (writer) => writer.put("cycle", { ...cycle, flow: "light" }));
    expect(await journal.read(owner).list("cycle")).toEqual([{ ...cycle, flow: "light" }]);
  });

  it("lists the entries of a range of days, both ends included", async () => {
    const owner = await makeOwner();
    const days = ["2026-09-30", "2026-10-01", "2026-10-15", "2026-11-30", "2026-12-01"];
    await journal.write(owner, async (writer) => {
      for (const day of days) await writer.put("cycle", cycleOn(day));
    });
    const range = { from: calendarDay("2026-10-01"), to: calendarDay("2026-11-30") };
    const listed = await journal.read(owner).list("cycle", range);
    expect(listed.map((cycle) => cycle.startDay).sort()).toEqual(days.slice(1, 4));
  });

  it("finds an entry whose day moved to another month there only", async () => {
    const owner = await makeOwner();
    const cycle = cycleOn("2026-10-15");
    const moved = { ...cycle, startDay: calendarDay("2026-12-02") };
    await journal.write(owner, (writer) => writer.put("cycle", cycle));
    await journal.write(owner, (writer) => writer.put("cycle", moved));
    const october = { from: calendarDay("2026-10-01"), to: calendarDay("2026-10-31") };
    const december = { from: calendarDay("2026-12-01"), to: calendarDay("2026-12-31") };
    expect(await journal.read(owner).list("cycle", october)).toEqual([]);
    expect(await journal.read(owner).list("cycle", december)).toEqual([moved]);
  });

  it("reports whether a removed entry existed", async () => {
    const owner = await makeOwner();
    const cycle = cycleOn("2026-11-20");
    await journal.write(owner, (writer) => writer.put("cycle", cycle));
    const remove = () => journal.write(owner, (writer) => writer.remove("cycle", cycle.id));
    expect(await remove()).toBe(true);
    expect(await remove()).toBe(false);
  });

  it("does not write an entry that could not be read again", async () => {
    const owner = await makeOwner();
    const done = Array.from({ length: 201 }, (_, index) => `step-${index}`);
    const write = journal.write(owner, (writer) => writer.put("carePlan", { done }));
    await expect(write).rejects.toThrow(z.core.$ZodError);
    expect(await journal.read(owner).list("carePlan")).toEqual([]);
  });

  it("a write that fails half-way is rolled back", async () => {
    const owner = await makeOwner();
    const failing = journal.write(owner, async (writer) => {
      await writer.put("cycle", cycleOn("2026-11-20"));
      throw new Error("half-way");
    });
    await expect(failing).rejects.toThrow("half-way");
    expect(await journal.read(owner).list("cycle")).toEqual([]);
  });

  it("increments the revision with each write, and serialises concurrent writes", async () => {
    const owner = await makeOwner();
    const counts: number[] = [];
    await Promise.all(
      Array.from({ length: 20 }, () =>
        journal.write(owner, async (writer) => {
          counts.push((await writer.list("cycle")).length);
          await writer.put("cycle", cycleOn("2026-11-20"));
        }),
      ),
    );
    expect(counts.sort((one, other) => one - other)).toEqual([...Array(20).keys()]);
    const row = await db
      .selectFrom("accounts")
      .select("revision")
      .where("account_id", "=", owner.accountId)
      .executeTakeFirstOrThrow();
    expect(row.revision).toBe(20);
  });

  it("a user's journal contains no entry of another user", async () => {
    const [one, other] = [await makeOwner(), await makeOwner()];
    const cycle = cycleOn("2026-11-20");
    await journal.write(one, (writer) => writer.put("cycle", cycle));
    expect(await journal.read(other).list("cycle")).toEqual([]);
    expect(await journal.read(other).find("cycle", cycle.id)).toBeNull();
  });

  it.each(["account", "month"] as const)(
    "a page moved to another %s cannot be decrypted",
    async (where) => {
      const [owner, other] = [await makeOwner(), await makeOwner()];
      await journal.write(owner, (writer) => writer.put("cycle", cycleOn("2026-11-20")));
      const moved =
        where === "account"
          ? { account_id: other.accountId }
          : { page: owner.vault.blindPage("2026-10") };
      await db.updateTable("pages").set(moved).where("account_id", "=", owner.accountId).execute();
      const read = where === "account" ? journal.read(other) : journal.read(owner);
      expect(await read.list("cycle")).toEqual([]);
    },
  );

  it("stores all kinds of a month in one page, of one size for 5 entries and 120", async () => {
    const [few, many] = [await makeOwner(), await makeOwner()];
    for (const [owner, days] of [
      [few, 5],
      [many, 28],
    ] as const) {
      await journal.write(owner, async (writer) => {
        await writer.put("cycle", cycleOn("2026-10-03"));
        for (let index = 0; index < days; index += 1) {
          const date = addDays(calendarDay("2026-10-01"), index);
          await writer.put("stress", { id: crypto.randomUUID(), date, level: 2, tags: [] });
          await writer.put("dailyLog", { date, pain_level: index % 10 });
          for (const type of ["cramps", "fatigue"] as const) {
            await writer.put("symptom", { id: crypto.randomUUID(), date, type, severity: 3 });
          }
        }
      });
    }
    const sizes = (await Promise.all([few, many].map(storedPages))).map((rows) =>
      rows.map(({ sealed }) => sealed.length),
    );
    expect(sizes).toEqual([[3_929], [3_929]]);
  });
});

describe("an entry encrypted under an older schema", () => {
  const common = {
    exportedAs: "naps",
    isOnly: false,
    mostEntries: 1,
    keysOfDay: () => [],
    day: () => null,
  };
  const third: Collection<{ id: string; minutes: number; note: string }> = {
    ...common,
    schema: z.object({ id: z.string(), minutes: z.number(), note: z.string() }),
    version: 3,
    upgrades: {
      1: (older) => {
        const { hours, ...rest } = older as { id: string; hours: number };
        return { ...rest, minutes: hours * 60 };
      },
      2: (older) => ({ ...(older as object), note: "" }),
    },
    naturalKey: (nap) => nap.id,
  };

  it("is upgraded version by version when decrypted", () => {
    const nap = upgradeEntry(third, { version: 1 }, { id: "1", hours: 2 });
    expect(nap).toEqual({ id: "1", minutes: 120, note: "" });
  });

  it("is rejected when an upgrade is missing", () => {
    const gap = { ...third, upgrades: { 2: third.upgrades[2] ?? ((older: unknown) => older) } };
    expect(() => upgradeEntry(gap, { version: 1 }, { id: "1", hours: 2 })).toThrow(
      "no upgrade of naps from version 1",
    );
  });
});
