import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Mood } from "#contract/entries/check-in.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { type Owner, ownerOf } from "#server/storage/owner.ts";
import { createEntryVault } from "#server/storage/vault/entry-vault.ts";
import { makeDataKey } from "#server/storage/vault/keys/data-key.ts";
import { engines } from "#server/testing/engines.ts";
import { createTestJournal, type TestJournal } from "#server/testing/test-journal.ts";
import { datedEntries } from "../dated-entries.ts";

const TODAY = calendarDay("2026-11-20");
const MOST = 450;

const moodOf = (back: number): Mood => ({
  id: crypto.randomUUID(),
  date: addDays(TODAY, -back),
  depression: 1,
  anxiety: 2,
  stress: 3,
});

function countOpenings(owner: Owner): { readonly owner: Owner; readonly take: () => number } {
  let openings = 0;
  const { vault } = owner;
  const decrypt: typeof vault.decrypt = (...place) => {
    openings += 1;
    return vault.decrypt(...place);
  };
  return {
    owner: ownerOf(owner.accountId, { ...vault, decrypt }),
    take: () => {
      const count = openings;
      openings = 0;
      return count;
    },
  };
}

describe.each(engines)("finding an entry by id on %s", (engine) => {
  let test: TestJournal;

  beforeAll(async () => {
    test = await createTestJournal(engine);
  });

  afterAll(() => test.close());

  const moods = () => datedEntries(test.journal, "mood");
  const callOf = (owner: Owner, expectedRevision: number | null = null) => ({
    ...{ owner, expectedRevision, today: TODAY, timeZone: "UTC" },
  });
  const plant = async (owner: Owner, count = MOST) => {
    const planted = Array.from({ length: count }, (_, back) => moodOf(back));
    await test.journal.write(owner, async (writer) => {
      for (const mood of planted) await writer.put("mood", mood);
    });
    return planted;
  };
  const forgetIdKeys = () => test.db.updateTable("entries").set({ id_key: null }).execute();

  it("decrypts only that entry for a change without a revision, with a stale one, or to another day", async () => {
    const { owner, take } = countOpenings(await test.makeOwner());
    const [, , mood, other] = await plant(owner, 40);
    if (!mood || !other) throw new Error("nothing was planted");
    take();
    await moods().change(callOf(owner), mood.id, { stress: 4 });
    expect(take()).toBe(1);
    await moods().change(callOf(owner), mood.id, { date: addDays(TODAY, -100) });
    expect(take()).toBe(1);
    await expect(moods().change(callOf(owner, 1), mood.id, { stress: 5 })).rejects.toThrow();
    expect(take()).toBe(1);
    await moods().remove(callOf(owner), other.id);
    expect(take()).toBe(1);
    await expect(moods().remove(callOf(owner), other.id)).rejects.toThrow();
    expect(take()).toBe(0);
  });

  it("works for each kind with an id inside", async () => {
    const owner = await test.makeOwner();
    const dose = { id: crypto.randomUUID(), medicineId: crypto.randomUUID(), date: TODAY, slot: 1 };
    const symptom = { id: crypto.randomUUID(), date: TODAY, type: "cramps", severity: 3 } as const;
    await test.journal.write(owner, async (writer) => {
      await writer.put("dose", { ...dose, answer: "taken" });
      await writer.put("symptom", symptom);
    });
    const reader = test.journal.read(owner);
    expect((await reader.findById("symptom", symptom.id))?.entry).toEqual(symptom);
    expect((await reader.findById("dose", dose.id))?.entry).toMatchObject(dose);
    expect(await reader.findById("dose", symptom.id)).toBeNull();
  });

  it("decrypts entries older than the id hash once, and never again", async () => {
    const { owner, take } = countOpenings(await test.makeOwner());
    const planted = await plant(owner);
    await forgetIdKeys();
    take();
    await moods().change(callOf(owner), planted[0]?.id ?? "", { stress: 4 });
    expect(take()).toBe(MOST + 1);
    for (const { id } of planted.slice(1, 4)) await moods().remove(callOf(owner), id);
    expect(take()).toBe(3);
    expect((await moods().list(owner, {}, TODAY)).entries).toHaveLength(MOST - 3);
  });

  it("finds nothing in another account, whose hash of the same id is different", async () => {
    const [one, other] = [await test.makeOwner(), await test.makeOwner()];
    const [mood] = await plant(one, 1);
    if (!mood) throw new Error("nothing was planted");
    await expect(moods().change(callOf(other), mood.id, { stress: 4 })).rejects.toThrow();
    expect(one.vault.blindId("mood", mood.id)).not.toBe(other.vault.blindId("mood", mood.id));
    const vault = createEntryVault(one.accountId, makeDataKey());
    expect(vault.blindId("mood", mood.id)).not.toBe(vault.blindKey("mood", mood.id));
  });
});
