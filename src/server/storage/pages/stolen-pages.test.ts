import { randomInt } from "node:crypto";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, type CalendarDay, calendarDay } from "#domain/days/calendar-day.ts";
import { prepareEntry } from "#server/storage/journal/journal.ts";
import type { Owner } from "#server/storage/owner.ts";
import { engines } from "#server/testing/engines.ts";
import { createTestJournal, type TestJournal } from "#server/testing/test-journal.ts";

const FIRST = calendarDay("2024-12-01");
const CYCLE = 28;
const PERIODS = 26;
const types = ["cramps", "fatigue", "headaches", "bloating", "nausea", "insomnia"] as const;

function entryOf(date: CalendarDay, slot: number) {
  const [id, medicineId] = [crypto.randomUUID(), "0e6f1f3c-6f0e-4b51-9d2e-5a5c1f0b7a10"];
  const type = types[slot];
  if (type) return prepareEntry("symptom", { id, date, type, severity: 1 + randomInt(10) });
  const scales = { depression: 1 + randomInt(5), anxiety: 2, stress: 3 };
  if (slot === 6) return prepareEntry("mood", { id, date, ...scales });
  if (slot === 7) return prepareEntry("dailyLog", { date, pain_level: randomInt(10) });
  return prepareEntry("dose", { id, date, medicineId, slot: slot - 7, answer: "taken" });
}

describe.each(engines)("what a stolen %s database tells about periods", (engine) => {
  let test: TestJournal;

  beforeAll(async () => {
    test = await createTestJournal(engine);
  });

  afterAll(() => test.close());

  /** Two years of one write a day, which also starts a period on every 28th day from `offset` on. */
  async function liveTwoYears(offset: number): Promise<Owner> {
    const owner = await test.makeOwner();
    for (let day = 0; day < PERIODS * CYCLE; day += 1) {
      const date = addDays(FIRST, day);
      const isFirst = day % CYCLE === offset;
      const isPeriod = (day - offset + CYCLE) % CYCLE < 5;
      await test.journal.write(owner, async (writer) => {
        const id = crypto.randomUUID();
        if (isFirst) await writer.put("cycle", { id, startDay: date, startDate: date });
        if (isPeriod) await writer.put("symptom", { id, date, type: "cramps", severity: 6 });
        await writer.put("dailyLog", { date, pain_level: isPeriod ? 6 : 0 });
      });
    }
    return owner;
  }

  /** Everything a thief sees of an account, in the order of the file: random bytes by their length. */
  async function seenOf({ accountId }: Owner): Promise<unknown[]> {
    const tables = await test.db.introspection.getTables();
    const owned = tables.filter(({ columns }) => columns.some(({ name }) => name === "account_id"));
    const seen = [];
    for (const { name } of owned) {
      const order = sql.raw(engine === "sqlite" ? "rowid" : "ctid");
      const { rows } = await sql<Record<string, unknown>>`
        select * from ${sql.table(name)} where account_id = ${accountId} order by ${order}
      `.execute(test.db);
      seen.push([name, rows.map((row) => Object.entries(row).map(seenIn))]);
    }
    return seen;
  }

  const RANDOM = new Set(["account_id", "last_write", "page"]);
  const seenIn = ([name, value]: [string, unknown]) => {
    if (Buffer.isBuffer(value)) return [name, value.length];
    return RANDOM.has(name) ? [name, String(value).length] : [name, value];
  };

  it("dates none of 26: it is the same whenever they begin", async () => {
    const owners = await Promise.all([0, 9, 17].map(liveTwoYears));
    const [first, ...others] = await Promise.all(owners.map(seenOf));
    expect(JSON.stringify(first)).toContain(
      '["pages",[[["account_id",36],["page",22],["sealed",3929]]',
    );
    for (const other of others) expect(other).toEqual(first);
    for (const owner of owners) {
      expect(await test.journal.read(owner).list("cycle")).toHaveLength(PERIODS);
    }
  });

  it("names a page of the same month differently for each account", async () => {
    const owners = await Promise.all([1, 2].map(() => test.makeOwner()));
    const hashes = owners.map(({ vault }) => vault.blindPage("2026-11"));
    expect(new Set([...hashes, owners[0]?.vault.blindPage("2026-10")]).size).toBe(3);
  });

  it("differs from a backup of the day before in that month's page only, period or not", async () => {
    const owner = await liveTwoYears(0);
    const pages = async () => {
      const rows = await test.db
        .selectFrom("pages")
        .selectAll()
        .where("account_id", "=", owner.accountId)
        .execute();
      return new Map(rows.map(({ page, sealed }) => [page, sealed.toString("hex")]));
    };
    const changedBy = async (write: () => Promise<unknown>) => {
      const before = await pages();
      await write();
      return [...(await pages())].filter(([page, sealed]) => before.get(page) !== sealed);
    };
    const date = calendarDay("2026-11-20");
    await test.journal.write(owner, (writer) => writer.put("dailyLog", { date, pain_level: 1 }));
    const logged = await changedBy(() =>
      test.journal.write(owner, (writer) => writer.put("dailyLog", { date, pain_level: 5 })),
    );
    const started = await changedBy(() =>
      test.journal.write(owner, (writer) =>
        writer.put("cycle", { id: crypto.randomUUID(), startDay: date, startDate: date }),
      ),
    );
    const page = owner.vault.blindPage("2026-11");
    expect([logged, started].map((changed) => changed.map(([name]) => name))).toEqual([
      [page],
      [page],
    ]);
    expect(started[0]?.[1].length).toBe(logged[0]?.[1].length);
  });

  it("shows at most three sizes of months with up to twelve entries a day", async () => {
    const owner = await test.makeOwner();
    for (let month = 0; month < 24; month += 1) {
      const entriesOfDay = month % 13;
      const days = Array.from({ length: 30 }, (_, day) => addDays(FIRST, month * 31 + day));
      const entries = days.flatMap((date) =>
        Array.from({ length: entriesOfDay }, (_, slot) => entryOf(date, slot)),
      );
      await test.journal.write(owner, (writer) => writer.addNew(entries));
    }
    const rows = await test.db
      .selectFrom("pages")
      .select("sealed")
      .where("account_id", "=", owner.accountId)
      .execute();
    const sizes = new Set(rows.map(({ sealed }) => sealed.length));
    expect(rows.length).toBeGreaterThan(20);
    expect(sizes.size).toBeLessThanOrEqual(3);
  });
});
