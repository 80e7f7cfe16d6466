import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { symptomTypes } from "#domain/day/symptom-type.ts";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { engines } from "#server/testing/engines.ts";
import { ownerOfClient } from "#server/testing/faults/damage.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";
import { createTestJournal, type TestJournal } from "#server/testing/test-journal.ts";
import { collections } from "./collections.ts";
import { createJournal, prepareEntry } from "./journal.ts";

describe.each(engines)("a full list on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  async function fill(client: Client, kind: "mood", free: number): Promise<void> {
    const owner = await ownerOfClient(test, client);
    const last = calendarDay("2025-12-31");
    const prepared = Array.from({ length: collections[kind].mostEntries - free }, (_, index) =>
      prepareEntry(kind, {
        id: crypto.randomUUID(),
        date: addDays(last, -index),
        depression: 1,
        anxiety: 1,
        stress: 1,
      }),
    );
    await createJournal(test.db).write(owner, (writer) => writer.addNew(prepared));
  }

  const count = async (client: Client) =>
    (
      await createJournal(test.db)
        .read(await ownerOfClient(test, client))
        .list("mood")
    ).length;

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

describe.each(engines)("a full month on %s", (engine) => {
  let test: TestJournal;

  beforeAll(async () => {
    test = await createTestJournal(engine);
  });

  afterAll(() => test.close());

  const doses = (from: number, to: number, answer: "taken" | "skipped" = "taken") =>
    Array.from({ length: to - from }, (_, index) => {
      const number = from + index;
      const date = addDays(calendarDay("2026-10-01"), number % 31);
      const medicineId = `0e6f1f3c-6f0e-4b51-9d2e-${String(Math.floor(number / 248)).padStart(12, "0")}`;
      const slot = (Math.floor(number / 31) % 8) + 1;
      return prepareEntry("dose", { id: crypto.randomUUID(), medicineId, date, slot, answer });
    });

  it("accepts 2,000 entries, rejects one more by name, and accepts it after a deletion", async () => {
    const { journal, makeOwner } = test;
    const owner = await makeOwner();
    const add = (from: number, to: number) =>
      journal.write(owner, (writer) => writer.addNew(doses(from, to)));
    expect(await add(0, 2_000)).toBe(2_000);
    await expect(add(2_000, 2_001)).rejects.toMatchObject({
      code: "too_many_entries",
      fields: [{ field: "date", code: "too_many", params: { max: 2_000 } }],
    });
    expect(await journal.read(owner).count("dose")).toBe(2_000);
    const [first] = doses(0, 1);
    await journal.write(owner, (writer) => writer.remove("dose", first?.naturalKey ?? ""));
    expect(await add(2_000, 2_001)).toBe(1);
  });

  it("rejects more than 300,000 characters, and accepts them in another month", async () => {
    const { journal, makeOwner } = test;
    const owner = await makeOwner();
    const log = (day: string) => ({
      date: calendarDay(day),
      notes: Array.from({ length: 60 }, () => crypto.randomUUID())
        .join(" ")
        .slice(0, 2_000),
    });
    const save = (day: string) =>
      journal.write(owner, (writer) => writer.put("dailyLog", log(day)));
    for (let day = 1; day <= 31; day += 1) await save(`2026-10-${String(day).padStart(2, "0")}`);
    const symptom = (index: number) => ({
      id: crypto.randomUUID(),
      date: addDays(calendarDay("2026-10-01"), index % 31),
      type: symptomTypes[Math.floor(index / 31)] ?? "cramps",
      severity: 3,
      notes: crypto.randomUUID().repeat(13),
    });
    const many = Array.from({ length: 700 }, (_, index) => prepareEntry("symptom", symptom(index)));
    const fill = journal.write(owner, (writer) => writer.addNew(many));
    await expect(fill).rejects.toMatchObject({ code: "too_many_entries" });
    expect(await journal.read(owner).count("symptom")).toBe(0);
    await save("2026-11-01");
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
