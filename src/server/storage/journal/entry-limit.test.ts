import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import type { EntryRow } from "#server/storage/db/schema.ts";
import { engines } from "#server/testing/engines.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { collections, type Kind, storedKind } from "./collections.ts";
import { insertNewEntries } from "./store.ts";

describe.each(engines)("a full list on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  /** Fills a kind with unreadable rows, up to `free` below its limit. */
  async function fill({ user }: Client, kind: Kind, free: number): Promise<void> {
    const rows = Array.from(
      { length: collections[kind].mostEntries - free },
      (_, index): EntryRow => ({
        account_id: user.id,
        kind: storedKind(kind),
        key: `full ${index}`,
        month: "none",
        id_key: `full ${index}`,
        sealed: Buffer.alloc(1),
        revision: 1,
        updated_at: 0,
      }),
    );
    await test.db.transaction().execute((write) => insertNewEntries(write, rows));
  }

  const count = async ({ user }: Client) =>
    (await test.db.selectFrom("entries").selectAll().where("account_id", "=", user.id).execute())
      .length;

  const moodOn = (client: Client, date: string) =>
    client.send("POST", "/api/moods", { body: { date, depression: 1, anxiety: 1, stress: 1 } });

  it("accepts its last entry and changes to it, and names the limit to one more", async () => {
    const [client, other] = [await test.register(), await test.register()];
    await fill(client, "mood", 1);
    expect((await moodOn(client, "2026-11-18")).statusCode).toBe(201);
    expect((await moodOn(client, "2026-11-18")).statusCode).toBe(201);
    const before = await count(client);
    const answer = await moodOn(client, "2026-11-19");
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        code: "too_many_entries",
        fields: [{ field: "moods", code: "too_many", params: { max: 8_000 } }],
      },
    ]);
    expect(await count(client)).toBe(before);
    // Other lists of the account and other accounts are not full.
    const stress = { date: "2026-11-19", level: 3 };
    expect((await client.send("POST", "/api/stress", { body: stress })).statusCode).toBe(201);
    expect((await moodOn(other, "2026-11-19")).statusCode).toBe(201);
  });

  it("has room again once an entry is deleted", async () => {
    const client = await test.register();
    await fill(client, "mood", 1);
    const { id, revision } = (await moodOn(client, "2026-11-18")).json();
    expect((await moodOn(client, "2026-11-19")).statusCode).toBe(422);
    const headers = { "if-match": `"${revision}"` };
    expect((await client.send("DELETE", `/api/moods/${id}`, { headers })).statusCode).toBe(204);
    expect((await moodOn(client, "2026-11-19")).statusCode).toBe(201);
  });

  it("allows moving an entry to another day", async () => {
    const client = await test.register();
    await fill(client, "mood", 1);
    const { id, revision } = (await moodOn(client, "2026-11-18")).json();
    const headers = { "if-match": `"${revision}"` };
    const body = { date: "2026-11-17" };
    const answer = await client.send("PATCH", `/api/moods/${id}`, { body, headers });
    expect([answer.statusCode, answer.json().date]).toEqual([200, "2026-11-17"]);
  });

  it("two concurrent saves cannot both take the last place", async () => {
    const client = await test.register();
    await fill(client, "mood", 1);
    const answers = await Promise.all(
      ["2026-11-16", "2026-11-17"].map((date) => moodOn(client, date)),
    );
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 422]);
  });

  it("rejects a whole import when part of it does not fit", async () => {
    const client = await test.register();
    const before = await count(client);
    const first = calendarDay("2000-01-01");
    const stress = Array.from({ length: 8_001 }, (_, index) => ({
      date: addDays(first, index),
      level: 2,
    }));
    const entries = { moods: [{ date: first, depression: 1, anxiety: 1, stress: 1 }], stress };
    const body = { source: "clue", entries };
    const answer = await client.send("POST", "/api/imports", { body });
    expect([answer.statusCode, answer.json()]).toMatchObject([
      422,
      {
        code: "too_many_entries",
        fields: [{ field: "stress", code: "too_many", params: { max: 8_000 } }],
      },
    ]);
    expect(await count(client)).toBe(before);
  });
});

it("every list has a limit above a lifetime of entries", () => {
  const once = [
    "profile",
    "carePlan",
    "visitPlan",
    "healthBackground",
    "concernsSeen",
    "reminders",
  ];
  // A trusted view is no daily entry, so its limit is low.
  const few = ["trustedView"];
  for (const [kind, { mostEntries, isOnly }] of Object.entries(collections)) {
    expect([kind, isOnly]).toEqual([kind, once.includes(kind)]);
    const least = few.includes(kind) ? 20 : 500;
    expect(mostEntries).toBeGreaterThanOrEqual(isOnly ? 1 : least);
    expect(mostEntries).toBeLessThanOrEqual(64_000);
  }
});
