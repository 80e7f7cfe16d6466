import { sql } from "kysely";
import { expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { engines } from "#server/testing/engines.ts";
import { createTestJournal } from "#server/testing/test-journal.ts";

it.runIf(engines.includes("postgresql"))(
  "a page written 20 times reuses its space on PostgreSQL without a vacuum",
  async () => {
    const test = await createTestJournal("postgresql");
    try {
      const owner = await test.makeOwner();
      const date = calendarDay("2026-11-20");
      const writtenBytes = async (): Promise<number> => {
        for (let turn = 0; turn < 20; turn += 1) {
          const entry = { date, pain_level: turn % 11 };
          await test.journal.write(owner, (writer) => writer.put("dailyLog", entry));
        }
        const { rows } = await sql<{ bytes: number }>`
          select pg_total_relation_size('pages') as bytes
        `.execute(test.db);
        return Number(rows[0]?.bytes);
      };
      let size = await writtenBytes();
      const growth = async (): Promise<number> => {
        const former = size;
        size = await writtenBytes();
        return size - former;
      };
      // PostgreSQL frees nothing while a transaction runs in a database of another test.
      await expect.poll(growth, { timeout: 30_000 }).toBeLessThan(40_000);
    } finally {
      await test.close();
    }
  },
  60_000,
);
