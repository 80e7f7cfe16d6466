import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { DamagedEntry } from "#contract/account/damaged-entries.ts";
import { calendarDay } from "#domain/days/calendar-day.ts";
import { LASTING } from "#server/storage/journal/collections.ts";
import { hashesOf } from "#server/storage/pages/page-names.ts";
import { engines } from "#server/testing/engines.ts";
import { damagePages, ownerOfClient } from "#server/testing/faults/damage.ts";
import { plantStory } from "#server/testing/stories/plant-story.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

describe.each(engines)("a damaged page on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  const makeClient = async () => {
    const client = await test.register();
    const mood = (date: string) => ({
      id: crypto.randomUUID(),
      date: calendarDay(date),
      depression: 1,
      anxiety: 1,
      stress: 1,
    });
    const medicine = (name: string) => ({
      id: crypto.randomUUID(),
      name,
      startDate: calendarDay("2026-03-03"),
      schedule: { kind: "daily", timesADay: 1 } as const,
    });
    await plantStory(test, client, {
      mood: [mood("2026-03-03"), mood("2026-10-04")],
      medicine: [medicine("Inositol"), medicine("Metformin")],
      carePlan: [{ done: ["walk"] }],
    });
    return client;
  };

  const damagedOf = async (client: Client): Promise<DamagedEntry[]> =>
    (await client.send("GET", "/api/damaged-entries")).json();

  const exportOf = async (client: Client) => {
    const all = (await client.send("POST", "/api/account/export")).json();
    const { exportedAt: _, account: __, ...entries } = all;
    return entries;
  };

  const remove = async (client: Client, { id }: DamagedEntry) =>
    (await client.send("DELETE", `/api/damaged-entries/${id}`)).statusCode;

  const hashesOfPage = async (client: Client, name: string) =>
    hashesOf((await ownerOfClient(test, client)).vault, name);
  const moodOn = (client: Client, date: string) =>
    client.send("POST", "/api/moods", { body: { date, depression: 2, anxiety: 2, stress: 2 } });
  const storedPages = async ({ user }: Client) =>
    test.db.selectFrom("pages").selectAll().where("account_id", "=", user.id).execute();

  it("is named by its month, stays stored when the month is written to, and is deleted on request", async () => {
    const client = await makeClient();
    const hashes = await hashesOfPage(client, "2026-03");
    await damagePages(test.db, client.user.id, "a byte flipped", hashes);
    const [bytes] = (await storedPages(client)).filter(({ page }) => hashes.includes(page));
    expect((await client.send("GET", "/api/moods")).json()).toHaveLength(1);
    expect((await client.send("GET", "/api/concerns")).json().hasLeftOut).toBe(true);
    expect((await moodOn(client, "2026-03-09")).statusCode).toBe(201);
    expect((await moodOn(client, "2026-03-10")).statusCode).toBe(201);
    expect((await client.send("GET", "/api/moods")).json()).toHaveLength(3);
    const [damaged, ...more] = await damagedOf(client);
    expect([damaged, more]).toMatchObject([{ kind: "entries", month: "2026-03", day: null }, []]);
    const stored = (await storedPages(client)).map(({ sealed }) => sealed.toString("hex"));
    expect(stored).toContain(bytes?.sealed.toString("hex"));
    if (!damaged) throw new Error("nothing was found");
    expect([await remove(client, damaged), await remove(client, damaged)]).toEqual([204, 404]);
    expect((await client.send("GET", "/api/concerns")).json().hasLeftOut).toBeUndefined();
    expect((await client.send("GET", "/api/moods")).json()).toHaveLength(3);
  });

  it("does not stop an import, its undo or a deletion of the day's entry", async () => {
    const client = await makeClient();
    const hashes = await hashesOfPage(client, "2026-10");
    await damagePages(test.db, client.user.id, "cut off", hashes);
    const stress = [{ date: "2026-10-11", level: 2, tags: [] }];
    const body = { source: "clue", entries: { stress } };
    const imported = await client.send("POST", "/api/imports", { body });
    expect(imported.json()).toMatchObject({ written: { stress: 1 } });
    const undone = await client.send("DELETE", `/api/imports/${imported.json().id}`);
    expect(undone.json()).toMatchObject({ removed: 1 });
    expect((await damagedOf(client)).map(({ month }) => month)).toEqual(["2026-10"]);
  });

  it.each([0, 1])(
    "loses nothing where it belongs to no month: the other copy is read, and mends copy %i",
    async (copy) => {
      const client = await makeClient();
      const hashes = await hashesOfPage(client, LASTING);
      const before = await exportOf(client);
      await damagePages(test.db, client.user.id, "a byte flipped", [hashes[copy] ?? ""]);
      expect(await exportOf(client)).toEqual(before);
      expect(await damagedOf(client)).toEqual([]);
      const body = { step: "sleep", isDone: true };
      expect((await client.send("PATCH", "/api/care-plan", { body })).statusCode).toBe(200);
      await damagePages(test.db, client.user.id, "cut off", [hashes[1 - copy] ?? ""]);
      expect((await client.send("GET", "/api/care-plan")).json().done).toEqual(["walk", "sleep"]);
      expect((await client.send("GET", "/api/medicines")).json()).toHaveLength(2);
    },
  );
});
