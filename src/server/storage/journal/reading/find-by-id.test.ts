import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Mood } from "#contract/entries/check-in.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import type { Owner } from "#server/storage/owner.ts";
import { engines } from "#server/testing/engines.ts";
import {
  countOpenings,
  createTestJournal,
  type TestJournal,
} from "#server/testing/test-journal.ts";
import { datedEntries } from "../dated-entries.ts";

const TODAY = calendarDay("2026-11-20");

const moodOf = (back: number): Mood => ({
  id: crypto.randomUUID(),
  date: addDays(TODAY, -back),
  depression: 1,
  anxiety: 2,
  stress: 3,
});

describe.each(engines)("finding an entry by id on %s", (engine) => {
  let test: TestJournal;

  beforeAll(async () => {
    test = await createTestJournal(engine);
  });

  afterAll(() => test.close());

  const moods = () => datedEntries(test.journal, "mood");
  const callOf = (owner: Owner, expectedRevision: number | null = null) => ({
    owner,
    expectedRevision,
    today: TODAY,
    timeZone: "UTC",
  });
  const plant = async (owner: Owner, count: number) => {
    const planted = Array.from({ length: count }, (_, back) => moodOf(back));
    await test.journal.write(owner, async (writer) => {
      for (const mood of planted) await writer.put("mood", mood);
    });
    return planted;
  };
  it("decrypts the newest two months first, and the others only for an older entry", async () => {
    const { owner, take } = countOpenings(await test.makeOwner());
    const planted = await plant(owner, 300);
    take();
    await moods().change(callOf(owner), planted[2]?.id ?? "", { stress: 4 });
    expect(take()).toBe(2);
    await expect(
      moods().change(callOf(owner, 1), planted[2]?.id ?? "", { stress: 5 }),
    ).rejects.toThrow();
    expect(take()).toBe(2);
    await moods().remove(callOf(owner), planted[3]?.id ?? "");
    expect(take()).toBe(2);
    const old = planted[290]?.id ?? "";
    await moods().change(callOf(owner), old, { stress: 4 });
    expect(take()).toBeLessThanOrEqual(12);
    expect((await moods().list(owner, {}, TODAY)).entries).toHaveLength(299);
  });

  it("moves an entry to the page of its new month, and keeps its id", async () => {
    const owner = await test.makeOwner();
    const [mood] = await plant(owner, 40);
    if (!mood) throw new Error("nothing was planted");
    const date = addDays(TODAY, -100);
    await moods().change(callOf(owner), mood.id, { date });
    expect(await moods().ofDay(owner, date)).toMatchObject({ id: mood.id });
    expect((await moods().list(owner, {}, TODAY)).entries).toHaveLength(40);
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

  it("finds nothing in another account", async () => {
    const [one, other] = [await test.makeOwner(), await test.makeOwner()];
    const [mood] = await plant(one, 1);
    if (!mood) throw new Error("nothing was planted");
    await expect(moods().change(callOf(other), mood.id, { stress: 4 })).rejects.toThrow();
  });
});
