import { expect, it } from "vitest";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { createReader } from "#server/storage/journal/reading/reader.ts";
import { type Owner, ownerOf } from "#server/storage/owner.ts";
import { createEntryVault } from "#server/storage/vault/entry-vault.ts";
import { makeDataKey } from "#server/storage/vault/keys/data-key.ts";
import { engines } from "#server/testing/engines.ts";
import { countOpenings, createTestJournal } from "#server/testing/test-journal.ts";

const date = calendarDay("2026-11-20");
const key = date;

it.each(engines)("requests at the same time open a page once on %s", async (engine) => {
  const test = await createTestJournal(engine);
  try {
    const { owner, take } = countOpenings(await test.makeOwner());
    await test.journal.write(owner, (writer) => writer.put("dailyLog", { date, pain_level: 3 }));
    take();
    const pain = async (by: Owner) => {
      const reader = createReader(test.db, by);
      return { reader, painLevel: (await reader.find("dailyLog", key))?.pain_level };
    };
    const first = await pain(owner);
    const second = await pain(owner);
    expect([first.painLevel, second.painLevel, take()]).toEqual([3, 3, 1]);

    await test.journal.write(owner, (writer) => writer.put("dailyLog", { date, pain_level: 8 }));
    take();
    expect([(await pain(owner)).painLevel, take()]).toEqual([8, 1]);
    expect((await first.reader.find("dailyLog", key))?.pain_level).toBe(3);

    const otherKey = ownerOf(owner.accountId, createEntryVault(owner.accountId, makeDataKey()));
    expect((await pain(otherKey)).painLevel).toBeUndefined();
  } finally {
    await test.close();
  }
});
