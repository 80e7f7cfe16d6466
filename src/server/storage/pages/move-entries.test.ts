import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addDays, calendarDay } from "#domain/days/calendar-day.ts";
import { createJournal } from "#server/storage/journal/journal.ts";
import { engines } from "#server/testing/engines.ts";
import { ownerOfClient } from "#server/testing/faults/damage.ts";
import { storeAsRows } from "#server/testing/older-rows.ts";
import { plantStory } from "#server/testing/stories/plant-story.ts";
import { type Client, createTestApp, type TestApp } from "#server/testing/test-app.ts";

const DAYS = 3_650;
const LAST = calendarDay("2026-11-18");

describe.each(engines)("entries of an earlier release on %s", (engine) => {
  let test: TestApp;

  beforeAll(async () => {
    test = await createTestApp(engine);
  });

  afterAll(() => test.close());

  async function withEntries(days: number): Promise<Client> {
    const client = await test.register();
    const dates = Array.from({ length: days }, (_, index) => addDays(LAST, -index));
    await plantStory(test, client, {
      cycle: dates
        .filter((_, index) => index % 28 === 0)
        .map((startDay) => ({ id: crypto.randomUUID(), startDay, startDate: startDay })),
      stress: dates.map((date) => ({ id: crypto.randomUUID(), date, level: 3, tags: [] })),
      dailyLog: dates.map((date, index) => ({ date, pain_level: index % 10 })),
      medicine: [
        {
          id: crypto.randomUUID(),
          name: "Inositol",
          startDate: LAST,
          schedule: { kind: "daily", timesADay: 1 },
        },
      ],
      carePlan: [{ done: ["walk"] }],
    });
    return client;
  }

  const rowsOf = async ({ user }: Client) => {
    const of = <T extends "pages" | "older_entries">(table: T) =>
      test.db
        .selectFrom(table as "pages")
        .selectAll()
        .where("account_id", "=", user.id)
        .execute();
    return { pages: (await of("pages")).length, rows: (await of("older_entries")).length };
  };

  const layoutOf = async ({ user }: Client) =>
    (
      await test.db
        .selectFrom("accounts")
        .select("layout")
        .where("account_id", "=", user.id)
        .executeTakeFirstOrThrow()
    ).layout;

  const exportOf = async (client: Client) => {
    const all = (await client.send("POST", "/api/account/export")).json();
    const { exportedAt: _, account: __, ...entries } = all;
    return entries;
  };

  const login = ({ email, password }: Client) =>
    test.visitor("POST", "/api/auth/login", { body: { email, password } });

  it("of ten years are moved at the first request, each with its revision", async () => {
    const client = await withEntries(DAYS);
    const before = await exportOf(client);
    const log = async () => (await client.send("GET", `/api/pcos-logs/${LAST}`)).json();
    const logged = await log();
    const owner = await ownerOfClient(test, client);
    expect(await storeAsRows(test.db, owner)).toBeGreaterThan(7_000);
    expect((await rowsOf(client)).pages).toBe(0);
    expect(await log()).toEqual(logged);
    expect(await rowsOf(client)).toEqual({ pages: expect.any(Number), rows: 0 });
    expect(await layoutOf(client)).toBe(1);
    expect(await exportOf(client)).toEqual(before);
  });

  it("are moved at a sign-in, and only once by simultaneous requests", async () => {
    const client = await withEntries(40);
    const before = await exportOf(client);
    const owner = await ownerOfClient(test, client);
    await storeAsRows(test.db, owner);
    expect((await login(client)).json().user.name).toBe(client.user.name);
    expect(await layoutOf(client)).toBe(1);
    await storeAsRows(test.db, owner);
    const paths = ["/api/cycles", "/api/stress", "/api/medicines", "/api/user/profile"];
    const answers = await Promise.all([...paths, ...paths].map((path) => client.send("GET", path)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect(await exportOf(client)).toEqual(before);
  });

  it("are moved again from the start when another node's write comes first", async () => {
    const client = await withEntries(400);
    const owner = await ownerOfClient(test, client);
    await storeAsRows(test.db, owner);
    const raise = () =>
      test.db
        .updateTable("accounts")
        .set((eb) => ({ revision: eb("revision", "+", 1) }))
        .where("account_id", "=", owner.accountId)
        .execute();
    const [answer] = await Promise.all([client.send("GET", "/api/stress"), raise(), raise()]);
    expect([answer.statusCode, answer.json().length]).toEqual([200, 400]);
    expect(await rowsOf(client)).toMatchObject({ rows: 0 });
  });

  it("that cannot be opened stay where they are, are listed, and can be deleted", async () => {
    const client = await withEntries(5);
    const owner = await ownerOfClient(test, client);
    await storeAsRows(test.db, owner);
    const [row] = await test.db
      .selectFrom("older_entries")
      .select(["kind", "key"])
      .where("account_id", "=", owner.accountId)
      .where("kind", "=", "stress")
      .execute();
    await test.db
      .updateTable("older_entries")
      .set({ sealed: Buffer.alloc(40) })
      .where("account_id", "=", owner.accountId)
      .where("key", "=", row?.key ?? "")
      .execute();
    expect((await client.send("GET", "/api/stress")).json()).toHaveLength(4);
    expect(await rowsOf(client)).toMatchObject({ rows: 1 });
    const damaged = (await client.send("GET", "/api/damaged-entries")).json();
    expect(damaged).toEqual([{ id: `stress.${row?.key}`, kind: "stress", month: null, day: null }]);
    const path = `/api/damaged-entries/${damaged[0].id}`;
    expect((await client.send("DELETE", path)).statusCode).toBe(204);
    expect(await rowsOf(client)).toMatchObject({ rows: 0 });
    expect((await client.send("GET", "/api/damaged-entries")).json()).toEqual([]);
  });

  it("leave with the account", async () => {
    const client = await withEntries(5);
    await storeAsRows(test.db, await ownerOfClient(test, client));
    const { password } = client;
    const answer = await client.send("DELETE", "/api/account", { body: { password } });
    expect(answer.statusCode).toBe(204);
    expect(await rowsOf(client)).toEqual({ pages: 0, rows: 0 });
  });

  it("are written to only after the move", async () => {
    const client = await withEntries(5);
    const owner = await ownerOfClient(test, client);
    await storeAsRows(test.db, owner);
    const body = { date: LAST, level: 5 };
    expect((await client.send("POST", "/api/stress", { body })).statusCode).toBe(201);
    const listed = await createJournal(test.db).read(owner).list("stress");
    expect(listed.map(({ level }) => level).sort()).toEqual([3, 3, 3, 3, 5]);
  });
});
